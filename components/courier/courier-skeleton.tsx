import { useTranslations } from "next-intl";
import { CHECKOUT_COLUMNS } from "@/components/checkout/checkout-skeleton";

/** The heights of the placeholders for the two places and the parcel. */
const HEIGHTS = ["h-80", "h-80", "h-72"];

/** The placeholder that is shown until the courier session is read. */
export function CourierOrderSkeleton() {
  const t = useTranslations("express");
  return (
    <div role="status" aria-label={t("loading")} className={CHECKOUT_COLUMNS}>
      <div className="grid content-start gap-4">
        {HEIGHTS.map((height, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: grey boxes have no names
            key={index}
            className={`${height} animate-pulse rounded-card bg-surface`}
          />
        ))}
      </div>
      <div className="h-32 animate-pulse rounded-card bg-surface" />
    </div>
  );
}
