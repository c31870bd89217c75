import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ProductAbout } from "@/components/catalog/product/product-about";
import { ProductBar } from "@/components/catalog/product/product-bar";
import { ProductHead } from "@/components/catalog/product/product-head";
import { ProductPage } from "@/components/catalog/product/product-page";
import { ProductPictures } from "@/components/catalog/product/product-pictures";
import { JsonLd } from "@/components/site/json-ld";
import { Messages } from "@/components/ui/messages";
import { largestPicture } from "@/components/ui/picture-sources";
import { ScriptNote } from "@/components/ui/script-note";
import { orderStoreOf } from "@/lib/catalog/order-store";
import { productNode } from "@/lib/catalog/product-json-ld";
import type { ShownStore } from "@/lib/catalog/shown-store";
import { storeCrumbs } from "@/lib/catalog/store-crumbs";
import { type DiningType, STORE_CLASSIFICATION } from "@/lib/contracts/codes";
import type { MenuFood, Product } from "@/lib/contracts/products";
import { formatMoney } from "@/lib/format/money";
import { productHref } from "@/lib/routing/hrefs";
import { readAreas } from "@/lib/server/area-reader";
import { localMetadata, pageBase, pageNames } from "@/lib/server/page-language";
import { readProduct, readStorePage, readWholeMenu } from "@/lib/server/store-reader";
import { breadcrumbNode } from "@/lib/site/json-ld";

export const ensureStatic = "navigation";
export const instant = false;

/** The maximum number of other products that a product page links to. */
const SIBLINGS = 8;

type Props = { params: Promise<{ stid: string; kind: string; id: string; dining: string }> };

export function generateStaticParams() {
  return [{ stid: "0", kind: "fdid", id: "0", dining: "1" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const read = await readPage(params);
  if (!read) return { robots: { index: false } };
  const t = await getTranslations("productPage");
  const { store, product } = read;
  const names = {
    product: product.name,
    store: store.name,
    area: (await pageNames()).areaOf(store),
  };
  const kind = product.item_type === "set" ? "setid" : "fdid";
  const metadata = await localMetadata({
    title: t("title", names),
    description: t("description", {
      ...names,
      price: formatMoney(product.unit_price),
      desc: product.desc,
    }),
    path: productHref(store.id, product),
    preview: { of: "product", stid: store.id, kind, id: product.id },
  });
  return isThin(product) ? { ...metadata, robots: { index: false } } : metadata;
}

export default async function Page({ params }: Props) {
  const read = await readPage(params);
  if (!read) notFound();
  const { store, dining_type, product } = read;
  const origin = await pageBase();
  const images = picturesOf(product).map((image) => largestPicture(image, "food"));
  const node = productNode(product, { store, images, origin });
  const [t, areas, siblings] = await Promise.all([
    getTranslations("areas"),
    readAreas(),
    readSiblings({ store, dining_type, product }),
  ]);
  const crumbs = [
    ...storeCrumbs(store, { indexName: t("index"), areas, ...(await pageNames()) }),
    { name: product.name, path: productHref(store.id, product) },
  ];
  return (
    <main id="main" className="mx-auto flex w-full max-w-5xl flex-1 flex-col md:px-6 md:py-6">
      <JsonLd nodes={[...(node ? [node] : []), breadcrumbNode(crumbs, origin)]} />
      <Messages of={["products", "dataNames", "productForm", "reservations", "errors"]}>
        <ProductBar stid={store.id} storeName={store.name} />
        <div className="flex flex-1 flex-col md:grid md:grid-cols-2 md:items-start md:gap-8">
          <ProductPictures name={product.name} pictures={picturesOf(product)} />
          <div className="flex flex-1 flex-col">
            <ProductHead product={product} isPage />
            <ScriptNote part="product" className="mx-4 mt-4 md:mx-5" />
            <ProductPage store={orderStoreOf(store)} dining_type={dining_type} product={product} />
          </div>
        </div>
        <ProductAbout store={store} siblings={siblings} crumbs={crumbs} />
      </Messages>
    </main>
  );
}

/**
 * Returns true if search engines must not index the page: the price of the product is 0, or it has neither a text nor a
 * picture.
 */
function isThin({ desc, image, unit_price }: Product): boolean {
  return unit_price === 0 || (desc === "" && image === "");
}

/**
 * Returns at most `SIBLINGS` other products of the same menu category, without products whose price is 0. Returns
 * none for a grocery, because the categories of a grocery have pages of their own.
 */
async function readSiblings({ store, dining_type, product }: Shown): Promise<MenuFood[]> {
  if (store.store_classification_id === STORE_CLASSIFICATION.grocery) return [];
  const categories = await readWholeMenu({ store_id: store.id, dining_type });
  const isHere = ({ id, item_type }: MenuFood) =>
    id === product.id && item_type === product.item_type;
  const foods = categories.find((category) => category.foods.some(isHere))?.foods ?? [];
  return foods.filter((food) => !isHere(food) && food.unit_price > 0).slice(0, SIBLINGS);
}

type Shown = { store: ShownStore; dining_type: DiningType; product: Product };

async function readPage(params: Props["params"]) {
  const { kind, id, ...place } = await params;
  const read = await readStorePage(place);
  if (!read) return null;
  const { store, dining_type } = read;
  const product = await readProduct({ stid: store.id, kind, id: Number(id), dining_type });
  return product && { store, dining_type, product };
}

function picturesOf({ food_image_list, image }: { food_image_list: string[]; image: string }) {
  return food_image_list.length > 0 ? food_image_list : [image];
}
