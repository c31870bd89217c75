import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { NoCampaign } from "@/components/benefits/no-campaign";
import { TopSaleHead } from "@/components/benefits/top-sale-head";
import { TopSaleList } from "@/components/benefits/top-sale-list";
import { ViewCookieRestorer } from "@/components/catalog/list/view-cookie-restorer";
import { SessionSync } from "@/components/layout/session-sync";
import { hrefs } from "@/lib/routing/hrefs";
import { readTopSale } from "@/lib/server/campaign-reader";
import { localMetadata, pageNames } from "@/lib/server/page-language";
import { pagePlace } from "@/lib/view/page-place";

export const ensureStatic = "navigation";
export const instant = false;

type Props = { params: Promise<{ area: string; dining: string }> };

export function generateStaticParams() {
  return [{ area: "none", dining: "1" }];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("campaigns");
  return localMetadata({
    title: t("topTitle"),
    description: t("topDescription"),
    path: hrefs.opTopSale(),
  });
}

/** The page of the best-selling products of the partner's campaign. It has no header, footer or chat (CM-05). */
export default async function TopSalePage({ params }: Props) {
  const place = pagePlace(await params);
  const [t, tSite, top] = await Promise.all([
    getTranslations("campaigns"),
    getTranslations("site"),
    place && readTopSale(place),
  ]);
  if (!top) notFound();
  const { campaign, isKnown, isOwn, now } = top;
  const area = (await pageNames()).placeOf(top.district);
  return (
    <>
      <main
        id="main"
        className="page-width grid flex-1 grid-cols-1 content-start gap-6 py-5 md:gap-8 md:py-8"
      >
        {!isOwn && <ViewCookieRestorer />}
        {campaign ? (
          <>
            <TopSaleHead campaign={campaign} now={now} />
            <TopSaleList products={campaign.products} area={area} isOwn={isOwn} />
          </>
        ) : (
          <>
            <h1 className="text-xl md:text-2xl">{t("topTitle")}</h1>
            <NoCampaign reason={isKnown ? "none" : "failed"} />
          </>
        )}
      </main>
      <SessionSync reloadOffer={{ text: tSite("partMissing"), label: tSite("reload") }} />
    </>
  );
}
