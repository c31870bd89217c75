import { useLocale, useTranslations } from "next-intl";
import {
  deliveryFeeText,
  orderCountText,
  restingText,
  storeTypesText,
  tripTimeText,
} from "@/lib/catalog/store-rules";
import { useDataNames } from "@/lib/client/use-data-names";
import { OPEN_STATUS } from "@/lib/contracts/codes";
import type { StoreCard } from "@/lib/contracts/stores";
import { hrefs } from "@/lib/routing/hrefs";
import { nameLanguage } from "@/lib/routing/locale-path";
import { ResultRow } from "./result-row";

type Props = { store: StoreCard; isPickup: boolean; onChoose: () => void };

/**
 * A store among the search results, in two lines. The first line is the name. The second line has the rating, the time,
 * the fee and the store types. If the store takes no orders now, the second line has the reason and the store types.
 */
export function FoundStore({ store, isPickup, onChoose }: Props) {
  const locale = useLocale();
  const t = useTranslations("search");
  const types = storeTypesText(store.store_types, useDataNames());
  const isOpen = store.open_status === OPEN_STATUS.open;
  const fee = isPickup ? "" : (deliveryFeeText(store, locale) ?? t("free"));
  return (
    <ResultRow
      href={hrefs.store({ stid: store.id })}
      onClick={onChoose}
      picture={{
        src: store.image,
        shape: "cover",
        sizes: "80px",
        className: `aspect-video w-20 ${isOpen ? "" : "opacity-50"}`,
      }}
    >
      <b lang={nameLanguage(locale)} className="truncate">
        {store.name}
      </b>
      <span className="tabular truncate text-sm text-ink-soft">{lineText()}</span>
    </ResultRow>
  );

  function lineText(): string {
    if (store.open_status === OPEN_STATUS.resting)
      return closedText(restingText(t("resting"), store, locale));
    if (store.open_status === OPEN_STATUS.busy) return closedText(t("busy"));
    const { avg_star_count, star_num } = store;
    const stars =
      star_num > 0 ? `★ ${avg_star_count.toFixed(1)} (${orderCountText(star_num)})` : "";
    // If a dish matches the search, the dish replaces the fee and the types, because a phone has no space for all of
    // them.
    const rest = store.match_txt ? [store.match_txt] : [fee, types];
    return [stars, tripTimeText(store.google_predict_time_text, locale), ...rest]
      .filter(Boolean)
      .join(" · ");
  }

  function closedText(status: string): string {
    return `${status} · ${types}`;
  }
}
