import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { hrefs } from "@/lib/routing/hrefs";

/** No such order, or somebody else's. */
export function OrderMissing() {
  const t = useTranslations("orderPage");
  return (
    <div role="alert" className="grid justify-items-center gap-3 py-16 text-center">
      <p className="font-bold text-lg">{t("missing")}</p>
      <p className="text-ink-soft">{t("missingText")}</p>
      <a href={hrefs.orderlist()} className={buttonClass("primary")}>
        {t("toList")}
      </a>
    </div>
  );
}
