import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { OpnCampaignPart } from "@/components/benefits/opn-campaign-part";
import { IntroPage } from "@/components/catalog/home/intro-page";
import { hrefs } from "@/lib/routing/hrefs";
import { REVISION } from "@/lib/routing/routes";
import { readOpnCampaign } from "@/lib/server/campaign-reader";
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
  const t = await getTranslations("intro");
  return localMetadata({
    title: t("opnTitle"),
    description: t("opnLead"),
    path: hrefs.introopn(),
  });
}

export default async function CampaignIntroPage({ params }: Props) {
  const { revision } = await params;
  const opn = revision === REVISION.build ? null : await readOpnCampaign();
  return (
    <IntroPage variant="opn">
      {opn?.campaign && <OpnCampaignPart campaign={opn.campaign} now={opn.now} />}
    </IntroPage>
  );
}
