"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useId, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { callApi } from "@/lib/client/call-api";
import { useMinute } from "@/lib/client/use-minute";
import { useRead } from "@/lib/client/use-read";
import { DINING_TYPE, ORDER_STATUS } from "@/lib/contracts/codes";
import type { OrderSummary } from "@/lib/contracts/order-list";
import { orderArrival } from "@/lib/orders/order-times";
import { formatMoment } from "@/lib/time/date-time";

type Props = { order: OrderSummary };

/**
 * Confirms that the order was placed (OR-07). Below that it says when the order arrives or is ready, what happens next,
 * and until when the order can be cancelled. The heading gets the focus, so that screen readers read it. The two times
 * are left out if the backend does not support orderDetail, or if the call fails.
 */
export function PlacedOrder({ order }: Props) {
  const locale = useLocale();
  const t = useTranslations("placedOrder");
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const now = useMinute() / 1000;
  const { data: detail } = useRead(
    order.has_detail === 1 && ["placed-order", order.id, order.order_status],
    (options) => callApi("orderDetail", { query: { order_id: order.id } }, options),
    { breakage: "stay", keepPreviousData: true },
  );
  const arrival = detail && orderArrival(detail, now, locale);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex gap-3 px-4 pt-4 pb-3 md:px-5 md:pt-5">
      <span className="grid size-9 flex-none place-items-center rounded-full bg-good text-paper">
        <Icon name="tick" className="size-5" />
      </span>
      <div className="grid min-w-0 gap-1">
        <h2
          ref={heading}
          tabIndex={-1}
          aria-describedby={id}
          className="text-2xl text-good outline-none"
        >
          {t("title")}
        </h2>
        <div id={id} className="grid gap-1">
          {arrival && <p className="tabular font-bold text-lg">{arrivalText(arrival)}</p>}
          <p>{t(`next-${nextStep(order)}`)}</p>
          {detail && detail.cancel_until !== null && (
            <p className="tabular text-sm">
              {t("cancel", { time: formatMoment(detail.cancel_until, now, locale) })}
            </p>
          )}
        </div>
      </div>
    </div>
  );

  function arrivalText({ state, time }: NonNullable<typeof arrival>): string {
    if (state === "late") return t("late", { time });
    return order.dining_type === DINING_TYPE.pickup
      ? t("readyAt", { time })
      : t("arrivesAt", { time });
  }
}

/** The message key of the sentence about what happens next. */
function nextStep({ order_status, dining_type, is_reservation }: OrderSummary) {
  if (MOVING.includes(order_status)) return "moving";
  if (ACCEPTED.includes(order_status)) return "accepted";
  if (is_reservation === 1) return "reserved";
  return dining_type === DINING_TYPE.pickup ? "pickup" : "delivery";
}

const ACCEPTED: readonly number[] = [ORDER_STATUS.confirming, ORDER_STATUS.selfConfirming];
const MOVING: readonly number[] = [ORDER_STATUS.delivering, ORDER_STATUS.selfDelivering];
