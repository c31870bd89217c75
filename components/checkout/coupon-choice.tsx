"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ChoiceRow } from "@/components/ui/choice-row";
import { onDemandDialog } from "@/components/ui/on-demand";
import { isUsable } from "@/lib/benefits/coupon-worth";
import type { Coupon } from "@/lib/contracts/coupons";
import { formatDiscount } from "@/lib/format/money";
import { memberTexts } from "@/messages/parts/member-texts";
import { areCouponsStale, chooseCoupon, refreshCoupons } from "./checkout-coupons";
import type { Checkout, CheckoutForm } from "./checkout-engine";
import { DiscountPart } from "./discount-part";

const CouponPicker = onDemandDialog(
  async () => (await import("@/components/benefits/coupon-picker")).CouponPicker,
  memberTexts,
);

type Props<Form extends CheckoutForm> = { checkout: Checkout<Form>; form: Form };

/** The section 我的優惠券, in which the customer chooses a coupon or no coupon (CK-39 to CK-43). */
export function CouponChoice<Form extends CheckoutForm>({ checkout, form }: Props<Form>) {
  const { lists } = form.coupons;
  const { code_id } = form.draft;
  const refusal = form.couponRefusal;
  const t = useTranslations("discounts");
  const [isOpen, setOpen] = useState(false);
  const usable = lists?.unused.filter(isUsable).length ?? 0;
  const isChosen = code_id !== null;
  return (
    <DiscountPart title={t("coupon")} end={lists && t("couponCount", { count: usable })}>
      <CouponInUse
        isChosen={isChosen}
        coupon={lists?.unused.find((one) => one.code_id === code_id)}
        discount_price={form.order?.discount_price ?? 0}
        invitation={t(usable > 0 ? "couponPick" : "couponEmpty")}
        onPick={() => setOpen(true)}
      />
      <ChoiceRow
        type="radio"
        name="coupon"
        label={t("couponNone")}
        checked={!isChosen}
        onChange={() => void chooseCoupon(checkout, null)}
      />
      {refusal !== null && <p className="text-sm text-warn">{refusal || t("couponGone")}</p>}
      <CouponPicker
        open={isOpen}
        lists={lists}
        isStale={areCouponsStale(checkout.kind, form)}
        code_id={code_id}
        onRefresh={() => refreshCoupons(checkout)}
        onClose={() => setOpen(false)}
        onChoose={(chosen) => {
          setOpen(false);
          void chooseCoupon(checkout, chosen);
        }}
      />
    </DiscountPart>
  );
}

type CouponInUseProps = {
  isChosen: boolean;
  /** The chosen coupon, if it is in the list of unused coupons. */
  coupon: Coupon | undefined;
  /** The discount of the chosen coupon in NT$; 0 before the server has answered. */
  discount_price: number;
  /** The text of the row while no coupon is chosen. */
  invitation: string;
  onPick: () => void;
};

/** The row 使用. It shows the chosen coupon and a button to change it. */
function CouponInUse({ isChosen, coupon, discount_price, invitation, onPick }: CouponInUseProps) {
  const t = useTranslations("discounts");
  const name = coupon?.remark || coupon?.code || "";
  return (
    <div className="relative grid">
      <ChoiceRow
        type="radio"
        name="coupon"
        label={t("couponUse")}
        text={isChosen ? chosenText() : invitation}
        checked={isChosen}
        aria-haspopup="dialog"
        onChange={onPick}
        className={isChosen ? "pr-22" : ""}
      />
      {isChosen && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t("couponChangeOf", { coupon: name })}
          onClick={onPick}
          className="absolute inset-y-0 right-0 min-w-20 rounded-card px-4 font-bold text-brand-strong"
        >
          {t("couponChange")}
        </button>
      )}
    </div>
  );

  function chosenText() {
    return (
      <>
        {name && <span className="wrap-anywhere block">{name}</span>}
        {discount_price > 0 && (
          <span className="tabular block font-bold text-good">
            {formatDiscount(discount_price)}
          </span>
        )}
      </>
    );
  }
}
