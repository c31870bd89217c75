import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { StoreMissing } from "@/components/catalog/store/store-missing";
import { MissingPage } from "@/components/site/missing-page";
import { PageLink } from "@/components/ui/page-link";
import { hrefs } from "@/lib/routing/hrefs";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("stores");
  return { title: t("missing"), robots: { index: false } };
}

/** The 404 page for an unknown store (ST-15). */
export default async function NotFound() {
  const t = await getTranslations("stores");
  return (
    <MissingPage title={t("missing")}>
      <StoreMissing message={t("missing")} />
      <PageLink href={hrefs.index()} className="text-brand underline underline-offset-4">
        {t("backToIndex")}
      </PageLink>
    </MissingPage>
  );
}
