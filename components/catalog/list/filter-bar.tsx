import { useTranslations } from "next-intl";
import {
  changedRoute,
  choicesFor,
  type ListRoute,
  PRICE_BAND_NAMES,
  WHOLE_LIST,
  withFilter,
  withPrice,
} from "@/lib/catalog/list-filter";
import type { Named } from "@/lib/catalog/list-names";
import type { DiningType } from "@/lib/contracts/codes";

type Props = {
  /** Null until the URL of the page is known. Until then the bar is invisible but takes its space. */
  route: ListRoute | null;
  dining_type: DiningType;
  types: Named[];
  /**
   * True if the list is a keyword search and the backend also searches for dishes, so that a price range can be chosen.
   */
  hasPrices: boolean;
  /** True if the stores can be sorted by the estimated cost of an order. */
  hasEstimates: boolean;
  onChoose: (route: ListRoute) => void;
};

/**
 * The bar with the sort order, the store type, the price ranges and the filters. It stays below the header while the
 * page scrolls.
 */
export function FilterBar(props: Props) {
  const { route, dining_type, types, hasPrices, hasEstimates, onChoose } = props;
  const t = useTranslations("storeList");
  const { sorts, filters } = choicesFor(dining_type);
  const chosen = route ?? WHOLE_LIST;
  const offered = sorts.filter((sort) => sort !== "pay" || hasEstimates || chosen.sort === "pay");
  const hasTypes = !chosen.keyword && !chosen.subject;
  return (
    <fieldset
      aria-label={t("filters")}
      className={`sticky top-14 z-20 bg-paper shadow-[0_1px_var(--color-line)] md:top-16 ${route ? "" : "invisible"}`}
    >
      <div className="page-width flex gap-2 overflow-x-auto py-2 pe-12 [mask-image:linear-gradient(270deg,transparent,#000_3rem)] [scrollbar-width:none] md:pe-6 md:[mask-image:none] [&_:focus-visible]:outline-offset-[-3px]">
        <select
          aria-label={t("sort")}
          value={chosen.sort}
          onChange={({ target }) => {
            const sort = sorts.find((each) => each === target.value);
            if (sort) onChoose(changedRoute(chosen, { sort }));
          }}
          className={lookOf(chosen.sort !== WHOLE_LIST.sort)}
        >
          {offered.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort_${sort}`)}
            </option>
          ))}
        </select>
        {hasTypes && (
          <select
            aria-label={t("type")}
            value={chosen.type ?? ""}
            onChange={({ target }) => onChoose(withType(chosen, Number(target.value)))}
            className={lookOf(chosen.type !== undefined)}
          >
            <option value="">{t("anyType")}</option>
            {types.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
        {(hasPrices || chosen.price) &&
          PRICE_BAND_NAMES.map((name) => {
            const isOn = chosen.price === name;
            return (
              <button
                key={name}
                type="button"
                aria-pressed={isOn}
                onClick={() => onChoose(withPrice(chosen, isOn ? undefined : name))}
                className={`tabular ${lookOf(isOn)}`}
              >
                {t(`price_${name}`)}
              </button>
            );
          })}
        {filters.map((name) => {
          const isOn = chosen.filter.includes(name);
          return (
            <button
              key={name}
              type="button"
              aria-pressed={isOn}
              onClick={() => onChoose(withFilter(chosen, name, isOn ? "off" : "on"))}
              className={lookOf(isOn)}
            >
              {t(`filter_${name}`)}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

function withType({ type: _before, ...route }: ListRoute, type: number): ListRoute {
  return changedRoute(route, type > 0 ? { type } : {});
}

function lookOf(isOn: boolean): string {
  const look = isOn
    ? "border-brand bg-brand-tint text-brand-strong"
    : "border-line bg-paper text-ink";
  return `min-h-11 flex-none rounded-full border px-4 font-bold transition-colors duration-150 ${look}`;
}
