import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { GroceryScreen } from "@/components/grocery/grocery-screen";
import { Messages } from "@/components/i18n/messages";
import { categoryChoice } from "@/lib/grocery/category-choice";
import { hrefs } from "@/lib/routing/hrefs";
import { readCategories, readCategoryProducts } from "@/lib/server/grocery-reader";
import { readStore, withoutTexts } from "@/lib/server/store-reader";

export const ensureStatic = "navigation";
export const instant = false;

type Props = { params: Promise<{ stid: string; cat: string }> };

export function generateStaticParams() {
  return [{ stid: "0", cat: "0" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { store, choice } = await readGrocery(params);
  if (!store) return { robots: { index: false } };
  const t = await getTranslations("grocery");
  const names = { store: store.name, category: choice?.name ?? t("products") };
  return {
    title: t("title", names),
    description: t("description", names),
    // Whatever was asked for: the address of the category that is shown.
    alternates: { canonical: hrefs.grocery({ stid: store.id, ...(choice && { cat: choice.id }) }) },
  };
}

export default async function Page({ params }: Props) {
  const { store, categories, choice } = await readGrocery(params);
  if (!store) notFound();
  const first = await readCategoryProducts(store.id, choice?.id ?? 0);
  return (
    <main id="main" className="flex flex-1 flex-col">
      <Messages of={["grocery", "search", "stores", "products", "cart", "newOrder", "errors"]}>
        <GroceryScreen
          store={withoutTexts(store)}
          categories={categories}
          cat={choice?.id ?? 0}
          first={first}
        />
      </Messages>
    </main>
  );
}

async function readGrocery(params: Props["params"]) {
  const { stid, cat } = await params;
  const [store, categories] = await Promise.all([
    readStore(Number(stid)),
    readCategories(Number(stid)),
  ]);
  return { store, categories, choice: categoryChoice(categories, Number(cat)) };
}
