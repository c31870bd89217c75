import { useTranslations } from "next-intl";
import { LoadFailed } from "@/components/ui/load-failed";
import { PageLink } from "@/components/ui/page-link";
import { changedRoute, type ListRoute, listHref } from "@/lib/catalog/list-filter";
import type { Named } from "@/lib/catalog/list-names";
import type { DiningType } from "@/lib/contracts/codes";
import type { StorePage } from "@/lib/contracts/store-lists";
import { FoundDishes } from "./found-dishes";
import { MoreStores } from "./more-stores";
import { NoStores } from "./no-stores";
import { StoreCardSkeleton } from "./store-card-skeleton";
import { STORE_GRID, StoreGrid } from "./store-grid";
import type { StorePages } from "./use-store-pages";

type Props = {
  route: ListRoute;
  pages: StorePages;
  dining_type: DiningType;
  area: string;
  types: Named[];
  onChoose: (route: ListRoute) => void;
};

const SKELETONS = [1, 2, 3, 4, 5, 6, 7, 8];

/**
 * The list of stores, or its loading, empty or error state. The element is at least as high as the screen, so that a
 * short state does not move the footer into view.
 */
export function ListStores({ route, pages, dining_type, area, types, onChoose }: Props) {
  const t = useTranslations("storeList");
  const tCard = useTranslations("storeCard");
  const { current, shown, failure } = pages;
  return (
    <div aria-busy={pages.isLoading} className="page-width min-h-dvh pb-12">
      {body()}
    </div>
  );

  function body() {
    if (!current && failure) {
      return (
        <LoadFailed
          title={t("failed")}
          failure={failure}
          retryLabel={tCard("retry")}
          onRetry={pages.loadMore}
        />
      );
    }
    if (!shown) return skeleton();
    if (current?.stores.length === 0) {
      return <NoStores route={route} area={area} types={types} onChoose={onChoose} />;
    }
    return foundStores(shown);
  }

  function foundStores(list: StorePage) {
    const foods = (route.keyword && list.foods) || [];
    const hasDishes = foods.length > 0;
    return (
      <>
        {current && route.page > 1 && (
          <PageLink
            href={listHref({ ...route, page: route.page - 1 })}
            className="mb-4 inline-flex min-h-11 items-center font-bold text-brand underline-offset-4 hover:underline"
          >
            {t("previous")}
          </PageLink>
        )}
        {route.keyword && <SearchNote keyword={route.keyword} page={list} />}
        {hasDishes && <FoundDishes key={route.keyword} foods={foods} dining_type={dining_type} />}
        <h2 className={hasDishes ? "pb-3 text-lg" : "sr-only"}>{t("stores")}</h2>
        <div className={current ? "" : "opacity-50 transition-opacity duration-150"}>
          <StoreGrid stores={list.stores} dining_type={dining_type} />
        </div>
        <MoreStores pages={pages} hrefOf={(page) => listHref(changedRoute(route, { page }))} />
      </>
    );
  }

  function skeleton() {
    return (
      <div className={STORE_GRID}>
        {SKELETONS.map((place) => (
          <StoreCardSkeleton key={place} />
        ))}
      </div>
    );
  }
}

/**
 * If the backend has searched for a corrected keyword, says which one. If the search is limited to a price range, says
 * to which range. The backend takes the range from the price filter or from the keyword (HM-24, HM-25).
 */
function SearchNote({ keyword, page }: { keyword: string; page: StorePage }) {
  const t = useTranslations("storeList");
  const { corrected, price_min: min = 0, price_max: max } = page;
  const isAnyPrice = min === 0 && max === undefined;
  const range = max === undefined ? t("fromPrice", { min }) : t("betweenPrices", { min, max });
  const price = min === 0 && max !== undefined ? t("upToPrice", { max }) : range;
  return (
    <>
      {corrected && <p className="pb-3 wrap-anywhere">{t("corrected", { keyword, corrected })}</p>}
      {!isAnyPrice && <p className="tabular pb-3 text-sm text-ink-soft">{price}</p>}
    </>
  );
}
