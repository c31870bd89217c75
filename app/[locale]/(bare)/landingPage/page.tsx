import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { LandingPage } from "@/components/catalog/home/landing-page";
import { SessionSync } from "@/components/layout/session-sync";
import { hrefs } from "@/lib/routing/hrefs";
import { localMetadata } from "@/lib/server/page-language";
import { site } from "@/lib/site/site";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("landing");
  const description = t("description", { brand: site.name[await getLocale()] });
  return localMetadata({ title: t("title"), description, path: hrefs.landingPage() });
}

export default async function BareLandingPage() {
  const t = await getTranslations("site");
  return (
    <>
      <LandingPage />
      <SessionSync reloadOffer={{ text: t("partMissing"), label: t("reload") }} />
    </>
  );
}
