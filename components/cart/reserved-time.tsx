import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { reservedStart } from "@/lib/cart/reservation-fields";
import { useReservationTexts } from "@/lib/client/use-reservation-texts";
import type { Cart } from "@/lib/contracts/carts";
import { DINING_TYPE } from "@/lib/contracts/codes";

type Props = { cart: Cart; className?: string };

/**
 * The time for which the order is reserved. If a business reservation has no time yet, asks for one. Empty if the order
 * is for now.
 */
export function ReservedTime({ cart, className = "" }: Props) {
  const locale = useLocale();
  const t = useTranslations("cart");
  const start = reservedStart(cart);
  const { reservationText } = useReservationTexts(start !== null);
  const isBusiness = cart.dining_type === DINING_TYPE.businessReservation;
  if (start === null && !isBusiness) return null;
  return (
    <p
      className={`tabular flex items-center gap-1.5 text-sm font-bold ${start === null ? "text-warn" : ""} ${className}`}
    >
      <Icon name="clock" className="size-4.5" />
      {start === null ? t("needsTime") : t("reserved", { time: reservationText(start, locale) })}
    </p>
  );
}
