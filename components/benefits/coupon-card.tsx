import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { DataText } from "@/components/ui/data-text";
import { Icon } from "@/components/ui/icon";
import { couponCountdown } from "@/lib/benefits/coupon-countdown";
import type { Coupon } from "@/lib/contracts/coupons";
import { formatDateText } from "@/lib/time/date-time";
import { useCouponText } from "./use-coupon-text";

type Props = {
  coupon: Coupon;
  /**
   * `open`: the coupon can be used. `blocked`: it cannot be used now, and the card shows the reason if the backend
   * sends one. `over`: it is used or expired.
   */
  state: "open" | "blocked" | "over";
  /** The current time in epoch milliseconds, for the countdown. */
  now: number;
  /** The radio button that selects the coupon. */
  children?: ReactNode;
};

/**
 * One coupon in the shape of a ticket: the discount on the left, the terms and the period on the right (CP-03 to
 * CP-08).
 */
export function CouponCard({ coupon, state, now, children }: Props) {
  const locale = useLocale();
  const t = useTranslations("coupons");
  const { worth, kind, terms } = useCouponText()(coupon);
  const { start_date, end_date, remark, access_text } = coupon;
  const isOpen = state === "open";
  const countdown = state === "over" ? null : countdownText();
  return (
    <span
      className={`@container block overflow-hidden rounded-card border border-line ${isOpen ? "bg-paper" : "bg-surface text-ink-soft"}`}
    >
      {/* With large text the discount is above the terms instead of beside them, so that an amount is not split
          over two lines. */}
      <span className="flex h-full flex-col @3xs:flex-row">
        <span
          className={`grid flex-none content-center gap-0.5 border-line border-b border-dashed px-2 py-3 text-center @3xs:w-[5.5rem] @3xs:border-r @3xs:border-b-0 sm:@3xs:w-[6rem] ${isOpen ? "bg-brand-tint text-brand-strong" : ""}`}
        >
          <span className="tabular font-bold text-lg leading-tight">{worth}</span>
          <span className="text-xs">{kind}</span>
        </span>
        <span className="flex min-w-0 flex-1">
          <span className="grid min-w-0 flex-1 content-center gap-0.5 px-3 py-3">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="wrap-anywhere font-bold">
                {remark ? <DataText>{remark}</DataText> : terms}
              </span>
              {countdown && (
                <span className="tabular font-bold text-sm text-warn">{countdown}</span>
              )}
            </span>
            {remark && <span className="tabular text-sm">{terms}</span>}
            <span className="tabular text-ink-soft text-xs">
              {t("period", {
                start: shortDate(start_date, "00:00", locale),
                end: shortDate(end_date, "23:59", locale),
              })}
            </span>
            {state === "blocked" && access_text && (
              <span className="mt-1 flex items-start gap-1.5 text-sm text-warn">
                <Icon name="info" className="mt-0.5 size-4 flex-none" />
                <DataText>{access_text}</DataText>
              </span>
            )}
          </span>
          {children}
        </span>
      </span>
    </span>
  );

  function countdownText(): string | null {
    const countdown = couponCountdown(end_date, now);
    if (countdown === null || countdown === "soon") return countdown && t("soon");
    return t(countdown.unit, { count: countdown.value });
  }
}

/**
 * Formats a date with its time, but leaves the time out if it is `impliedTime`, which is the start or the end of the
 * day.
 */
function shortDate(date: string, impliedTime: string, locale: string): string {
  return formatDateText(date.replace(` ${impliedTime}`, ""), locale);
}
