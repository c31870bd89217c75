import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MissingPage } from "@/components/site/missing-page";
import { buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { hrefs } from "@/lib/routing/hrefs";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("storeList");
  return { title: t("missingTitle"), robots: { index: false } };
}

/** The 404 page for an unknown type, group, subject or page number of a store list. */
export default async function NotFound() {
  const t = await getTranslations("storeList");
  return (
    <MissingPage title={t("missingTitle")}>
      <p className="text-ink-soft">{t("missingText")}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <PageLink href={hrefs.storeList()} className={buttonClass("primary")}>
          {t("seeAll")}
        </PageLink>
        <PageLink href={hrefs.home()} className={buttonClass("secondary")}>
          {t("backToHome")}
        </PageLink>
      </div>
    </MissingPage>
  );
}
