import { getTranslations } from "next-intl/server";
import { buttonClass } from "@/components/ui/button";
import { site } from "@/lib/site/site";

/** The links of the intro to the iOS and Android apps (AD-18). */
export async function IntroApps() {
  const t = await getTranslations("home");
  return (
    <section className="page-width">
      <div className="flex flex-col gap-5 rounded-sheet bg-brand-tint p-6 md:flex-row md:items-center md:p-8">
        <div className="flex-1">
          <h2 className="text-xl">{t("appTitle")}</h2>
          <p className="text-ink-soft">{t("appText")}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <a href={site.iosUrl} target="_blank" rel="noopener" className={buttonClass("secondary")}>
            {t("ios")}
          </a>
          <a
            href={site.androidUrl}
            target="_blank"
            rel="noopener"
            className={buttonClass("secondary")}
          >
            {t("android")}
          </a>
        </div>
      </div>
    </section>
  );
}
