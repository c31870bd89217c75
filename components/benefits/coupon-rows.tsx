import { useTranslations } from "next-intl";
import { isUsable } from "@/lib/benefits/coupon-worth";
import { useMinute } from "@/lib/client/use-minute";
import { useView } from "@/lib/client/view-state";
import type { Coupon } from "@/lib/contracts/coupons";
import { CouponCard } from "./coupon-card";

type Props = { coupons: Coupon[]; isUnused: boolean };

/** The coupons of one tab. An unused coupon that cannot be used now shows the reason (CP-06). */
export function CouponRows({ coupons, isUnused }: Props) {
  const t = useTranslations("couponList");
  const { dining_type } = useView();
  const now = useMinute();
  const showsReasons = isUnused && coupons.some((coupon) => !isUsable(coupon));
  return (
    <>
      {showsReasons && (
        <p className="text-ink-soft text-sm">
          {t("judged", { dining: t(`dining${dining_type}`) })}
        </p>
      )}
      <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {coupons.map((coupon) => (
          <li key={coupon.code_id} className="grid">
            <CouponCard coupon={coupon} state={stateOf(isUnused, isUsable(coupon))} now={now} />
          </li>
        ))}
      </ul>
    </>
  );
}

function stateOf(isUnused: boolean, isOpen: boolean) {
  if (!isUnused) return "over";
  return isOpen ? "open" : "blocked";
}
