import { useTranslations } from "next-intl";

const HEIGHTS = ["h-36", "h-64", "h-48", "h-28"];

/** The page's own layout in grey, until the first numbers have come. */
export function CheckoutSkeleton() {
  const t = useTranslations("checkout");
  return (
    <div
      role="status"
      aria-label={t("loading")}
      className="grid gap-4 md:grid-cols-[1fr_22rem] md:gap-6"
    >
      <div className="grid content-start gap-4">
        {HEIGHTS.map((height) => (
          <div key={height} className={`${height} animate-pulse rounded-card bg-surface`} />
        ))}
      </div>
      <div className="h-80 animate-pulse rounded-card bg-surface" />
    </div>
  );
}
