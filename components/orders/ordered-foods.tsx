import { useTranslations } from "next-intl";
import { DataText } from "@/components/ui/data-text";
import { TitledCard } from "@/components/ui/titled-card";
import { type PriceKey, priceLines } from "@/lib/checkout/price-lines";
import { DINING_TYPE, UNAVAILABLE_TYPE } from "@/lib/contracts/codes";
import type { OrderDetail } from "@/lib/contracts/order-detail";
import { formatMoney } from "@/lib/format/money";
import { orderLineTexts } from "@/lib/orders/order-line-text";
import { PriceRows } from "./price-rows";

type Props = { order: OrderDetail };

/** The card with the ordered items, their choices, and the price lines. */
export function OrderedFoods({ order }: Props) {
  const t = useTranslations("orderPage");
  const tCourierOrder = useTranslations("courierOrderPage");
  const isCourierOrder = order.dining_type === DINING_TYPE.courier;
  // A parcel has no price, so a courier order has no subtotal.
  const lines = priceLines(order).filter(({ key }) => !isCourierOrder || key !== "subtotal");
  return (
    <TitledCard
      title={isCourierOrder ? tCourierOrder("parcel") : t("foods", { count: order.food_count })}
    >
      <ul className="grid gap-3">
        {order.foods.map((food, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: one food may be on several lines
            key={index}
            className="grid grid-cols-[2rem_minmax(0,1fr)_auto] gap-x-2"
          >
            <span className="tabular text-ink-soft">{food.quantity}×</span>
            <span className="font-bold wrap-anywhere">
              <DataText>{food.name}</DataText>
            </span>
            {!isCourierOrder && <span className="tabular">{formatMoney(food.total_price)}</span>}
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
            {notesOf(food).map((note) => (
              <span key={note} className="col-start-2 text-ink-soft text-sm wrap-anywhere">
                {note}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {typeof order.needs_cutlery === "number" && (
        <p className="text-sm">{t(order.needs_cutlery === 1 ? "cutleryYes" : "cutleryNo")}</p>
      )}
      {order.remark && (
        <p className="rounded-card bg-surface px-4 py-2.5 text-sm wrap-anywhere">
          {t("remark", { remark: order.remark })}
        </p>
      )}
      <dl className="tabular grid gap-2 border-line border-t pt-4">
        <PriceRows lines={lines} label={label} freeLabel={t("free")} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-3 font-bold">
          <dt>{t("total")}</dt>
          <dd className="text-xl">{formatMoney(order.pay_total)}</dd>
        </div>
      </dl>
    </TitledCard>
  );

  function label(key: PriceKey): string {
    return isCourierOrder && key === "delivery_fee" ? tCourierOrder("fee") : t(key);
  }

  function notesOf(food: OrderDetail["foods"][number]): string[] {
    const isAllOrNothing = food.unavailable_type === UNAVAILABLE_TYPE.cancelOrder;
    return [
      ...(food.remark ? [t("lineRemark", { remark: food.remark })] : []),
      ...(isAllOrNothing ? [t("cancelIfGone")] : []),
    ];
  }
}
