import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MissingPage } from "@/components/site/missing-page";
import { buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { hrefs } from "@/lib/routing/hrefs";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("menuPage");
  return { title: t("missing"), robots: { index: false } };
}

/** The 404 page for the menu of an unknown store or category. */
export default async function NotFound() {
  const [t, tStores] = await Promise.all([getTranslations("menuPage"), getTranslations("stores")]);
  return (
    <MissingPage title={t("missing")}>
      <PageLink href={hrefs.index()} className={buttonClass("primary")}>
        {tStores("backToIndex")}
      </PageLink>
    </MissingPage>
  );
}
