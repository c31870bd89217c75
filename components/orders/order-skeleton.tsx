import { useTranslations } from "next-intl";

const BONE = "animate-pulse rounded-card bg-surface";

/** The order in grey, in its own places, until it has come. */
export function OrderSkeleton() {
  const t = useTranslations("orderPage");
  return (
    <div
      role="status"
      aria-label={t("loading")}
      className="grid gap-4 md:grid-cols-[minmax(0,1fr)_24rem] md:gap-6"
    >
      <div className="grid gap-4 md:gap-6">
        <div className={`h-112 ${BONE}`} />
        <div className={`h-64 ${BONE}`} />
      </div>
      <div className="grid content-start gap-4 md:gap-6">
        <div className={`h-52 ${BONE}`} />
        <div className={`h-64 ${BONE}`} />
      </div>
    </div>
  );
}
