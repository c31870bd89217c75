"use client";

import { useTranslations } from "next-intl";
import type { Order } from "@/lib/contracts/orders";
import { settle } from "./change-checkout";
import { CheckoutCard } from "./checkout-card";
import { areCouponsStale, refreshCoupons } from "./checkout-coupons";
import type { CheckoutContext, CheckoutState } from "./checkout-state";
import {
  chooseCoupon,
  chooseStoreOffer,
  optOut,
  subscribe,
  switchPoints,
  switchPointsEvent,
  typePoints,
} from "./choose-discounts";
import { CouponChoice } from "./coupon-choice";
import { PointsChoice } from "./points-choice";
import { StoreOffers } from "./store-offers";
import { SubscriptionChoice } from "./subscription-choice";

type Props = {
  context: CheckoutContext;
  state: CheckoutState;
  order: Order;
  isPending: boolean;
};

/** Everything that takes something off, in the order in which people decide it. */
export function DiscountCard({ context, state, order, isPending }: Props) {
  const t = useTranslations("discounts");
  const { draft, coupons, couponRefusal } = state;
  return (
    <CheckoutCard title={t("title")}>
      <div className="grid gap-4">
        <SubscriptionChoice
          order={order}
          isChosen={draft.subscription_type === 1}
          onSubscribe={() => void subscribe(context)}
          onOptOut={() => void optOut(context)}
        />
        <CouponChoice
          lists={coupons.lists}
          isStale={areCouponsStale(state)}
          code_id={draft.code_id}
          discount_price={order.discount_price}
          refusal={couponRefusal}
          onChoose={(code_id) => void chooseCoupon(context, code_id)}
          onRefresh={() => refreshCoupons(context)}
        />
        <StoreOffers
          order={order}
          pressed={isPending ? draft.store_coupon : null}
          onChoose={(choice) => void chooseStoreOffer(context, choice)}
        />
        {order.op_exchange_on === 1 && (
          <PointsChoice
            order={order}
            draft={draft}
            onEvent={(to) => void switchPointsEvent(context, to)}
            onDiscount={(to) => void switchPoints(context, to)}
            onType={(text) => typePoints(context, text)}
            onRest={() => void settle(context)}
          />
        )}
      </div>
    </CheckoutCard>
  );
}
