"use client";

import { useLocale, useTranslations } from "next-intl";
import { cashOff, paidTenths } from "@/lib/benefits/coupon-worth";
import { COUPON_TYPE, CUT_TYPE } from "@/lib/contracts/codes";
import type { Coupon } from "@/lib/contracts/coupons";
import { dotText } from "@/lib/format/list-text";
import { formatMoney } from "@/lib/format/money";

/** Returns a function that makes the texts for the discount, the kind and the terms of a coupon (CP-03, CP-04). */
export function useCouponText() {
  const locale = useLocale();
  const t = useTranslations("coupons");
  return (coupon: Coupon) => ({
    worth: worthOf(coupon),
    kind: t(`kind${coupon.type}`),
    terms: dotText(
      [
        coupon.cut_type === CUT_TYPE.fee && t("onFee"),
        termsOf(coupon),
        t(`target${coupon.target_type}`),
      ],
      locale,
    ),
  });

  function worthOf(coupon: Coupon): string {
    if (coupon.type === COUPON_TYPE.percent) {
      return t("tenths", { tenths: paidTenths(coupon), percent: coupon.cut_percent });
    }
    return formatMoney(cashOff(coupon));
  }

  function termsOf(coupon: Coupon): string {
    switch (coupon.type) {
      case COUPON_TYPE.threshold:
        return fullTerms(coupon);
      case COUPON_TYPE.cash:
        return coupon.full_money > 0 ? fullTerms(coupon) : "";
      case COUPON_TYPE.percent:
        return percentTerms(coupon);
    }
  }

  function percentTerms({ full_money, cut_percent: percent, cut_money }: Coupon): string {
    const full = full_money > 0 ? t("from", { full: formatMoney(full_money) }) : "";
    const most = cut_money > 0 ? t("most", { cut: formatMoney(cut_money) }) : "";
    return `${full}${t("percent", { percent })}${most}`;
  }

  function fullTerms(coupon: Coupon): string {
    return t("fullCut", {
      full: formatMoney(coupon.full_money),
      cut: formatMoney(cashOff(coupon)),
    });
  }
}
