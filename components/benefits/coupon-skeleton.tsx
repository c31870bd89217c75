import { useTranslations } from "next-intl";

/** Coupons in grey, until the first page has come. */
export function CouponSkeleton() {
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
