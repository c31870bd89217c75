"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { CancelOrder } from "@/components/orders/cancel-order";
import { OrderSteps } from "@/components/orders/order-steps";
import { StepBar } from "@/components/orders/step-bar";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useMinute } from "@/lib/client/use-minute";
import { ORDER_STATUS } from "@/lib/contracts/codes";
import type { CourierOrder } from "@/lib/contracts/courier";
import type { OrderProgress } from "@/lib/contracts/order-detail";
import { COURIER_TERMS } from "@/lib/courier/courier-terms";
import {
  type CourierOrderHeadline,
  courierOrderHeadline,
  courierOrderTimeline,
  isCourierOrderOver,
} from "@/lib/courier/courier-timeline";
import { formatMoney } from "@/lib/format/money";
import { refundWord } from "@/lib/orders/order-status";
import { orderArrival } from "@/lib/orders/order-times";

type Props = {
  courierOrder: CourierOrder;
  clockSkewSeconds: number;
  isNew: boolean;
  onProgress: (progress: OrderProgress) => void;
  onAgain: () => void;
};

/**
 * The card with the state and the arrival time of a courier order in a live region, and below them all steps. If the
 * order is new, the heading of the card gets the focus, so that the top of the page is shown (EX-14).
 */
export function CourierOrderStatusCard(props: Props) {
  const { courierOrder, clockSkewSeconds, isNew, onProgress, onAgain } = props;
  const locale = useLocale();
  const t = useTranslations("courierOrderPage");
  const now = useMinute() / 1000 + clockSkewSeconds;
  const headline = courierOrderHeadline(courierOrder);
  const arrival = orderArrival(courierOrder, now, locale);
  const steps = courierOrderTimeline(courierOrder);
  const refund = refundWord(courierOrder.pay_status);
  const isOver = isCourierOrderOver(courierOrder.order_status);
  const isUnpaid = courierOrder.order_status === ORDER_STATUS.awaitingPayment;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const values = { minutes: COURIER_TERMS.wait_minutes, fee: formatMoney(courierOrder.cancel_fee) };
  return (
    <section
      aria-label={t("status")}
      className="grid min-w-0 gap-5 rounded-card border border-line bg-paper p-4 md:p-5"
    >
      <div className="grid gap-4">
        <div role="status" className="grid gap-1">
          <p className="tabular text-ink-soft text-sm">
            {t("number", { number: courierOrder.order_no })}
          </p>
          {isNew && <PlacedMark headline={headline} />}
          <h2
            ref={heading}
            tabIndex={-1}
            className={`scroll-mt-36 text-2xl outline-none md:text-3xl ${COLORS[headline] ?? ""}`}
          >
            {t(`head-${headline}`)}
          </h2>
          {arrival && (
            <p className="tabular font-bold text-lg">
              {t(arrival.state === "late" ? "late" : "arrivesAt", { time: arrival.time })}
            </p>
          )}
          {refund && <p className="font-bold text-lg">{t(refund)}</p>}
          <p className="text-ink-soft">{t(`text-${headline}`, values)}</p>
        </div>
        {!isOver && <StepBar steps={steps} />}
      </div>
      {(isOver || isUnpaid) && (
        <Button
          look={isOver ? "secondary" : "primary"}
          onClick={onAgain}
          className="sm:justify-self-start"
        >
          {t(isOver ? "again" : "payAgain")}
        </Button>
      )}
      <CancelOrder
        order={courierOrder}
        clockSkewSeconds={clockSkewSeconds}
        words="courierOrderPage"
        isCourier
        onProgress={onProgress}
      />
      <OrderSteps steps={steps} isPickup={false} now={now} words="courierOrderPage" />
    </section>
  );
}

/** Shows 訂單成立 above the headline if the order is already in a later state and has not ended. */
function PlacedMark({ headline }: { headline: CourierOrderHeadline }) {
  const t = useTranslations("courierOrderPage");
  if (!MOVED.includes(headline)) return null;
  return (
    <p className="flex items-center gap-1.5 font-bold text-good">
      <Icon name="tick" className="size-5" />
      {t("head-placed")}
    </p>
  );
}

const MOVED: readonly CourierOrderHeadline[] = ["finding", "waiting", "delivering"];

const COLORS: Partial<Record<CourierOrderHeadline, string>> = {
  placed: "text-good",
  delivered: "text-good",
  byCourier: "text-bad",
  byDesk: "text-bad",
  unpaid: "text-bad",
};
