import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { hrefs } from "@/lib/routing/hrefs";

type Props = { isUnused: boolean };

/** CP-12; where there could be some, how to come by one. */
export function NoCoupons({ isUnused }: Props) {
  const t = useTranslations("couponList");
  return (
    <div className="grid justify-items-center gap-3 py-12 text-center">
      <p className="font-bold text-lg">{t("empty")}</p>
      {isUnused && (
        <>
          <p className="text-ink-soft">{t("emptyText")}</p>
          <a href={hrefs.home()} className={buttonClass("secondary")}>
            {t("startOrdering")}
          </a>
        </>
      )}
    </div>
  );
}
