import { useTranslations } from "next-intl";

/** The account in grey, in its own places, until it has come. */
export function MemberSkeleton() {
  const t = useTranslations("members");
  return (
    <div role="status" aria-label={t("loading")} className="grid gap-4 md:gap-6">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-6">
        <div className={`h-22 ${BONE}`} />
        <div className={`h-22 ${BONE}`} />
        <div className={`h-22 max-md:col-span-2 ${BONE}`} />
      </div>
      <div className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
        <div className={`h-64 ${BONE}`} />
        <div className={`h-64 ${BONE}`} />
        <div className={`h-80 ${BONE}`} />
      </div>
    </div>
  );
}

const BONE = "animate-pulse rounded-card bg-surface";
