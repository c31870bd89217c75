import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MissingPage } from "@/components/site/missing-page";
import { buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { hrefs } from "@/lib/routing/hrefs";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("areas");
  return { title: t("missingTitle"), robots: { index: false } };
}

/** The 404 page for an unknown city, district, store type or page number. */
export default async function NotFound() {
  const t = await getTranslations("areas");
  return (
    <MissingPage title={t("missingTitle")}>
      <p className="text-ink-soft">{t("missingText")}</p>
      <PageLink href={hrefs.index()} className={buttonClass("primary")}>
        {t("backToIndex")}
      </PageLink>
    </MissingPage>
  );
}
