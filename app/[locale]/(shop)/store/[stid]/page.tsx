import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { Messages } from "@/components/i18n/messages";
import { StoreScreen } from "@/components/stores/store-screen";
import { pictureSources } from "@/components/ui/picture-sources";
import { STORE_CLASSIFICATION } from "@/lib/contracts/codes";
import type { GroceryCategory } from "@/lib/contracts/products";
import { hrefs } from "@/lib/routing/hrefs";
import { env } from "@/lib/server/env";
import { readCategories } from "@/lib/server/grocery-reader";
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
  const store = await readStore(stid);
  if (!store) notFound();
  const isGrocery = store.store_classification_id === STORE_CLASSIFICATION.grocery;
  const url = absolute(hrefs.store({ stid }));
  const image = absolute(coverOf(store));
  return (
    <main id="main" className="flex flex-1 flex-col">
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON, see storeJsonLd
        dangerouslySetInnerHTML={{ __html: storeJsonLd(store, { url, image }) }}
      />
      <Messages of={isGrocery ? [...DOMAINS, "grocery"] : DOMAINS}>
        <StoreScreen
          store={store}
          menu={isGrocery ? null : await readMenu(stid)}
          categories={isGrocery ? await readTiles(stid) : []}
        />
      </Messages>
    </main>
  );
}

const DOMAINS = ["stores", "products", "cartPanel", "reservations", "errors"];

/** The tiles are of the first level: what lies below it stays out of the page. */
async function readTiles(stid: number): Promise<GroceryCategory[]> {
  const categories = await readCategories(stid);
  return categories.map((category) => ({ ...category, children: [] }));
}

function coverOf(store: ShownStore): string {
  return pictureSources(store.web_detail_image || store.image, "cover").url;
}

/** Crawlers and link previews read it outside of this site. */
function absolute(path: string): string {
  return new URL(path, env().APP_ORIGIN).href;
}
