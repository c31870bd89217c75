import { useTranslations } from "next-intl";

/** Three orders in grey, until the first page has come; as high as the screen, so that the footer stays put. */
export function OrderListSkeleton() {
  const t = useTranslations("orders");
  return (
    <div
      role="status"
      aria-label={t("loading")}
      className="grid min-h-dvh max-w-3xl content-start gap-4"
    >
      {[1, 2, 3].map((place) => (
        <div key={place} className="h-44 animate-pulse rounded-card bg-surface" />
      ))}
    </div>
  );
}
