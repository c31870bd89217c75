import { getTranslations } from "next-intl/server";
import { buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { hrefs } from "@/lib/routing/hrefs";
import { ViewCookieRestorer } from "./view-cookie-restorer";

/** Tells a customer without an address that the page shows the stores of a default district (HM-22). */
export async function NoAddressBanner({ area }: { area: string }) {
  const t = await getTranslations("home");
  return (
    <section className="flex items-center gap-4 rounded-card bg-brand-tint py-3 pr-3 pl-4 md:pl-5">
      <ViewCookieRestorer />
      <p className="flex-1 text-sm text-pretty">
        <b className="block text-base">{t("notSet")}</b>
        <span className="text-ink-soft">{t("notSetText", { area })}</span>
      </p>
      <PageLink href={hrefs.index()} className={`flex-none ${buttonClass("primary")}`}>
        {t("setAddress")}
      </PageLink>
    </section>
  );
}
