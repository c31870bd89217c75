import { useTranslations } from "next-intl";

/** Three orders in grey, until the first page has come. */
export function OrderListSkeleton() {
  const t = useTranslations("orders");
  return (
    <div role="status" aria-label={t("loading")} className="grid max-w-3xl gap-4">
      {[1, 2, 3].map((place) => (
        <div key={place} className="h-44 animate-pulse rounded-card bg-surface" />
      ))}
    </div>
  );
}
