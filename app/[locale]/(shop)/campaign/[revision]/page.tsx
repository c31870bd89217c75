import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CampaignCard } from "@/components/benefits/campaign-card";
import { NoCampaign } from "@/components/benefits/no-campaign";
import { hrefs } from "@/lib/routing/hrefs";
import { REVISION } from "@/lib/routing/routes";
import { readCampaigns } from "@/lib/server/campaign-reader";
import { localMetadata } from "@/lib/server/page-language";

export const ensureStatic = "navigation";
export const instant = false;

type Props = { params: Promise<{ revision: string }> };

/**
 * During a build no backend runs, so the build renders the page with the revision `REVISION.build`. For this revision
 * the page reads no data.
 */
export function generateStaticParams() {
  return [{ revision: REVISION.build }];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("campaigns");
  return localMetadata({
    title: t("title"),
    description: t("description"),
    path: hrefs.campaign(),
  });
}

export default async function CampaignPage({ params }: Props) {
  const [t, { revision }] = await Promise.all([getTranslations("campaigns"), params]);
  const { campaigns, now } =
    revision === REVISION.build ? { campaigns: [], now: 0 } : await readCampaigns();
  const isEmpty = campaigns === null || campaigns.length === 0;
  return (
    <main
      id="main"
      className="page-width grid flex-1 grid-cols-1 content-start gap-5 py-5 md:gap-6 md:py-8"
    >
      <div className="grid gap-1">
        <h1 className="text-xl md:text-2xl">{t("title")}</h1>
        {!isEmpty && <p className="text-ink-soft">{t("lead")}</p>}
      </div>
      {isEmpty ? (
        <NoCampaign reason={campaigns === null ? "failed" : "none"} />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
          {campaigns.map((campaign, index) => (
            <li key={campaign.id}>
              <CampaignCard campaign={campaign} now={now} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}
