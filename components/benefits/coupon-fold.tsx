import type { Coupon } from "@/lib/contracts/coupons";
import { CouponCard } from "./coupon-card";

type Props = { title: string; coupons: Coupon[]; now: number };

/** Expired coupons, folded so that they do not push down the usable ones. */
export function CouponFold({ title, coupons, now }: Props) {
  if (coupons.length === 0) return null;
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center font-bold text-brand">{title}</summary>
      <ul className="grid gap-3">
        {coupons.map((coupon) => (
          <li key={coupon.code_id}>
            <CouponCard coupon={coupon} state="over" now={now} />
          </li>
        ))}
      </ul>
    </details>
  );
}
