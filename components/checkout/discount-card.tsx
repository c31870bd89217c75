"use client";

import { useTranslations } from "next-intl";
import {
  chooseCoupon,
  chooseStoreOffer,
  optOut,
  subscribe,
  switchPoints,
  switchPointsEvent,
  typePoints,
} from "./change-store-order";
import { CheckoutCard } from "./checkout-card";
import { areCouponsStale, refreshCoupons } from "./checkout-coupons";
import { CouponChoice } from "./coupon-choice";
import { PointsChoice } from "./points-choice";
import { quoteIfChanged } from "./quote-order";
import { StoreOffers } from "./store-offers";
import type { StoreCheckout, StoreForm } from "./store-order-state";
import { SubscriptionChoice } from "./subscription-choice";

type Props = { checkout: StoreCheckout; form: StoreForm; isPending: boolean };

/** All discounts, in the order in which people decide about them. */
export function DiscountCard({ checkout, form, isPending }: Props) {
  const t = useTranslations("discounts");
  const { draft, order, coupons, couponRefusal } = form;
  return (
    <CheckoutCard title={t("title")}>
      <div className="grid gap-4">
        <SubscriptionChoice
          order={order}
          isChosen={draft.subscription_type === 1}
          onSubscribe={() => void subscribe(checkout)}
          onOptOut={() => void optOut(checkout)}
        />
        <CouponChoice
          lists={coupons.lists}
          isStale={areCouponsStale(form)}
          code_id={draft.code_id}
          discount_price={order.discount_price}
          refusal={couponRefusal}
          onChoose={(code_id) => void chooseCoupon(checkout, code_id)}
          onRefresh={() => refreshCoupons(checkout)}
        />
        <StoreOffers
          order={order}
          pressed={isPending ? draft.store_coupon : null}
          onChoose={(choice) => void chooseStoreOffer(checkout, choice)}
        />
        {order.op_exchange_on === 1 && (
          <PointsChoice
            order={order}
            draft={draft}
            onEvent={(to) => void switchPointsEvent(checkout, to)}
            onDiscount={(to) => void switchPoints(checkout, to)}
            onType={(text) => typePoints(checkout, text)}
            onRest={() => void quoteIfChanged(checkout)}
          />
        )}
      </div>
    </CheckoutCard>
  );
}
