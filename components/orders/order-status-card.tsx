import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import type { Go } from "@/lib/client/leave";
import { useMinute } from "@/lib/client/use-minute";
import { DINING_TYPE } from "@/lib/contracts/codes";
import type { OrderDetail, OrderProgress } from "@/lib/contracts/order-detail";
import { COURIER_TERMS } from "@/lib/courier/courier-terms";
import { courierNote } from "@/lib/orders/courier-note";
import { type Headline, orderHeadline } from "@/lib/orders/order-headline";
import { historyEntries } from "@/lib/orders/order-history";
import { backendStatusText, isCurrent, refundWord, statusWord } from "@/lib/orders/order-status";
import { orderTimeline } from "@/lib/orders/order-timeline";
import { orderArrival } from "@/lib/orders/order-times";
import { hasBarcode } from "@/lib/orders/payment-state";
import { CodBarcodeButton } from "./cod-barcode-button";
import { OrderSteps } from "./order-steps";
import { ReorderButton } from "./reorder-button";
import { StepBar } from "./step-bar";

const CancelOrder = onDemand(async () => (await import("./cancel-order")).CancelOrder);

type Props = {
  order: OrderDetail;
  clockSkewSeconds: number;
  onProgress: (progress: OrderProgress) => void;
  go: Go;
};

/**
 * The card with the state of the order, the arrival time and all steps. Screen readers announce changes of the state
 * and the arrival time.
 */
export function OrderStatusCard({ order, clockSkewSeconds, onProgress, go }: Props) {
  const t = useTranslations("orderPage");
  const tCourierOrder = useTranslations("courierOrderPage");
  const tOrders = useTranslations("orders");
  const now = useMinute() / 1000 + clockSkewSeconds;
  const headline = orderHeadline(order);
  const steps = orderTimeline(order);
  const refund = refundWord(order.pay_status);
  const isWaiting = isCurrent(order);
  // True if the order was active when the page opened. `CancelOrder` then stays mounted even after the order has ended,
  // because it may still have to show that a cancellation was refused.
  const [canCancel] = useState(isWaiting);
  const isPickup = order.track === "pickup";
  const isCourierOrder = order.dining_type === DINING_TYPE.courier;
  const words = isCourierOrder ? "courierOrderPage" : "orderPage";
  const detail = isCourierOrder
    ? tCourierOrder(`head-${courierOrderWord(headline)}`)
    : t(`head-${headline}`);
  // The order list has no name for an unpaid order, because it shows no unpaid orders.
  const label = headline === "awaitingPayment" ? detail : listedState(order, tOrders);
  return (
    <section
      aria-label={t("status")}
      className="grid gap-5 rounded-card border border-line bg-paper p-4 md:p-5"
    >
      <div className="grid gap-4">
        <div role="status" className="grid gap-1">
          <p className="text-ink-soft text-sm wrap-anywhere">
            {order.store_name} · {tOrders(`dining${order.dining_type}`)}
          </p>
          <h2 className={`text-2xl md:text-3xl ${HEADLINE_COLORS[headline] ?? ""}`}>{label}</h2>
          {detail !== label && <p className="font-bold text-lg">{detail}</p>}
          {headline !== "readyToPickUp" && <Arrival order={order} now={now} />}
          {refund && <p className="font-bold text-lg">{t(`money-${refund}`)}</p>}
          <p className="text-ink-soft">{explanation()}</p>
          <CourierAtDoor order={order} now={now} />
        </div>
        {isWaiting && <StepBar steps={steps} />}
        <p className="tabular hidden font-bold print:block">
          {t("number")} {order.order_no}
        </p>
      </div>
      <Actions order={order} go={go} />
      {canCancel && (
        // Reserves the height of the button, because the code of the button is loaded later than the order.
        <div className={`print:hidden ${order.cancel_until === null ? "contents" : "min-h-7"}`}>
          <CancelOrder
            order={order}
            clockSkewSeconds={clockSkewSeconds}
            words={words}
            onProgress={onProgress}
          />
        </div>
      )}
      {/* On paper the steps are left out if the page shows a history, because the history has the same steps with more
          details. */}
      <div className={historyEntries(order).length > 0 ? "print:hidden" : "contents"}>
        <OrderSteps steps={steps} isPickup={isPickup} now={now} words={words} />
      </div>
    </section>
  );

  function explanation(): string {
    if (isCourierOrder) return tCourierOrder(`text-${courierOrderWord(headline)}`);
    if (headline === "preparing" && isPickup) return t("text-preparingPickup");
    return t(`text-${headline}`);
  }
}

function Arrival({ order, now }: { order: OrderDetail; now: number }) {
  const locale = useLocale();
  const t = useTranslations("orderPage");
  const arrival = orderArrival(order, now, locale);
  if (!arrival) return null;
  const { state, time } = arrival;
  const expected = order.track === "pickup" ? "readyAt" : "arrivesAt";
  return (
    <p className="tabular font-bold text-lg">{t(state === "late" ? "late" : expected, { time })}</p>
  );
}

function CourierAtDoor({ order, now }: { order: OrderDetail; now: number }) {
  const t = useTranslations("orderPage");
  const note = courierNote(order, { now, wait_minutes: COURIER_TERMS.wait_minutes });
  if (!note) return null;
  return (
    <p className="tabular mt-2 rounded-card bg-warn-tint px-4 py-3 font-bold text-warn">
      {t(note.kind, note)}
    </p>
  );
}

/**
 * The buttons of an order. A courier order cannot be ordered again, because its store is the courier desk, which has no
 * menu.
 */
function Actions({ order, go }: Pick<Props, "order" | "go">) {
  const t = useTranslations("orderPage");
  const isCourierOrder = order.dining_type === DINING_TYPE.courier;
  const isAgain = !isCurrent(order) && !isCourierOrder;
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {isAgain && order.can_reorder === 1 && <ReorderButton order={order} go={go} />}
      {hasBarcode(order) && <CodBarcodeButton order={order} />}
      {order.store_phone && (
        <a href={`tel:${order.store_phone}`} className={buttonClass("secondary")}>
          {t(isCourierOrder ? "callDesk" : "callStore")}
        </a>
      )}
    </div>
  );
}

/**
 * Maps the headline of a store order to the headline of a courier order. For example, nothing is cooked for a courier
 * order, so `preparing` means that a courier is being found.
 */
function courierOrderWord(headline: Headline) {
  switch (headline) {
    case "preparing":
    case "ready":
    case "readyToPickUp":
      return "finding";
    case "storeDelivering":
    case "atDoor":
      return "delivering";
    case "pickedUp":
      return "delivered";
    case "byStore":
      return "byDesk";
    default:
      return headline;
  }
}

const HEADLINE_COLORS: Partial<Record<Headline, string>> = {
  delivered: "text-good",
  pickedUp: "text-good",
  byStore: "text-bad",
  unpaid: "text-bad",
};

/** The name of the order's state, as on the order list (OR-08). */
function listedState(order: OrderDetail, t: ReturnType<typeof useTranslations<"orders">>): string {
  return backendStatusText(order) ?? t(statusWord(order.order_status));
}
