"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { PriceRows } from "@/components/orders/price-rows";
import { ChoiceRow } from "@/components/ui/choice-row";
import { DataText } from "@/components/ui/data-text";
import { PageLink } from "@/components/ui/page-link";
import { priceLines } from "@/lib/checkout/price-lines";
import type { Order } from "@/lib/contracts/orders";
import { formatMoney } from "@/lib/format/money";
import { orderLineTexts } from "@/lib/orders/order-line-text";
import { hrefs } from "@/lib/routing/hrefs";
import { CheckoutCard } from "./checkout-card";

/** The number of foods that a collapsed list still shows on a large screen (at least 768 × 480 px). */
const FIRST_LINES = 3;
const LINK = "inline-flex min-h-11 items-center font-bold text-brand";

type Props = {
  order: Order;
  isPending: boolean;
  fee_description: string;
  remark: string;
  /** The member's last note to this store; empty if there is none. */
  lastNote?: string;
  onRemark: (remark: string) => void;
  needs_cutlery: 0 | 1;
  onCutlery: (needs_cutlery: 0 | 1) => void;
};

/**
 * The section with the foods, the note and the amounts (CK-61 to CK-65). On a large screen, a long list of foods is
 * collapsed to its first foods. On other screens, every list is collapsed completely. The amounts are always shown.
 */
export function OrderSummary(props: Props) {
  const { order, isPending, fee_description, remark, lastNote = "", onRemark } = props;
  const { needs_cutlery, onCutlery } = props;
  const t = useTranslations("checkout");
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = order.foods.length > FIRST_LINES + 1;
  return (
    <CheckoutCard
      title={t("summary")}
      className="tall:flex tall:min-h-0 tall:scroll-pb-20 tall:flex-col tall:overflow-y-auto"
    >
      <div className="-my-2 flex flex-wrap items-center gap-x-4">
        <p className="flex-1 text-ink-soft">{t("items", { count: order.food_count })}</p>
        <PageLink href={hrefs.cart()} className={LINK}>
          {t("toCart")}
        </PageLink>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
          className={`${LINK} ${isLong ? "" : "tall:hidden"}`}
        >
          {isOpen ? t("hideItems") : t("showItems")}
        </button>
      </div>
      <ul id={listId} className={`${isOpen ? "grid" : "hidden"} gap-3 tall:grid`}>
        {order.foods.map((food, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: one food may be on several lines
            key={index}
            className={`grid-cols-[2rem_1fr_auto] gap-x-2 ${isOpen || !isLong || index < FIRST_LINES ? "grid" : "hidden"}`}
          >
            <span className="tabular text-ink-soft">{food.quantity}×</span>
            <span className="min-w-0 font-bold wrap-anywhere">
              <DataText>{food.name}</DataText>
            </span>
            <span className={`tabular ${isPending ? "opacity-50" : ""}`}>
              {formatMoney(food.total_price)}
            </span>
            {food.username && (
              <span className="col-start-2 font-bold text-brand-strong text-sm wrap-anywhere">
                {food.username}
              </span>
            )}
            {orderLineTexts(food).map((text) => (
              <span key={text} className="col-start-2 text-ink-soft text-sm wrap-anywhere">
                <DataText>{text}</DataText>
              </span>
            ))}
            {food.remark && (
              <span className="col-start-2 text-ink-soft text-sm wrap-anywhere">
                {t("remarkOf", { remark: food.remark })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {order.takes_cutlery === 1 && (
        <ChoiceRow
          type="checkbox"
          label={t("cutlery")}
          text={t(needs_cutlery === 1 ? "cutleryYes" : "cutleryNo")}
          checked={needs_cutlery === 1}
          onChange={(event) => onCutlery(event.target.checked ? 1 : 0)}
        />
      )}
      {order.store.is_order_remark === 1 && (
        <label className="grid gap-1">
          <span className="text-sm font-bold">{t("orderRemark")}</span>
          <textarea
            rows={1}
            maxLength={200}
            value={remark}
            placeholder={t("orderRemarkHint")}
            onChange={(event) => onRemark(event.target.value)}
            className="field-sizing-content max-h-40 min-h-12 w-full rounded-card border border-line bg-paper px-4 py-2.5 placeholder:text-ink-faint"
          />
        </label>
      )}
      {order.store.is_order_remark === 1 && lastNote !== "" && remark.trim() === "" && (
        <LastNote note={lastNote} onUse={() => onRemark(lastNote)} />
      )}
      <OrderPrice order={order} isPending={isPending} fee_description={fee_description} />
    </CheckoutCard>
  );
}

/**
 * The last note to this store, which the customer can use again with one press (CK-117). It is not filled in
 * automatically, because a note may be meant for one day.
 */
function LastNote({ note, onUse }: { note: string; onUse: () => void }) {
  const t = useTranslations("checkout");
  return (
    <div className="-mt-2 flex items-center gap-3 rounded-card bg-surface pl-4">
      <p className="wrap-anywhere line-clamp-2 min-w-0 flex-1 text-sm">{t("lastNote", { note })}</p>
      <button
        type="button"
        aria-label={t("lastNoteUseLabel", { note })}
        onClick={onUse}
        className="min-h-11 flex-none px-4 font-bold text-brand"
      >
        {t("lastNoteUse")}
      </button>
    </div>
  );
}

type OrderPriceProps = { order: Order; isPending: boolean; fee_description: string };

/** The fees, the discounts and the total. All amounts come from the server (CK-62, CK-63). */
function OrderPrice({ order, isPending, fee_description }: OrderPriceProps) {
  const t = useTranslations("checkout");
  const lines = priceLines(order);
  const hasFee = lines.some(({ key }) => key === "delivery_fee");
  const look = `tabular transition-opacity ${isPending ? "opacity-50" : ""}`;
  return (
    <>
      <div className="grid gap-1 border-line border-t pt-4">
        <dl className={`grid gap-2 ${look}`}>
          <PriceRows lines={lines} label={t} freeLabel={t("free")} />
        </dl>
        {hasFee && fee_description && (
          <details className="text-ink-soft text-sm">
            <summary className="inline-flex min-h-11 items-center font-bold text-brand">
              {t("feeHelp")}
            </summary>
            <p className="whitespace-pre-line">
              <DataText>{fee_description}</DataText>
            </p>
          </details>
        )}
      </div>
      {/* On a large screen, where this column scrolls, the total stays at the bottom of the column. */}
      <dl
        className={`flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t bg-paper pt-3 font-bold tall:sticky tall:-bottom-5 tall:-mb-5 tall:pb-5 ${look}`}
      >
        <dt>{t("total")}</dt>
        <dd className="text-xl">{formatMoney(order.pay_total)}</dd>
      </dl>
    </>
  );
}
