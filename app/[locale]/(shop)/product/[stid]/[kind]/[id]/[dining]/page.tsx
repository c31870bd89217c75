import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ProductBar } from "@/components/catalog/product/product-bar";
import { ProductHead } from "@/components/catalog/product/product-head";
import { ProductPage } from "@/components/catalog/product/product-page";
import { ProductPictures } from "@/components/catalog/product/product-pictures";
import { JsonLd } from "@/components/site/json-ld";
import { Messages } from "@/components/ui/messages";
import { largestPicture } from "@/components/ui/picture-sources";
import { orderStoreOf } from "@/lib/catalog/order-store";
import { productNode } from "@/lib/catalog/product-json-ld";
import { hrefs, productHref } from "@/lib/routing/hrefs";
import { env } from "@/lib/server/env";
import { readProduct, readStorePage } from "@/lib/server/store-reader";
import { breadcrumbNode } from "@/lib/site/json-ld";
import { pageMetadata } from "@/lib/site/metadata";
import { previewPath } from "@/lib/site/preview-path";

export const ensureStatic = "navigation";
export const instant = false;

type Props = { params: Promise<{ stid: string; kind: string; id: string; dining: string }> };

export function generateStaticParams() {
  return [{ stid: "0", kind: "fdid", id: "0", dining: "1" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const read = await readPage(params);
  if (!read) return { robots: { index: false } };
  const { store, product } = read;
  const kind = product.item_type === "set" ? "setid" : "fdid";
  return pageMetadata({
    title: `${product.name}｜${store.name}`,
    description: product.desc || `${store.name}：${product.name}`,
    path: productHref(store.id, product),
    picture: previewPath({ of: "product", stid: store.id, kind, id: product.id }),
  });
}

export default async function Page({ params }: Props) {
  const read = await readPage(params);
  if (!read) notFound();
  const { store, dining_type, product } = read;
  const { APP_ORIGIN: origin } = env();
  const images = picturesOf(product).map((image) => largestPicture(image, "food"));
  const node = productNode(product, { store, images, origin });
  const t = await getTranslations("areas");
  const crumbs = [
    { name: t("index"), path: hrefs.index() },
    { name: store.name, path: hrefs.store({ stid: store.id }) },
    { name: product.name, path: productHref(store.id, product) },
  ];
  return (
    <main id="main" className="mx-auto flex w-full max-w-5xl flex-1 flex-col md:px-6 md:py-6">
      <JsonLd nodes={[...(node ? [node] : []), breadcrumbNode(crumbs, origin)]} />
      <Messages of={["products", "productForm", "reservations", "errors"]}>
        <ProductBar stid={store.id} storeName={store.name} />
        <div className="flex flex-1 flex-col md:grid md:grid-cols-2 md:items-start md:gap-8">
          <ProductPictures name={product.name} pictures={picturesOf(product)} />
          <div className="flex flex-1 flex-col">
            <ProductHead product={product} isPage />
            <ProductPage store={orderStoreOf(store)} dining_type={dining_type} product={product} />
          </div>
        </div>
      </Messages>
    </main>
  );
}

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
