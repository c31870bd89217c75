import "server-only";
import { districtOf } from "@/lib/address/districts";
import { storeTypesText } from "@/lib/catalog/store-rules";
import { formatMoney } from "@/lib/format/money";
import { builtInFile } from "@/lib/site/absolute-url";
import type { Preview } from "@/lib/site/preview-path";
import { site } from "@/lib/site/site";
import type previews from "@/messages/zh-TW/previews.json";
import { readAreaStores } from "./area-reader";
import { readProduct, readStore } from "./store-reader";

/** The content of a link preview. `picture` is a file of the shop or an address of the operator. */
export type ShownPreview = {
  name: string;
  lines: string[];
  picture: string;
  shape: "cover" | "food";
};

type Texts = typeof previews;

/** Null for an unknown subject. */
export async function readPreview(preview: Preview, texts: Texts): Promise<ShownPreview | null> {
  switch (preview.of) {
    case "site":
      return {
        name: texts.site,
        lines: [texts.what, texts.promise],
        picture: HERO,
        shape: "cover",
      };
    case "area":
      return areaPreview(preview.area_id, texts);
    case "store":
      return storePreview(preview.stid);
    case "product":
      return productPreview(preview);
    default:
      return preview satisfies never;
  }
}

const HERO = `${site.hero}-1280.webp`;

async function areaPreview(area_id: number, texts: Texts): Promise<ShownPreview | null> {
  const district = districtOf(area_id);
  if (!district) return null;
  const { total } = await readAreaStores(district);
  return {
    name: district.city_name + district.area_name,
    lines: [texts.what, total > 0 ? `${total} ${texts.count}` : ""],
    picture: HERO,
    shape: "cover",
  };
}

async function storePreview(stid: number): Promise<ShownPreview | null> {
  const store = await readStore(stid);
  if (!store) return null;
  const { city_name, area_name, star_num, avg_star_count } = store;
  const stars = star_num > 0 ? `★ ${avg_star_count.toFixed(1)} · ` : "";
  return {
    name: store.name,
    lines: [storeTypesText(store.store_types), `${stars}${city_name}${area_name}`],
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
