import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { MenuPage } from "@/components/catalog/store/menu-page";
import { JsonLd } from "@/components/site/json-ld";
import { categoryChoice } from "@/lib/catalog/category-choice";
import { joinedMenus } from "@/lib/catalog/menu-growth";
import { menuNode } from "@/lib/catalog/menu-json-ld";
import { productListNode } from "@/lib/catalog/product-json-ld";
import type { ShownStore } from "@/lib/catalog/shown-store";
import { storeCrumbs } from "@/lib/catalog/store-crumbs";
import { DINING_TYPE, INITIAL_DINING_TYPE, STORE_CLASSIFICATION } from "@/lib/contracts/codes";
import type { FoodCategory } from "@/lib/contracts/stores";
import { hrefs } from "@/lib/routing/hrefs";
import { readAreas } from "@/lib/server/area-reader";
import { readCategories, readWholeCategory } from "@/lib/server/grocery-reader";
import { localMetadata, pageBase, pageNames } from "@/lib/server/page-language";
import { readStorePage, readWholeMenu } from "@/lib/server/store-reader";
import { breadcrumbNode } from "@/lib/site/json-ld";

export const ensureStatic = "navigation";
export const instant = false;

/** The maximum number of product names in the page's description. */
const EXAMPLES = 4;

type Props = { params: Promise<{ stid: string; cat: string }> };

export function generateStaticParams() {
  return [{ stid: "0", cat: "0" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [read, t] = await Promise.all([readMenuPage(params), getTranslations("menuPage")]);
  if (!read) return { robots: { index: false } };
  const { store, sections, words, category } = read;
  const names = sections.flatMap(({ foods }) => foods.map(({ name }) => name));
  const metadata = await localMetadata({
    title: t(words.title, { store: store.name, category: category?.name ?? "" }),
    description: t(words.description, {
      store: store.name,
      category: category?.name ?? "",
      place: (await pageNames()).placeOf(store),
      count: names.length || read.categories.length,
      examples: (await pageNames()).listOf(names.slice(0, EXAMPLES)),
    }),
    path: hrefs.menu({ stid: store.id, cat: category?.id }),
    preview: { of: "store", stid: store.id },
  });
  const isEmpty = names.length + read.categories.length === 0;
  return isEmpty ? { ...metadata, robots: { index: false } } : metadata;
}

export default async function Page({ params }: Props) {
  const read = await readMenuPage(params);
  if (!read) notFound();
  const { store, categories, category, sections, words } = read;
  const [t, tAreas, areas] = await Promise.all([
    getTranslations("menuPage"),
    getTranslations("areas"),
    readAreas(),
  ]);
  const origin = await pageBase();
  const stid = store.id;
  const heading = t(words.title, { store: store.name, category: category?.name ?? "" });
  const crumbs = [
    ...storeCrumbs(store, { indexName: tAreas("index"), areas, ...(await pageNames()) }),
    { name: t(isGrocery(store) ? "products" : "menu"), path: hrefs.menu({ stid }) },
    ...(category ? [{ name: category.name, path: hrefs.menu({ stid, cat: category.id }) }] : []),
  ];
  const page = { name: heading, stid, origin };
  const foods = sections.flatMap((section) => section.foods);
  return (
    <>
      <JsonLd
        nodes={[
          breadcrumbNode(crumbs, origin),
          ...(category ? [productListNode(foods, page)] : []),
          ...(!isGrocery(store) && foods.length > 0 ? [menuNode(sections, page)] : []),
        ]}
      />
      <MenuPage
        stid={stid}
        heading={heading}
        crumbs={crumbs}
        sections={sections}
        categories={categories}
        category={category}
        lead={
          category
            ? t("categoryLead", { category: category.name, count: foods.length })
            : foods.length > 0 && t("lead", { store: store.name, count: foods.length })
        }
      />
    </>
  );
}

/**
 * The dining types whose products the page lists. Pick-up is included, because some products are sold only for pick-up
 * and each product needs a link (AN-16).
 */
const SOLD_FOR = [INITIAL_DINING_TYPE, DINING_TYPE.pickup] as const;

const MENU = { title: "title", description: "description" } as const;
const PRODUCTS = { title: "productsTitle", description: "productsDescription" } as const;
const CATEGORY = { title: "categoryTitle", description: "categoryDescription" } as const;

/**
 * Reads the content of the page: the menu of a restaurant, the categories of a grocery, or the products of one
 * category. Returns null if the store or the category is unknown.
 */
async function readMenuPage(params: Props["params"]) {
  const { stid, cat } = await params;
  const read = await readStorePage({ stid, dining: String(INITIAL_DINING_TYPE) });
  if (!read) return null;
  const { store, dining_type } = read;
  const at = { store_id: store.id, dining_type };
  if (!isGrocery(store)) {
    if (cat !== "0") return null;
    const menus = SOLD_FOR.map((type) => readWholeMenu({ ...at, dining_type: type }));
    const sections = joinedMenus(await Promise.all(menus));
    return { store, sections, categories: [], category: null, words: MENU };
  }
  const categories = await readCategories(at);
  if (cat === "0") return { store, sections: [], categories, category: null, words: PRODUCTS };
  const category = categoryChoice(categories, Number(cat));
  if (category?.id !== Number(cat)) return null;
  const lists = SOLD_FOR.map((type) =>
    readWholeCategory({ ...at, dining_type: type, category_id: category.id }),
  );
  const items = (await Promise.all(lists)).flat();
  const foods = [...new Map(items.map((item) => [item.id, item])).values()];
  const sections: FoodCategory[] = [{ id: category.id, name: "", foods }];
  return { store, sections, categories: [], category, words: CATEGORY };
}

function isGrocery({ store_classification_id }: ShownStore): boolean {
  return store_classification_id === STORE_CLASSIFICATION.grocery;
}
