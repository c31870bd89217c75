import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CategoryMissing } from "@/components/catalog/grocery/category-missing";
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
    <main
      id="main"
      className="page-width grid flex-1 content-center justify-items-center gap-4 py-16"
    >
      <h1 className="text-2xl">{t("missing")}</h1>
      <CategoryMissing message={tStores("missing")} />
      <PageLink href={hrefs.index()} className="text-brand underline underline-offset-4">
        {tStores("backToIndex")}
      </PageLink>
    </main>
  );
}
