"use client";

import { useTranslations } from "next-intl";
import { Button, buttonClass } from "@/components/ui/button";
import { LoadFailed } from "@/components/ui/load-failed";
import { PageLink } from "@/components/ui/page-link";
import type { CouponTab } from "@/lib/benefits/ask-coupons";
import type { Go } from "@/lib/client/leave";
import { COUPON_TAB } from "@/lib/contracts/codes";
import { hrefs } from "@/lib/routing/hrefs";
import { CouponRows } from "./coupon-rows";
import { useCouponPages } from "./use-coupon-pages";

type Props = { type: CouponTab; round: number; go: Go };

/** The coupons of one tab, loaded page by page (CP-01, CP-12). */
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

/** The text of a tab without coupons (CP-12). The tab of unused coupons also says how to get a coupon. */
function NoCoupons({ isUnused }: { isUnused: boolean }) {
  const t = useTranslations("couponList");
  return (
    <div className="grid justify-items-center gap-3 py-12 text-center">
      <p className="font-bold text-lg">{t("empty")}</p>
      {isUnused && (
        <>
          <p className="text-ink-soft">{t("emptyText")}</p>
          <PageLink href={hrefs.home()} className={buttonClass("secondary")}>
            {t("startOrdering")}
          </PageLink>
        </>
      )}
    </div>
  );
}

function CouponSkeleton() {
  const t = useTranslations("couponList");
  return (
    <div
      role="status"
      aria-label={t("loading")}
      className="grid gap-3 md:grid-cols-2 lg:grid-cols-3"
    >
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place} className="h-24 animate-pulse rounded-card bg-surface" />
      ))}
    </div>
  );
}
