import { useTranslations } from "next-intl";
import type { OrderVisit } from "@/lib/client/use-visit";
import { DINING_TYPE } from "@/lib/contracts/codes";

/** Says that the store does not offer the chosen dining type and that the other one is used (CA-28, CA-29). */
export function DiningFallback({ visit: { dining_type, view } }: { visit: OrderVisit }) {
  const t = useTranslations("reservations");
  const isOther = dining_type !== view.dining_type;
  const isBusiness = view.dining_type === DINING_TYPE.businessReservation;
  const [fromBusiness, fromOther] = REASONS[dining_type === DINING_TYPE.delivery ? 1 : 0];
  return (
    <p role="status" className={isOther ? "text-sm text-warn" : "sr-only"}>
      {isOther && t(isBusiness ? fromBusiness : fromOther)}
    </p>
  );
}

/** Texts by the dining type that is used instead: pickup, delivery. */
const REASONS = [
  ["noBusinessPickup", "noDelivery"],
  ["noBusinessDelivery", "noPickup"],
] as const;
