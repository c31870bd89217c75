import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { hrefs } from "@/lib/routing/hrefs";

/** OR-06. */
export function NoOrders() {
  const t = useTranslations("orders");
  return (
    <div className="grid justify-items-center gap-3 py-16 text-center">
      <p className="text-lg font-bold">{t("empty")}</p>
      <p className="text-ink-soft">{t("emptyText")}</p>
      <a href={hrefs.home()} className={buttonClass("primary")}>
        {t("startOrdering")}
      </a>
    </div>
  );
}
