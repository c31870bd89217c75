import { useLocale, useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import { DataText } from "@/components/ui/data-text";
import { PageLink } from "@/components/ui/page-link";
import { Picture } from "@/components/ui/picture";
import { deliveryFeeText, restingText, tripTimeText } from "@/lib/catalog/store-rules";
import { DINING_TYPE, type DiningType, OPEN_STATUS } from "@/lib/contracts/codes";
import type { FoundFood } from "@/lib/contracts/store-lists";
import { formatMoney } from "@/lib/format/money";
import { hrefs } from "@/lib/routing/hrefs";

type Props = { foods: FoundFood[]; dining_type: DiningType };

/** The number of dishes that are shown at first. It is small, because the found stores follow on the same page. */
const FIRST_DISHES = 4;

/** The dishes that a search has found (HM-23). */
export function FoundDishes({ foods, dining_type }: Props) {
  const t = useTranslations("storeList");
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const rest = foods.length - FIRST_DISHES;

  /** Shows all dishes. The pressed button disappears, so the focus moves to the first new dish. */
  function showAll() {
    setShowsAll(true);
    requestAnimationFrame(() => list.current?.querySelectorAll("a")[FIRST_DISHES]?.focus());
  }

  return (
    <section aria-labelledby={id} className="pb-7">
      <h2 id={id} className="pb-3 text-lg">
        {t("foods")}
      </h2>
      <ul ref={list} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {foods.slice(0, showsAll ? foods.length : FIRST_DISHES).map((food) => (
          <li key={`${food.item_type} ${food.id}`}>
            <FoundDish food={food} dining_type={dining_type} />
          </li>
        ))}
      </ul>
      {rest > 0 && !showsAll && (
        <button
          type="button"
          onClick={showAll}
          className="mt-2 min-h-11 font-bold text-brand underline-offset-4 hover:underline"
        >
          {t("moreFoods", { count: rest })}
        </button>
      )}
    </section>
  );
}

function FoundDish({ food, dining_type }: { food: FoundFood; dining_type: DiningType }) {
  const locale = useLocale();
  const t = useTranslations("storeCard");
  const { open_status, google_predict_time_text, delivery_fee, delivery_fee_txt = "" } = food;
  const isResting = open_status === OPEN_STATUS.resting;
  return (
    <PageLink
      href={hrefs.foundFood(food)}
      className="flex h-full items-center gap-3 rounded-card border border-line p-2 hover:bg-surface"
    >
      <Picture
        src={food.image}
        alt=""
        shape="food"
        sizes="88px"
        className={`size-22 flex-none rounded-card ${isResting ? "opacity-50" : ""}`}
      />
      <span className="grid min-w-0 flex-1 gap-0.5 text-sm text-ink-soft">
        <b className="line-clamp-2 text-base wrap-anywhere text-ink">
          <DataText>{food.name}</DataText>
        </b>
        <span className="truncate">
          <DataText>{food.store_name}</DataText>
        </span>
        <span className="tabular flex flex-wrap items-baseline gap-x-2">
          <b className="text-base text-ink">{formatMoney(food.unit_price)}</b>
          <span>{tripText()}</span>
        </span>
      </span>
    </PageLink>
  );

  function tripText(): string {
    if (isResting) return restingText(t("resting"), food, locale);
    const hasFee = dining_type === DINING_TYPE.delivery && delivery_fee !== undefined;
    const fee = hasFee ? feeText(delivery_fee) : "";
    return [tripTimeText(google_predict_time_text, locale), fee].filter(Boolean).join(" · ");
  }

  function feeText(amount: number): string {
    const fee = deliveryFeeText({ delivery_fee: amount, delivery_fee_txt }, locale);
    if (fee === null) return t("free");
    // The backend's text already contains the word 外送費.
    return fee === delivery_fee_txt ? fee : t("fee", { fee });
  }
}
