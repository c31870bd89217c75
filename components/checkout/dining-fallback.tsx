import { useTranslations } from "next-intl";
import type { OrderVisit } from "@/lib/client/use-visit";
import { DINING_TYPE } from "@/lib/contracts/codes";

/**
 * If the store does not offer the chosen dining type, says so and names the type that is used instead (CA-28, CA-29).
 */
export function DiningFallback({ visit: { dining_type, view } }: { visit: OrderVisit }) {
  const t = useTranslations("reservations");
  const isOther = dining_type !== view.dining_type;
  const isBusiness = view.dining_type === DINING_TYPE.businessReservation;
  const reasons = dining_type === DINING_TYPE.delivery ? DELIVERY_REASONS : PICKUP_REASONS;
  return (
    <p role="status" className={isOther ? "text-sm text-warn" : "sr-only"}>
      {isOther && t(isBusiness ? reasons.noBusiness : reasons.noOther)}
    </p>
  );
}

/**
 * The message keys for the reason why the order is a pick-up: the store takes no business reservations, or it does not
 * deliver.
 */
const PICKUP_REASONS = { noBusiness: "noBusinessPickup", noOther: "noDelivery" } as const;
const DELIVERY_REASONS = { noBusiness: "noBusinessDelivery", noOther: "noPickup" } as const;
