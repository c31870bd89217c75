import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { StoreAbout } from "@/components/catalog/store/store-about";
import { StoreScreen } from "@/components/catalog/store/store-screen";
import { JsonLd } from "@/components/site/json-ld";
import { Messages } from "@/components/ui/messages";
import { largestPicture } from "@/components/ui/picture-sources";
import type { ShownStore } from "@/lib/catalog/shown-store";
import { storeCrumbs } from "@/lib/catalog/store-crumbs";
import { storeNode } from "@/lib/catalog/store-json-ld";
import { STORE_CLASSIFICATION } from "@/lib/contracts/codes";
import type { GroceryCategory } from "@/lib/contracts/products";
import { hrefs } from "@/lib/routing/hrefs";
import { readAreas } from "@/lib/server/area-reader";
import { readCategories } from "@/lib/server/grocery-reader";
import { localMetadata, pageBase, pageNames } from "@/lib/server/page-language";
import { readRelatedStores } from "@/lib/server/related-stores-reader";
import {
  readMenu,
  readStoreAdvertisements,
  readStorePage,
  readStoreReviews,
} from "@/lib/server/store-reader";
import { breadcrumbNode } from "@/lib/site/json-ld";

export const ensureStatic = "navigation";
export const instant = false;

type Props = { params: Promise<{ stid: string; dining: string }> };

export function generateStaticParams() {
  return [{ stid: "0", dining: "1" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const read = await readStorePage(await params);
  if (!read) return { robots: { index: false } };
  const { store } = read;
  const t = await getTranslations("stores");
  return localMetadata({
    ...storeWords(store, t, await pageNames()),
    path: hrefs.store({ stid: store.id }),
    preview: { of: "store", stid: store.id },
  });
}

export default async function Page({ params }: Props) {
  const read = await readStorePage(await params);
  if (!read) notFound();
  const { store, dining_type } = read;
  const isGrocery = store.store_classification_id === STORE_CLASSIFICATION.grocery;
  const at = { store_id: store.id, dining_type };
  const [menu, categories, advertisements, reviews, related] = await Promise.all([
    isGrocery ? null : readMenu(at),
    isGrocery ? readTiles(at) : [],
    readStoreAdvertisements(at),
    readStoreReviews(at),
    readRelatedStores(store),
  ]);
  const origin = await pageBase();
  const [t, areas] = await Promise.all([getTranslations("areas"), readAreas()]);
  const crumbs = storeCrumbs(store, { indexName: t("index"), areas, ...(await pageNames()) });
  return (
    <main id="main" className="flex flex-1 flex-col">
      <JsonLd
        nodes={[
          storeNode(store, {
            origin,
            image: coverOf(store),
            categories: menu?.categories,
            reviews,
          }),
          breadcrumbNode(crumbs, origin),
        ]}
      />
      <Messages of={isGrocery ? [...DOMAINS, "grocery"] : DOMAINS}>
        <StoreScreen
          store={store}
          dining_type={dining_type}
          menu={menu}
          categories={categories}
          advertisements={advertisements}
        >
          <StoreAbout store={store} crumbs={crumbs} reviews={reviews} related={related} />
        </StoreScreen>
      </Messages>
    </main>
  );
}

const DOMAINS = ["stores", "dataNames", "products", "cartPanel", "reservations", "errors"];

type Names = Awaited<ReturnType<typeof pageNames>>;
type Translate = Awaited<ReturnType<typeof getTranslations<"stores">>>;

/** Returns the title and the description of the page: what the store sells, where it is, and how it is rated. */
function storeWords({ name, intro, ...store }: ShownStore, t: Translate, local: Names) {
  const [type] = store.store_types;
  const stars = store.star_num > 0 ? store.avg_star_count.toFixed(1) : "";
  return {
    title: t("title", { name, area: local.areaOf(store), type: local.typeOf(type?.name ?? "") }),
    description: t("description", {
      name,
      place: local.placeOf(store),
      types: local.listOf(store.store_types.map((each) => local.typeOf(each.name))),
      rating: stars && t("descriptionRating", { stars, count: store.star_num }),
      intro,
    }),
  };
}

/** Reads the categories of a grocery without their subcategories, because the store page shows only the first level. */
async function readTiles(at: Parameters<typeof readCategories>[0]): Promise<GroceryCategory[]> {
  const categories = await readCategories(at);
  return categories.map((category) => ({ ...category, children: [] }));
}

function coverOf(store: ShownStore): string {
  return largestPicture(store.web_detail_image || store.image, "cover");
}
