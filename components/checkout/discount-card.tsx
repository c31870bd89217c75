"use client";

import { useTranslations } from "next-intl";
import { withoutSubscription } from "@/lib/checkout/discount-choices";
import { BestDealRow } from "./best-deal-row";
import { CheckoutCard } from "./checkout-card";
import { CouponChoice } from "./coupon-choice";
import { PointsChoice } from "./points-choice";
import { change } from "./quote-order";
import { StoreOffers } from "./store-offers";
import type { StoreCheckout, StoreForm } from "./store-order-state";
import { SubscriptionChoice } from "./subscription-choice";

type Props = { checkout: StoreCheckout; form: StoreForm };

/** The section with all discounts, in the order in which people usually decide about them. */
export function DiscountCard({ checkout, form }: Props) {
  const t = useTranslations("discounts");
  const { draft, order, quoting } = form;
  return (
    <CheckoutCard title={t("title")}>
      {order.best_deal && <BestDealRow checkout={checkout} form={form} deal={order.best_deal} />}
      <div className="grid gap-4">
        <SubscriptionChoice
          order={order}
          isChosen={draft.subscription_type === 1}
          onSubscribe={() => void change(checkout, { subscription_type: 1 })}
          onOptOut={() => void change(checkout, withoutSubscription())}
        />
        <CouponChoice checkout={checkout} form={form} />
        <StoreOffers
          order={order}
          pressed={quoting.type === "idle" ? null : draft.store_coupon}
          onChoose={(store_coupon) => void change(checkout, { store_coupon })}
        />
        {order.op_exchange_on === 1 && <PointsChoice checkout={checkout} form={form} />}
      </div>
    </CheckoutCard>
  );
}
