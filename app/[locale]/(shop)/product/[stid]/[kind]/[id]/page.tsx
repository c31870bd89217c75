import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Messages } from "@/components/i18n/messages";
import { ProductBar } from "@/components/products/product-bar";
import { ProductHead } from "@/components/products/product-head";
import { ProductPage } from "@/components/products/product-page";
import { ProductPictures } from "@/components/products/product-pictures";
import type { Product } from "@/lib/contracts/products";
import { hrefs } from "@/lib/routing/hrefs";
import { readProduct, readStore } from "@/lib/server/store-reader";
import { orderStoreOf } from "@/lib/stores/order-store";

export const ensureStatic = "navigation";
export const instant = false;

type Props = { params: Promise<{ stid: string; kind: string; id: string }> };

export function generateStaticParams() {
  return [{ stid: "0", kind: "fdid", id: "0" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { store, product } = await readPage(params);
  if (!store || !product) return { robots: { index: false } };
  return {
    title: `${product.name}｜${store.name}`,
    description: product.desc || `${store.name}：${product.name}`,
    alternates: { canonical: hrefs.product({ stid: store.id, ...keyOf(product) }) },
  };
}

export default async function Page({ params }: Props) {
  const { store, product } = await readPage(params);
  if (!store || !product) notFound();
  return (
    <main id="main" className="mx-auto flex w-full max-w-5xl flex-1 flex-col md:px-6 md:py-6">
      <Messages of={["products", "productForm", "reservations", "errors"]}>
        <ProductBar stid={store.id} storeName={store.name} />
        <div className="flex flex-1 flex-col md:grid md:grid-cols-2 md:items-start md:gap-8">
          <ProductPictures name={product.name} pictures={picturesOf(product)} />
          <div className="flex flex-1 flex-col">
            <ProductHead product={product} isPage />
            <ProductPage store={orderStoreOf(store)} product={product} />
          </div>
        </div>
      </Messages>
    </main>
  );
}

async function readPage(params: Props["params"]) {
  const { stid, kind, id } = await params;
  const asked = { stid: Number(stid), kind, id: Number(id) };
  const [store, product] = await Promise.all([readStore(asked.stid), readProduct(asked)]);
  return { store, product };
}

function keyOf({ id, item_type }: Product) {
  return item_type === "set" ? { setid: id } : { fdid: id };
}

function picturesOf({ food_image_list, image }: { food_image_list: string[]; image: string }) {
  return food_image_list.length > 0 ? food_image_list : [image];
}
