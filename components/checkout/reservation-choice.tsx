"use client";

import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { onDemandDialog } from "@/components/ui/on-demand";
import { orderSlots, slotAfter } from "@/lib/checkout/order-slots";
import { DINING_TYPE, type DiningType, IMMEDIATE } from "@/lib/contracts/codes";
import type { Order } from "@/lib/contracts/orders";
import { OrderTime } from "./order-time";

const ReservationDialog = onDemandDialog(
  async () => (await import("@/components/checkout/reservation-dialog")).ReservationDialog,
);

type Props = {
  order: Order;
  dining_type: DiningType;
  /** Epoch seconds of a reserved time; null for now. */
  reserved: number | null;
  isPending: boolean;
  /** The server's sentence when that time cannot be had. */
  refusal: string | null;
  onChoose: (start: number) => void;
};

/** Now or a reserved time (CK-13). When a chosen time is gone, the person is asked for another one here. */
export function ReservationChoice(props: Props) {
  const { order, dining_type, reserved, isPending, refusal, onChoose } = props;
  const t = useTranslations("checkout");
  const [isOpen, setOpen] = useState(false);
  const place = useMemo(() => orderSlots(order), [order]);
  const isOffered = order.reservation === 1;
  // The times of one dining type are not those of another.
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
            {pressText()}
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

  function pressText(): string {
    if (refusal) return t("chooseTime");
    const isLater = reserved !== null || dining_type === DINING_TYPE.businessReservation;
    return isLater ? t("changeTime") : t("reserve");
  }
}
