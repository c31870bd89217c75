import { getTranslations } from "next-intl/server";
import { buttonClass } from "@/components/ui/button-class";
import { hrefs } from "@/lib/routing/hrefs";

/** HM-22: whose address is not known sees a default district, and is told so. */
export async function NoAddressBanner({ area }: { area: string }) {
  const t = await getTranslations("home");
  return (
    <section className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-brand-tint px-5 py-4">
      <p>
        <b className="block">{t("notSet")}</b>
        <span className="text-ink-soft">{t("notSetText", { area })}</span>
      </p>
      <a href={hrefs.index()} className={buttonClass("primary")}>
        {t("setAddress")}
      </a>
    </section>
  );
}
