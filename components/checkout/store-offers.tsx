import { useTranslations } from "next-intl";
import { RadioRow } from "@/components/ui/radio-row";
import type { CheckoutDraft } from "@/lib/checkout/checkout-draft";
import type { Order } from "@/lib/contracts/orders";
import { formatDiscount } from "@/lib/format/money";
import { CheckoutCard } from "./checkout-card";

type Props = { order: Order; onChoose: (choice: CheckoutDraft["store_coupon"]) => void };

/** The store's own offers (acceptance CK-44, CK-45); the server has picked the best one already. */
export function StoreOffers({ order, onChoose }: Props) {
  const t = useTranslations("checkout");
  const offers = [order.global_coupon, order.brand_coupon, order.store_coupon].filter(
    ({ is_show }) => is_show === 1,
  );
  if (offers.length === 0) return null;
  return (
    <CheckoutCard title={t("offers")}>
      <fieldset className="grid gap-2">
        <legend className="sr-only">{t("offers")}</legend>
        {offers.map(({ coupon_type, name, cut_money, is_selected }) => (
          <RadioRow
            key={coupon_type}
            name="store_coupon"
            label={name}
            checked={is_selected === 1}
            onChange={() => onChoose(coupon_type)}
            end={<span className="tabular font-bold text-good">{formatDiscount(cut_money)}</span>}
          />
        ))}
        <RadioRow
          name="store_coupon"
          label={t("offerNone")}
          checked={offers.every(({ is_selected }) => is_selected === 0)}
          onChange={() => onChoose("none")}
        />
      </fieldset>
    </CheckoutCard>
  );
}
