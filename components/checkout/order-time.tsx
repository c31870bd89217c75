import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { reservationText } from "@/lib/cart/reservation-time";
import { DINING_TYPE, type DiningType, OPEN_STATUS } from "@/lib/contracts/codes";
import type { Order } from "@/lib/contracts/orders";

type Props = {
  store: Order["store"];
  dining_type: DiningType;
  /** Epoch seconds of a reserved time; null for now. */
  reserved: number | null;
  /** The store takes orders for later. */
  isOffered: boolean;
  isPending: boolean;
};

/** The reserved time, else the time that the server predicts (CK-11). */
export function OrderTime({ store, dining_type, reserved, isOffered, isPending }: Props) {
  const t = useTranslations("checkout");
  const isFetched = dining_type === DINING_TYPE.pickup;
  const isNeeded = dining_type === DINING_TYPE.businessReservation && reserved === null;
  return (
    <>
      <Icon name="clock" className="size-5.5 text-ink-soft" />
      <p className="grid min-w-0 flex-1">
        <span className="text-sm text-ink-soft">{isFetched ? t("whenPickup") : t("when")}</span>
        <span
          className={`tabular font-bold transition-opacity ${isNeeded ? "text-warn" : ""} ${isPending ? "opacity-50" : ""}`}
        >
          {timeText()}
        </span>
      </p>
    </>
  );

  function timeText(): string {
    if (reserved !== null) return t("reserved", { time: reservationText(reserved) });
    if (isNeeded) return t("timeNeeded");
    if (store.open_status === OPEN_STATUS.resting) return isOffered ? t("later") : t("resting");
    const time = store.google_predict_time_text;
    return isFetched ? time : t("timeDelivery", { time });
  }
}
