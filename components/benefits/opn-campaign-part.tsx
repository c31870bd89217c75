import { getTranslations } from "next-intl/server";
import { buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { Picture } from "@/components/ui/picture";
import type { OpnCampaign } from "@/lib/contracts/campaigns";
import { hrefs } from "@/lib/routing/hrefs";
import { CampaignPeriod } from "./campaign-period";

type Props = { campaign: OpnCampaign; now: number };

/**
 * The section of the partner's intro that shows the partner's campaign. The intro leaves the section out if there is no
 * campaign (CM-08).
 */
export async function OpnCampaignPart({ campaign, now }: Props) {
  const t = await getTranslations("campaigns");
  const { title, text, image, end_time } = campaign;
  return (
    <section aria-labelledby="opn-campaign" className="page-width pt-8 md:pt-12">
      <div className="grid overflow-hidden rounded-sheet border border-line bg-paper md:grid-cols-[5fr_6fr]">
        <Picture
          src={image}
          alt=""
          shape="cover"
          sizes="(width >= 48rem) 520px, 92vw"
          className="aspect-video h-full w-full"
        />
        <div className="grid content-center justify-items-start gap-2 p-5 md:p-8">
          <p className="text-sm font-bold text-brand">{t("partner")}</p>
          <h2 id="opn-campaign" className="text-xl md:text-2xl">
            {title}
          </h2>
          <p className="text-pretty text-ink-soft">{text}</p>
          <CampaignPeriod end_time={end_time} now={now} />
          <PageLink href={hrefs.opTopSale()} className={`mt-2 ${buttonClass("secondary")}`}>
            {t("toTopSale")}
          </PageLink>
        </div>
      </div>
    </section>
  );
}
