import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AreaTrail } from "@/components/catalog/areas/area-trail";
import { GroceryScreen } from "@/components/catalog/grocery/grocery-screen";
import { StoreRedirect } from "@/components/catalog/store/store-redirect";
import { JsonLd } from "@/components/site/json-ld";
import { Messages } from "@/components/ui/messages";
import { PageLink } from "@/components/ui/page-link";
import { type CategoryChoice, categoryChoice } from "@/lib/catalog/category-choice";
import { productListNode } from "@/lib/catalog/product-json-ld";
import type { ShownStore } from "@/lib/catalog/shown-store";
import { storeCrumbs } from "@/lib/catalog/store-crumbs";
import { STORE_CLASSIFICATION } from "@/lib/contracts/codes";
import { hrefs } from "@/lib/routing/hrefs";
import { readAreas } from "@/lib/server/area-reader";
import { readCategories, readCategoryProducts } from "@/lib/server/grocery-reader";
import { localMetadata, pageBase, pageNames } from "@/lib/server/page-language";
import { readStorePage, withoutTexts } from "@/lib/server/store-reader";
import { breadcrumbNode } from "@/lib/site/json-ld";

export const ensureStatic = "navigation";
export const instant = false;

type Props = { params: Promise<{ stid: string; cat: string; dining: string }> };

export function generateStaticParams() {
  return [{ stid: "0", cat: "0", dining: "1" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const read = await readGrocery(params);
  if (!read) return { robots: { index: false } };
  const { store, choice } = read;
  const t = await getTranslations("grocery");
  if (!isGrocery(store)) {
    const canonical = hrefs.store({ stid: store.id });
    return { title: store.name, alternates: { canonical }, robots: { index: false } };
  }
  const names = {
    store: store.name,
    area: (await pageNames()).areaOf(store),
    category: choice?.name ?? t("products"),
  };
  return localMetadata({
    title: t("pageTitle", names),
    description: t("description", names),
    path: categoryHref(store.id, choice),
    preview: { of: "store", stid: store.id },
  });
}

export default async function Page({ params }: Props) {
  const read = await readGrocery(params);
  if (!read) notFound();
  const { store, dining_type, categories, choice } = read;
  if (!isGrocery(store)) return <Menu store={store} />;
  const category_id = choice?.id ?? 0;
  const first = await readCategoryProducts({ store_id: store.id, dining_type, category_id });
  const origin = await pageBase();
  const [t, tGrocery, areas] = await Promise.all([
    getTranslations("areas"),
    getTranslations("grocery"),
    readAreas(),
  ]);
  const crumbs = [
    ...storeCrumbs(store, { indexName: t("index"), areas, ...(await pageNames()) }),
    ...(choice ? [{ name: choice.name, path: categoryHref(store.id, choice) }] : []),
  ];
  return (
    <main id="main" className="flex flex-1 flex-col">
      <JsonLd
        nodes={[
          breadcrumbNode(crumbs, origin),
          productListNode(first.data, {
            name: choice?.name ?? store.name,
            stid: store.id,
            origin,
          }),
        ]}
      />
      <Messages of={["grocery", "stores", "dataNames", "products", "cartPanel", "errors"]}>
        <GroceryScreen
          store={withoutTexts(store)}
          dining_type={dining_type}
          categories={categories}
          cat={category_id}
          first={first}
        >
          <div className="page-width grid gap-1 pb-6">
            {choice && first.last_page > 1 && (
              <PageLink
                href={hrefs.menu({ stid: store.id, cat: choice.id })}
                className="inline-flex min-h-11 items-center justify-self-start text-brand underline underline-offset-4"
              >
                {tGrocery("allProducts", { category: choice.name })}
              </PageLink>
            )}
            <AreaTrail label={t("trail")} crumbs={crumbs} />
          </div>
        </GroceryScreen>
      </Messages>
    </main>
  );
}

/** The path of the page with the shown category, or without a category if the store has none. */
function categoryHref(stid: number, choice: CategoryChoice | null): string {
  return hrefs.grocery({ stid, ...(choice && { cat: choice.id }) });
}

function isGrocery({ store_classification_id }: ShownStore): boolean {
  return store_classification_id === STORE_CLASSIFICATION.grocery;
}

/** Redirects to the store page, because a restaurant has no grocery categories. */
async function Menu({ store }: { store: ShownStore }) {
  const t = await getTranslations("products");
  return (
    <main
      id="main"
      className="page-width grid flex-1 content-center justify-items-center gap-4 py-16"
    >
      <h1 className="text-2xl">{store.name}</h1>
      <StoreRedirect stid={store.id} />
      <PageLink
        href={hrefs.store({ stid: store.id })}
        className="text-brand underline underline-offset-4"
      >
        {t("backToStore")}
      </PageLink>
    </main>
  );
}

async function readGrocery(params: Props["params"]) {
  const { cat, ...place } = await params;
  const read = await readStorePage(place);
  if (!read) return null;
  const { store, dining_type } = read;
  const categories = await readCategories({ store_id: store.id, dining_type });
  const choice = categoryChoice(categories, Number(cat));
  // Without the 404 for unknown categories, requests with invented numbers would fill the page cache. A script of the
  // 404 page redirects to the first category of the store (GR-02).
  const isKnown = cat === "0" || choice?.id === Number(cat);
  return isKnown ? { store, dining_type, categories, choice } : null;
}
