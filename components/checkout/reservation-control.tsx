"use client";

import { useLocale, useTranslations } from "next-intl";
import { NewOrderDialog } from "@/components/cart/new-order-dialog";
import { Icon } from "@/components/ui/icon";
import { onDemand } from "@/components/ui/on-demand";
import { reservedStart } from "@/lib/cart/reservation-fields";
import { restingText, type StoreBlock, takesReservations } from "@/lib/catalog/store-rules";
import { useReservationTexts } from "@/lib/client/use-reservation-texts";
import { useTouched } from "@/lib/client/use-touched";
import type { OrderVisit } from "@/lib/client/use-visit";
import { DINING_TYPE, OPEN_STATUS } from "@/lib/contracts/codes";
import { memberTexts } from "@/messages/parts/member-texts";
import { useReservation } from "./use-reservation";

const ReservationDialog = onDemand(
  async () => (await import("./reservation-dialog")).ReservationDialog,
  memberTexts,
);

type Props = {
  visit: OrderVisit;
  isChoosing: boolean;
  onChoosing: (isChoosing: boolean) => void;
};

/** Lets the customer choose whether the order is for now or for a time that the store offers (CA-32, ST-21). */
export function ReservationControl({ visit, isChoosing, onChoosing }: Props) {
  const locale = useLocale();
  const t = useTranslations("reservations");
  const reservation = useReservation(visit);
  const isTouched = useTouched();
  const { store, dining_type } = visit;
  const { start, unavailable } = reservation;
  const { reservationText } = useReservationTexts(start !== null || unavailable !== null);
  const isTaken = takesReservations(store, dining_type);
  const isOutOfRange = OUT_OF_RANGE.includes(visit.block);
  return (
    <div className="grid grid-cols-1 gap-2 md:max-w-md">
      {isTaken && !isOutOfRange ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => onChoosing(true)}
          className={`${ROW} text-left hover:bg-surface active:bg-brand-tint`}
        >
          <When visit={visit} reservationText={reservationText} />
          <span className="flex flex-none items-center text-sm font-bold text-brand">
            {start === null ? t("choose") : t("change")}
            <Icon name="next" className="size-4.5" />
          </span>
        </button>
      ) : (
        <p className={ROW}>
          <When visit={visit} reservationText={reservationText} />
          {!isTaken && <span className="flex-none text-ink-soft text-sm">{t("noService")}</span>}
        </p>
      )}
      {/* The live region is in the page from the start, because screen readers do not announce a live region that
          appears together with its text. */}
      <p
        role="status"
        className={
          unavailable === null ? "sr-only" : "rounded-card bg-warn-tint px-4 py-3 text-warn"
        }
      >
        {unavailable !== null && unavailableText(unavailable)}
      </p>
      {(isTouched || isChoosing) && (
        <ReservationDialog
          open={isChoosing}
          visit={visit}
          start={start}
          onChoose={(chosen) => {
            onChoosing(false);
            reservation.choose(chosen);
          }}
          onClose={() => onChoosing(false)}
          isEarly={!isChoosing}
          onLoadFailed={() => onChoosing(false)}
        />
      )}
      <NewOrderDialog
        open={reservation.asksNewOrder}
        reason={reservation.isCartHere ? "change" : "browse"}
        onCancel={reservation.keepOrder}
        onConfirm={reservation.startNewOrder}
        onKeep={reservation.keepCart}
      />
    </div>
  );

  function unavailableText(gone: number): string {
    const time = reservationText(gone, locale);
    const isBusiness = dining_type === DINING_TYPE.businessReservation;
    return isBusiness ? t("lostBusiness", { time }) : t("lost", { time });
  }
}

type WhenProps = { visit: OrderVisit; reservationText: (start: number, locale: string) => string };

/** The block reasons for an address that is too far from the store. For such an address, no time can be chosen. */
const OUT_OF_RANGE: (StoreBlock | null)[] = ["deliveryOutOfRange", "pickupOutOfRange"];

/**
 * Shows the time of the order, or that the address is out of range. Without a reserved time the order is for now,
 * unless the store is resting or the order is a business reservation.
 */
function When({ visit: { store, dining_type, view, block }, reservationText }: WhenProps) {
  const locale = useLocale();
  const t = useTranslations("reservations");
  const start = reservedStart(view);
  const isTaken = takesReservations(store, dining_type);
  return (
    <>
      <Icon name="clock" className="size-5.5 text-ink-soft" />
      <span className="grid min-w-0 flex-1">
        <span className="text-ink-soft text-xs">
          {dining_type === DINING_TYPE.pickup ? t("whenPickup") : t("when")}
        </span>
        <span className="tabular break-keep wrap-anywhere font-bold">{whenText()}</span>
        {!isTaken && dining_type !== DINING_TYPE.businessReservation && (
          <span className="text-ink-soft text-xs">{t("nowOnly")}</span>
        )}
      </span>
    </>
  );

  function whenText(): string {
    if (OUT_OF_RANGE.includes(block)) return t("outOfRange");
    if (start !== null) return t("reserved", { time: reservationText(start, locale) });
    if (dining_type === DINING_TYPE.businessReservation) return isTaken ? t("needed") : t("none4");
    if (store.open_status !== OPEN_STATUS.resting) return t("immediate");
    return restingText(isTaken ? t("later") : t("resting"), store, locale);
  }
}

const ROW =
  "flex min-h-14 w-full items-center gap-3 rounded-card border border-line px-4 py-2 transition-colors";
