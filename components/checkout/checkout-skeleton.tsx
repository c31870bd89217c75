import { useTranslations } from "next-intl";

/**
 * The classes for the two columns of a wide screen: the form and the amounts. The page and its placeholder use the same
 * columns.
 */
export const CHECKOUT_COLUMNS =
  "grid grid-cols-[minmax(0,1fr)] gap-4 tall:grid-cols-[minmax(0,1fr)_min(22rem,42%)] tall:items-start tall:gap-6";

/** The heights of the placeholders for the store line and for each section. */
const HEIGHTS = ["h-14", "h-46", "h-94", "h-52", "h-64", "h-36"];

/** The placeholder that is shown until the first quote arrives. */
export function CheckoutSkeleton() {
  const t = useTranslations("checkout");
  return (
    <div role="status" aria-label={t("loading")} className={CHECKOUT_COLUMNS}>
      <div className="grid content-start gap-4">
        {HEIGHTS.map((height) => (
          <div key={height} className={`${height} animate-pulse rounded-card bg-surface`} />
        ))}
      </div>
      <div className="h-80 animate-pulse rounded-card bg-surface" />
      <div className="sticky bottom-0 -mx-4 border-line border-t bg-paper px-4 pt-9 pb-3 md:-mx-6 md:px-6 tall:hidden">
        <div className="h-12 animate-pulse rounded-full bg-surface" />
      </div>
    </div>
  );
}
