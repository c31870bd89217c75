import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { IntroPage } from "@/components/catalog/home/intro-page";
import { JsonLd } from "@/components/site/json-ld";
import { VisitorScript } from "@/components/site/visitor-script";
import { hrefs } from "@/lib/routing/hrefs";
import { readAreas } from "@/lib/server/area-reader";
import { localMetadata, pageBase, pageNames } from "@/lib/server/page-language";
import { site } from "@/lib/site/site";
import { siteNodes } from "@/lib/site/site-json-ld";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("site");
  const title = t("title", { brand: site.name[await getLocale()] });
  const metadata = await localMetadata({
    title,
    description: t("description"),
    path: hrefs.index(),
  });
  return { ...metadata, title: { absolute: title } };
}

export default async function ShopIntroPage() {
  return (
    <>
      <VisitorScript />
      <JsonLd nodes={siteNodes(await pageBase(), await getLocale())} />
      <IntroPage
        areas={{ areas: (await readAreas()) ?? [], nameOf: (await pageNames()).placeOf }}
      />
    </>
  );
}
