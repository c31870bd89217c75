"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { type CouponLists, isUsable } from "@/lib/benefits/coupon-worth";
import type { Coupon } from "@/lib/contracts/coupons";
import { CouponCard } from "./coupon-card";

type Props = {
  lists: CouponLists;
  code_id: number | null;
  onChoose: (code_id: number) => void;
};

/**
 * The list to choose a coupon from: first the coupons that this order can use, then the unused coupons that it cannot
 * use, with the reason, then the used and the expired coupons.
 */
export function CouponOptions({ lists, code_id, onChoose }: Props) {
  const t = useTranslations("coupons");
  const [marked, setMarked] = useState(code_id);
  const [now] = useState(() => Date.now());
  const usable = lists.unused.filter(isUsable);
  const blocked = lists.unused.filter((coupon) => !isUsable(coupon));
  const hasNoCoupons = [lists.unused, lists.used, lists.expired].every(
    ({ length }) => length === 0,
  );
  const canUse = usable.some((coupon) => coupon.code_id === marked);
  return (
    <>
      <div className="grid gap-5 p-5 pt-3">
        {usable.length > 0 && (
          <fieldset className="grid gap-3">
            <legend className="mb-3 font-bold">{t("usable", { count: usable.length })}</legend>
            {usable.map((coupon) => (
              <label
                key={coupon.code_id}
                className="block rounded-card has-checked:outline-2 has-checked:outline-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
              >
                <CouponCard coupon={coupon} state="open" now={now}>
                  <span className="grid flex-none place-items-center pr-4">
                    <input
                      type="radio"
                      name="code_id"
                      checked={coupon.code_id === marked}
                      onChange={() => setMarked(coupon.code_id)}
                      className="size-6 accent-brand"
                    />
                  </span>
                </CouponCard>
              </label>
            ))}
          </fieldset>
        )}
        {usable.length === 0 && (
          <p className="text-ink-soft">{t(hasNoCoupons ? "empty" : "noneUsable")}</p>
        )}
        {blocked.length > 0 && (
          <section className="grid gap-3">
            <h3>{t("unusable", { count: blocked.length })}</h3>
            <ul className="grid gap-3">
              {blocked.map((coupon) => (
                <li key={coupon.code_id}>
                  <CouponCard coupon={coupon} state="blocked" now={now} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <CouponFold
          title={t("used", { count: lists.used.length })}
          coupons={lists.used}
          now={now}
        />
        <CouponFold
          title={t("expired", { count: lists.expired.length })}
          coupons={lists.expired}
          now={now}
        />
      </div>
      {usable.length > 0 && (
        <div
          data-bottom-bar
          className="sticky bottom-0 border-line border-t bg-paper p-5 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))]"
        >
          <Button
            disabled={!canUse}
            onClick={() => marked !== null && onChoose(marked)}
            className="w-full"
          >
            {t("use")}
          </Button>
        </div>
      )}
    </>
  );
}

type FoldProps = { title: string; coupons: Coupon[]; now: number };

/** Used or expired coupons in a collapsed section, so that they need little space. */
function CouponFold({ title, coupons, now }: FoldProps) {
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
