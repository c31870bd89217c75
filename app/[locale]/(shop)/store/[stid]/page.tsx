import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { Messages } from "@/components/i18n/messages";
import { StoreScreen } from "@/components/stores/store-screen";
import { pictureSources } from "@/components/ui/picture-sources";
import { hrefs } from "@/lib/routing/hrefs";
import { env } from "@/lib/server/env";
import { readMenu, readStore } from "@/lib/server/store-reader";
import type { ShownStore } from "@/lib/stores/shown-store";
import { storeJsonLd } from "@/lib/stores/store-json-ld";
import { storeTypesText } from "@/lib/stores/store-rules";

export const ensureStatic = "navigation";
export const instant = false;

type Props = { params: Promise<{ stid: string }> };

export function generateStaticParams() {
  return [{ stid: "0" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const store = await readStore(Number((await params).stid));
  if (!store) return { robots: { index: false } };
  const t = await getTranslations("stores");
  const types = storeTypesText(store.store_types);
  return {
    title: store.name,
    description: t("description", { name: store.name, types, intro: store.intro }),
    alternates: { canonical: hrefs.store({ stid: store.id }) },
    openGraph: { title: store.name, images: [absolute(coverOf(store))] },
  };
}

export default async function Page({ params }: Props) {
  const stid = Number((await params).stid);
  const [store, menu] = await Promise.all([readStore(stid), readMenu(stid)]);
  if (!store) notFound();
  const url = absolute(hrefs.store({ stid }));
  const image = absolute(coverOf(store));
  return (
    <main id="main" className="flex flex-1 flex-col">
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON, see storeJsonLd
        dangerouslySetInnerHTML={{ __html: storeJsonLd(store, { url, image }) }}
      />
      <Messages
        of={["stores", "products", "cart", "newOrder", "storeDetails", "address", "errors"]}
      >
        <StoreScreen store={store} menu={menu} />
      </Messages>
    </main>
  );
}

function coverOf(store: ShownStore): string {
  return pictureSources(store.web_detail_image || store.image, "cover").url;
}

/** Crawlers and link previews read it outside of this site. */
function absolute(path: string): string {
  return new URL(path, env().APP_ORIGIN).href;
}
