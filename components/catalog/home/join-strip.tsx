import { getLocale, getTranslations } from "next-intl/server";
import { buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { hrefs } from "@/lib/routing/hrefs";
import { site } from "@/lib/site/site";

/** The link to the page for merchants. The intro and the landing page show it (GN-07). */
export async function JoinStrip() {
  const locale = await getLocale();
  const t = await getTranslations("landing");
  return (
    <section className="page-width flex flex-wrap items-center justify-between gap-4 py-6">
      <div>
        <h2 className="text-lg">{t("joinTitle")}</h2>
        <p className="text-ink-soft">{t("joinText", { brand: site.name[locale] })}</p>
      </div>
      <PageLink href={hrefs.joinUs()} className={buttonClass("secondary")}>
        {t("join")}
      </PageLink>
    </section>
  );
}
