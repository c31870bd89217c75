import { useTranslations } from "next-intl";
import { ChoiceRow } from "@/components/ui/choice-row";
import type { CheckoutDraft } from "@/lib/checkout/checkout-draft";
import type { Order } from "@/lib/contracts/orders";
import { formatDiscount } from "@/lib/format/money";
import { DiscountPart } from "./discount-part";

type Choice = CheckoutDraft["store_coupon"];
type Props = {
  order: Order;
  /** The customer's choice until the quote for it arrives; null if no quote is awaited. */
  pressed: Choice | null;
  onChoose: (choice: Choice) => void;
};

/** The choice between the store coupons (CK-44, CK-45). Until the customer chooses, the server applies the best one. */
export function StoreOffers({ order, pressed, onChoose }: Props) {
  const t = useTranslations("checkout");
  const offers = [order.global_coupon, order.brand_coupon, order.store_coupon].filter(
    ({ is_show }) => is_show === 1,
  );
  if (offers.length === 0) return null;
  const inForce = offers.find(({ is_selected }) => is_selected === 1)?.coupon_type ?? "none";
  // A new choice is marked before the new quote arrives.
  const isPressed = pressed === "none" || offers.some(({ coupon_type }) => coupon_type === pressed);
  const marked = isPressed ? pressed : inForce;
  return (
    <DiscountPart title={t("offers")}>
      {offers.map(({ coupon_type, name, cut_money }) => (
        <ChoiceRow
          type="radio"
          key={coupon_type}
          name="store_coupon"
          label={name}
          checked={coupon_type === marked}
          onChange={() => onChoose(coupon_type)}
          end={<span className="tabular font-bold text-good">{formatDiscount(cut_money)}</span>}
        />
      ))}
      <ChoiceRow
        type="radio"
        name="store_coupon"
        label={t("offerNone")}
        checked={marked === "none"}
        onChange={() => onChoose("none")}
      />
    </DiscountPart>
  );
}
