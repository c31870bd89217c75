import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { StoreListPage } from "@/components/catalog/list/store-list-page";
import { readHome } from "@/lib/server/home-reader";
import { pageNames } from "@/lib/server/page-language";
import { readListNames } from "@/lib/server/store-list-reader";
import { pagePlace } from "@/lib/view/page-place";

type Props = { params: Promise<{ area: string; dining: string }> };

export const ensureStatic = "navigation";
export const instant = false;

export function generateStaticParams() {
  return [{ area: "none", dining: "1" }];
}

/** Search engines must not index filtered lists. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("storeList");
  return { title: t("searchTitle"), description: t("searchDescription"), robots: { index: false } };
}

/** The HTML is the same for all keywords, sort orders and filters, because the browser applies them. */
export default async function Page({ params }: Props) {
  const place = pagePlace(await params);
  const [home, names] = place
    ? await Promise.all([readHome(place), readListNames(place)])
    : [null, null];
  if (!place || !home || !names) notFound();
  const local = await pageNames();
  const types = names.types.map((type) => ({ ...type, name: local.typeOf(type.name) }));
  return (
    <StoreListPage
      {...home}
      area={local.placeOf(home.district)}
      names={{ ...names, types }}
      dining_type={place.dining_type}
      first={null}
    />
  );
}
