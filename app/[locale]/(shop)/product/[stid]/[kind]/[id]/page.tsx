import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { Messages } from "@/components/i18n/messages";
import { ProductHead } from "@/components/products/product-head";
import { ProductPage } from "@/components/products/product-page";
import { ProductPictures } from "@/components/products/product-pictures";
import { Glyph } from "@/components/ui/glyph";
import { hrefs } from "@/lib/routing/hrefs";
import { readFood, readStore, withoutTexts } from "@/lib/server/store-reader";

export const ensureStatic = "navigation";
export const instant = false;

type Props = { params: Promise<{ stid: string; kind: string; id: string }> };

export function generateStaticParams() {
  return [{ stid: "0", kind: "fdid", id: "0" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { store, product } = await readProduct(params);
  if (!store || !product) return { robots: { index: false } };
  return {
    title: `${product.name}｜${store.name}`,
    description: product.desc || `${store.name}：${product.name}`,
    alternates: { canonical: hrefs.product({ stid: store.id, fdid: product.id }) },
  };
}

export default async function Page({ params }: Props) {
  const { store, product } = await readProduct(params);
  if (!store || !product) notFound();
  const t = await getTranslations("products");
  return (
    <main id="main" className="mx-auto flex w-full max-w-5xl flex-1 flex-col md:px-6 md:py-6">
      <a
        href={hrefs.store({ stid: store.id })}
        className="flex min-h-12 items-center gap-1 px-3 font-bold text-brand md:px-0"
      >
        <Glyph name="back" />
        <span className="sr-only">{t("backToStore")} </span>
        {store.name}
      </a>
      <div className="flex flex-1 flex-col md:grid md:grid-cols-2 md:items-start md:gap-8">
        <ProductPictures name={product.name} pictures={picturesOf(product)} />
        <div className="flex flex-1 flex-col">
          <ProductHead product={product} isPage />
          <Messages of={["products", "newOrder", "errors"]}>
            <ProductPage store={withoutTexts(store)} product={product} />
          </Messages>
        </div>
      </div>
    </main>
  );
}

async function readProduct(params: Props["params"]) {
  const { stid, kind, id } = await params;
  const food_id = kind === "fdid" ? Number(id) : 0;
  const [store, product] = await Promise.all([
    readStore(Number(stid)),
    readFood(Number(stid), food_id),
  ]);
  return { store, product };
}

function picturesOf({ food_image_list, image }: { food_image_list: string[]; image: string }) {
  return food_image_list.length > 0 ? food_image_list : [image];
}
