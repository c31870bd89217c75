import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CategoryMissing } from "@/components/catalog/grocery/category-missing";
import { MissingPage } from "@/components/site/missing-page";
import { PageLink } from "@/components/ui/page-link";
import { hrefs } from "@/lib/routing/hrefs";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("grocery");
  return { title: t("missing"), robots: { index: false } };
}

/** The 404 page for an unknown category or store. */
export default async function NotFound() {
  const [t, tStores] = await Promise.all([getTranslations("grocery"), getTranslations("stores")]);
  return (
    <MissingPage title={t("missing")}>
      <CategoryMissing message={tStores("missing")} />
      <PageLink href={hrefs.index()} className="text-brand underline underline-offset-4">
        {tStores("backToIndex")}
      </PageLink>
    </MissingPage>
  );
}
