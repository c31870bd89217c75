"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { LoadFailed } from "@/components/ui/load-failed";
import type { CouponTab } from "@/lib/benefits/ask-coupons";
import type { Go } from "@/lib/client/leave";
import { COUPON_TAB } from "@/lib/contracts/codes";
import { CouponRows } from "./coupon-rows";
import { CouponSkeleton } from "./coupon-skeleton";
import { NoCoupons } from "./no-coupons";
import { useCouponPages } from "./use-coupon-pages";

type Props = { type: CouponTab; round: number; go: Go };

/** The content of one tab, page by page (CP-01, CP-12). */
export function CouponPages({ type, round, go }: Props) {
  const t = useTranslations("couponList");
  const { coupons, isRead, hasMore, isLoading, failure, loadMore } = useCouponPages({
    type,
    round,
    go,
  });
  const isUnused = type === COUPON_TAB.unused;
  const isEmpty = coupons.length === 0;
  if (!isRead && !failure) return <CouponSkeleton />;
  return (
    <div className="grid gap-4">
      {isRead && isEmpty && <NoCoupons isUnused={isUnused} />}
      {!isEmpty && <CouponRows coupons={coupons} isUnused={isUnused} />}
      {failure && (
        <LoadFailed
          title={t("failed")}
          failure={failure}
          retryLabel={t("tryAgain")}
          onRetry={loadMore}
        />
      )}
      {hasMore && (
        <Button look="secondary" disabled={isLoading} onClick={loadMore}>
          {isLoading ? t("loadingMore") : t("more")}
        </Button>
      )}
      <p role="status" className="sr-only">
        {!isEmpty && t("loaded", { count: coupons.length })}
      </p>
    </div>
  );
}
