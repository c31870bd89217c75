import "server-only";
import { getTranslations } from "next-intl/server";
import { districtOf } from "@/lib/address/districts";
import { placeName } from "@/lib/address/place-name";
import { storeTypesText } from "@/lib/catalog/store-rules";
import { formatMoney } from "@/lib/format/money";
import type { Locale } from "@/lib/routing/routes";
import { builtInFile } from "@/lib/site/absolute-url";
import type { Preview } from "@/lib/site/preview-path";
import { site } from "@/lib/site/site";
import { DATA_NAMES, PLACE_NAMES } from "@/messages/server-texts";
import { readAreaStores } from "./area-reader";
import { readProduct, readStore } from "./store-reader";

/**
 * The content of a link preview. `picture` is the path of a file of the shop, or the URL of a picture of the operator.
 */
export type ShownPreview = {
  name: string;
  lines: string[];
  picture: string;
  shape: "cover" | "food";
};

/**
 * Reads the content of a link preview. Null for an unknown store, product or district. The names of stores and dishes
 * are Chinese in every language.
 */
export async function readPreview(preview: Preview, locale: Locale): Promise<ShownPreview | null> {
  switch (preview.of) {
    case "site":
      return sitePreview(locale);
    case "area":
      return areaPreview(preview.area_id, locale);
    case "store":
      return storePreview(preview.stid, locale);
    case "product":
      return productPreview(preview);
    default:
      return preview satisfies never;
  }
}

const HERO = `${site.hero}-1280.webp`;

async function sitePreview(locale: Locale): Promise<ShownPreview> {
  const t = await getTranslations({ locale, namespace: "previews" });
  return { name: t("site"), lines: [t("what"), t("promise")], picture: HERO, shape: "cover" };
}

async function areaPreview(area_id: number, locale: Locale): Promise<ShownPreview | null> {
  const district = districtOf(area_id);
  if (!district) return null;
  const [t, { total }] = await Promise.all([
    getTranslations({ locale, namespace: "previews" }),
    readAreaStores(district),
  ]);
  return {
    name: placeName(district, PLACE_NAMES[locale]),
    lines: [t("what"), total > 0 ? t("count", { count: total }) : ""],
    picture: HERO,
    shape: "cover",
  };
}

async function storePreview(stid: number, locale: Locale): Promise<ShownPreview | null> {
  const store = await readStore(stid);
  if (!store) return null;
  const { star_num, avg_star_count } = store;
  const stars = star_num > 0 ? `★ ${avg_star_count.toFixed(1)} · ` : "";
  return {
    name: store.name,
    lines: [
      storeTypesText(store.store_types, DATA_NAMES[locale]),
      `${stars}${placeName(store, PLACE_NAMES[locale])}`,
    ],
    picture: builtInFile(store.web_detail_image || store.image, 640),
    shape: "cover",
  };
}

type ProductPreview = Extract<Preview, { of: "product" }>;

async function productPreview(preview: ProductPreview): Promise<ShownPreview | null> {
  const [store, product] = await Promise.all([readStore(preview.stid), readProduct(preview)]);
  if (!store || !product) return null;
  const price = product.unit_price > 0 ? formatMoney(product.unit_price) : "";
  return {
    name: product.name,
    lines: [store.name, price],
    picture: builtInFile(product.image, 320),
    shape: "food",
  };
}
