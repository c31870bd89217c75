import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { DataText } from "@/components/ui/data-text";
import { Icon } from "@/components/ui/icon";
import {
  changedRoute,
  hasChoices,
  type ListRoute,
  listHref,
  WHOLE_LIST,
  withFilter,
  withoutChoices,
  withPrice,
} from "@/lib/catalog/list-filter";
import type { StorePages } from "./use-store-pages";

type Props = {
  route: ListRoute;
  pages: StorePages;
  onChoose: (route: ListRoute) => void;
};

/**
 * The number of stores, and the chosen sort order, filters and price range. The customer can remove one of these
 * choices or all of them.
 */
export function ChosenFilters({ route, pages, onChoose }: Props) {
  const t = useTranslations("storeList");
  const { current, failure } = pages;
  const { row, rememberPress } = useKeptFocus(listHref(route));
  const chips = [
    ...(route.sort === WHOLE_LIST.sort
      ? []
      : [
          {
            name: t(`sort_${route.sort}`),
            without: changedRoute(route, { sort: WHOLE_LIST.sort }),
          },
        ]),
    ...route.filter.map((each) => ({
      name: t(`filter_${each}`),
      without: withFilter(route, each, "off"),
    })),
    ...(route.price ? [{ name: t(`price_${route.price}`), without: withPrice(route) }] : []),
  ];
  return (
    <div
      ref={row}
      className="page-width flex min-h-14 items-center gap-2 overflow-x-auto [scrollbar-width:none] [&_:focus-visible]:outline-offset-[-3px]"
    >
      <p role="status" tabIndex={-1} className="tabular mr-1 flex-none font-bold">
        {current?.corrected && (
          <span className="sr-only">
            {t("corrected", { keyword: route.keyword ?? "", corrected: current.corrected })}
          </span>
        )}
        {countText()}
      </p>
      {chips.map(({ name, without }, index) => (
        <button
          key={name}
          type="button"
          aria-label={t("remove", { name })}
          onClick={() => {
            rememberPress(index);
            onChoose(without);
          }}
          className="group grid min-h-11 flex-none place-items-center text-sm"
        >
          <span className="flex items-center gap-1 rounded-full bg-surface py-1 pr-2 pl-3 group-hover:bg-line">
            <DataText>{name}</DataText>
            <Icon name="close" className="size-4 text-ink-soft" />
          </span>
        </button>
      ))}
      {hasChoices(route) && (
        <button
          type="button"
          onClick={() => {
            rememberPress(chips.length);
            onChoose(withoutChoices(route));
          }}
          className="min-h-11 flex-none px-2 text-sm font-bold text-brand underline-offset-4 hover:underline"
        >
          {t("clearAll")}
        </button>
      )}
    </div>
  );

  function countText() {
    if (current) return t("found", { count: current.total });
    return failure ? "" : t("searching");
  }
}

/**
 * When the customer removes a choice, its button disappears. This hook then moves the focus to the next button. If
 * there is no next button, the focus moves to the number of stores (MD-01).
 */
function useKeptFocus(href: string) {
  const row = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ index: number; at: string } | null>(null);
  useEffect(() => {
    if (!pressed.current || pressed.current.at === href) return;
    const next = row.current?.querySelectorAll("button")[pressed.current.index];
    (next ?? row.current?.querySelector("p"))?.focus();
    pressed.current = null;
  }, [href]);
  return {
    row,
    rememberPress: (index: number) => {
      pressed.current = { index, at: href };
    },
  };
}
