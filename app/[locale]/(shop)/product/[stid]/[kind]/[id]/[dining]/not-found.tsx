import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ProductMissing } from "@/components/layout/session-sync";
import { MissingPage } from "@/components/site/missing-page";
import { PageLink } from "@/components/ui/page-link";
import { hrefs } from "@/lib/routing/hrefs";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("products");
  return { title: t("missing"), robots: { index: false } };
}

export default async function NotFound() {
  const t = await getTranslations("products");
  const failures = await getTranslations("failures");
  return (
    <MissingPage title={t("missing")}>
      <ProductMissing message={t("missing")} storeLabel={t("backToStore")} />
      <PageLink href={hrefs.index()} className="text-brand underline underline-offset-4">
        {failures("backToIndex")}
      </PageLink>
    </MissingPage>
  );
}
