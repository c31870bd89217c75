import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FailedRequest } from "@/components/site/failed-request";
import { buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { hrefs } from "@/lib/routing/hrefs";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("failures");
  return {
    title: t("serverErrorTitle"),
    description: t("serverErrorText"),
    robots: { index: false },
  };
}

export default async function ServerErrorPage() {
  const t = await getTranslations("failures");
  return (
    <main id="main" className="flex flex-1">
      <div className="page-width grid flex-1 content-center justify-items-center gap-4 py-16 text-center">
        <h1 className="text-2xl">{t("serverErrorTitle")}</h1>
        <p className="text-ink-soft">{t("serverErrorText")}</p>
        <PageLink href={hrefs.index()} className={buttonClass("primary")}>
          {t("backToIndex")}
        </PageLink>
        <PageLink href={hrefs.orderlist()} className={buttonClass("secondary")}>
          {t("toOrders")}
        </PageLink>
        <FailedRequest label={t("errorCode")} />
      </div>
    </main>
  );
}
