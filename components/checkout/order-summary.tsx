"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Order } from "@/lib/contracts/orders";
import { formatMoney } from "@/lib/format/money";
import { orderLineTexts } from "@/lib/orders/order-line-text";
import { hrefs } from "@/lib/routing/hrefs";
import { CheckoutCard } from "./checkout-card";
import { OrderPrice } from "./order-price";

type Props = {
  order: Order;
  isPending: boolean;
  fee_description: string;
  remark: string;
  onRemark: (remark: string) => void;
};

/** Acceptance CK-61 to CK-65. The food is folded on a phone; what it costs never is. */
export function OrderSummary({ order, isPending, fee_description, remark, onRemark }: Props) {
  const t = useTranslations("checkout");
  const [isOpen, setOpen] = useState(false);
  return (
    <CheckoutCard title={t("summary")}>
      <div className="flex items-center justify-between">
        <p className="text-ink-soft">
          {t("items", { count: order.food_count })}
          <a
            href={hrefs.cart()}
            className="ml-3 inline-flex min-h-11 items-center font-bold text-brand"
          >
            {t("toCart")}
          </a>
        </p>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 px-2 font-bold text-brand md:hidden"
        >
          {isOpen ? t("hideItems") : t("showItems")}
        </button>
      </div>
      <ul className={`${isOpen ? "grid" : "hidden"} gap-3 md:grid`}>
        {order.foods.map((food, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one food may stand on several lines
          <li key={index} className="grid grid-cols-[2rem_1fr_auto] gap-x-2">
            <span className="tabular text-ink-soft">{food.quantity}×</span>
            <span className="min-w-0 break-words font-bold">{food.name}</span>
            <span className={`tabular ${isPending ? "opacity-50" : ""}`}>
              {formatMoney(food.total_price)}
            </span>
            {notesOf(food).map((note) => (
              <span key={note} className="col-start-2 break-words text-sm text-ink-soft">
                {note}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {order.store.is_order_remark === 1 && (
        <label className="grid gap-1">
          <span className="text-sm font-bold">{t("orderRemark")}</span>
          <textarea
            rows={2}
            maxLength={200}
            value={remark}
            placeholder={t("orderRemarkHint")}
            onChange={(event) => onRemark(event.target.value)}
            className="w-full rounded-card border border-line bg-paper px-4 py-3 placeholder:text-ink-faint"
          />
        </label>
      )}
      <OrderPrice order={order} isPending={isPending} fee_description={fee_description} />
    </CheckoutCard>
  );

  function notesOf(food: Order["foods"][number]): string[] {
    const texts = orderLineTexts(food);
    return food.remark ? [...texts, t("remarkOf", { remark: food.remark })] : texts;
  }
}
