import { useTranslations } from "next-intl";
import type { OrderVisit } from "@/lib/client/use-visit";
import type { Cart } from "@/lib/contracts/carts";
import { DINING_TYPE } from "@/lib/contracts/codes";
import { formatMoney } from "@/lib/format/money";

/**
 * The text about the delivery fee that is shown beside the cart's sum. Null if the order is not a delivery or if the
 * fee is unknown.
 */
export function useFeeText(cart: Cart, { detail }: OrderVisit): string | null {
  const t = useTranslations("cart");
  const delivery_fee = detail?.delivery_fee;
  if (cart.dining_type !== DINING_TYPE.delivery || delivery_fee === undefined) return null;
  return delivery_fee === 0
    ? t("freeDelivery")
    : t("plusFee", { price: formatMoney(delivery_fee) });
}
