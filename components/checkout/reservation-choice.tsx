"use client";

import { useLocale, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { onDemandDialog } from "@/components/ui/on-demand";
import { reservationText } from "@/lib/cart/reservation-time";
import { restingText, tripTimeText } from "@/lib/catalog/store-rules";
import { orderSlots, slotAfter } from "@/lib/checkout/order-slots";
import { DINING_TYPE, type DiningType, IMMEDIATE, OPEN_STATUS } from "@/lib/contracts/codes";
import type { Order } from "@/lib/contracts/orders";
import { memberTexts } from "@/messages/parts/member-texts";

const ReservationDialog = onDemandDialog(
  async () => (await import("@/components/checkout/reservation-dialog")).ReservationDialog,
  memberTexts,
);

type Props = {
  order: Order;
  dining_type: DiningType;
  /** The reserved time in epoch seconds; null if the order is for now. */
  reserved: number | null;
  isPending: boolean;
  /** The server's message if the chosen time is not available; otherwise null. */
  refusal: string | null;
  onChoose: (start: number) => void;
};

/**
 * Lets the customer choose whether the order is for now or for a reserved time (CK-13). If the chosen time is no longer
 * available, the customer chooses another time here.
 */
export function ReservationChoice(props: Props) {
  const { order, dining_type, reserved, isPending, refusal, onChoose } = props;
  const t = useTranslations("checkout");
  const [isOpen, setOpen] = useState(false);
  const place = useMemo(() => orderSlots(order), [order]);
  const isOffered = order.reservation === 1;
  // The order of the last quote may have another dining type, which has other times.
  const isCurrent = order.dining_type === dining_type;
  return (
    <>
      <div className="flex items-center gap-3">
        <OrderTime
          store={order.store}
          dining_type={dining_type}
          reserved={reserved}
          isOffered={isOffered}
          isPending={isPending}
        />
        {isOffered && (
          <button
            type="button"
            aria-haspopup="dialog"
            disabled={!isCurrent}
            onClick={() => setOpen(true)}
            className="-mr-2 min-h-11 flex-none px-2 font-bold text-brand disabled:text-ink-faint"
          >
            {buttonText()}
          </button>
        )}
      </div>
      {refusal && reserved !== null && (
        <div role="alert" className="rounded-card bg-bad-tint px-4 py-3 text-sm">
          <p className="text-bad">{refusal}</p>
          {!isOffered && (
            <button
              type="button"
              onClick={() => onChoose(IMMEDIATE)}
              className="min-h-11 font-bold text-brand"
            >
              {t("orderNow")}
            </button>
          )}
        </div>
      )}
      <ReservationDialog
        open={isOpen}
        visit={place}
        start={refusal && reserved !== null ? slotAfter(reserved) : reserved}
        onChoose={(start) => {
          setOpen(false);
          onChoose(start);
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );

  function buttonText(): string {
    if (refusal) return t("chooseTime");
    const isLater = reserved !== null || dining_type === DINING_TYPE.businessReservation;
    return isLater ? t("changeTime") : t("reserve");
  }
}

type OrderTimeProps = {
  store: Order["store"];
  dining_type: DiningType;
  /** The reserved time in epoch seconds; null if the order is for now. */
  reserved: number | null;
  /** True if the store takes reservations. */
  isOffered: boolean;
  isPending: boolean;
};

/**
 * Shows the reserved time. If no time is reserved, says that a business reservation needs a time, or that the store is
 * resting. In all other cases, shows the time that the server predicts (CK-11).
 */
function OrderTime({ store, dining_type, reserved, isOffered, isPending }: OrderTimeProps) {
  const locale = useLocale();
  const t = useTranslations("checkout");
  const isPickup = dining_type === DINING_TYPE.pickup;
  const isNeeded = dining_type === DINING_TYPE.businessReservation && reserved === null;
  return (
    <>
      <Icon name="clock" className="size-5.5 text-ink-soft" />
      <p className="grid min-w-0 flex-1">
        <span className="text-sm text-ink-soft">{isPickup ? t("whenPickup") : t("when")}</span>
        <span
          className={`tabular break-keep wrap-anywhere font-bold transition-opacity ${isNeeded ? "text-warn" : ""} ${isPending ? "opacity-50" : ""}`}
        >
          {timeText()}
        </span>
      </p>
    </>
  );

  function timeText(): string {
    if (reserved !== null) return t("reserved", { time: reservationText(reserved, locale) });
    if (isNeeded) return t("timeNeeded");
    if (store.open_status === OPEN_STATUS.resting) {
      return restingText(isOffered ? t("later") : t("resting"), store, locale);
    }
    const time = tripTimeText(store.google_predict_time_text, locale);
    return isPickup ? time : t("timeDelivery", { time });
  }
}
