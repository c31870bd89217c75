import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { OpnCampaignPart } from "@/components/benefits/opn-campaign-part";
import { IntroPage } from "@/components/catalog/home/intro-page";
import { hrefs } from "@/lib/routing/hrefs";
import { readOpnCampaign } from "@/lib/server/campaign-reader";
import { pageMetadata } from "@/lib/site/metadata";

export const ensureStatic = "navigation";
export const instant = false;

type Props = { params: Promise<{ now: string }> };

/** Which campaign runs is the backend's to say, which a build does not have: see lib/routing/page-path for /introopn. */
export function generateStaticParams() {
  return [{ now: "0" }];
}

/** One of the intro's addresses: its canonical one is the shop's own. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("intro");
  return pageMetadata({
    title: t("opnTitle"),
    description: t("opnLead"),
    path: hrefs.index(),
  });
}

export default async function CampaignIntroPage({ params }: Props) {
  const { now } = await params;
  const opn = now === "0" ? null : await readOpnCampaign();
  return (
    <IntroPage variant="opn">
      {opn?.campaign && <OpnCampaignPart campaign={opn.campaign} now={opn.now} />}
    </IntroPage>
  );
}
