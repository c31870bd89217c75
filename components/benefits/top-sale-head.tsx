import { getTranslations } from "next-intl/server";
import { DataText } from "@/components/ui/data-text";
import { Picture } from "@/components/ui/picture";
import type { OpnCampaign } from "@/lib/contracts/campaigns";
import { CampaignPeriod } from "./campaign-period";

type Props = { campaign: OpnCampaign; now: number };

/** The picture and the name of the campaign at the top of the page, which has no site header. */
export async function TopSaleHead({ campaign, now }: Props) {
  const t = await getTranslations("campaigns");
  const { title, text, image, end_time } = campaign;
  return (
    <div className="grid overflow-hidden rounded-sheet bg-surface md:grid-cols-2">
      <Picture
        src={image}
        alt=""
        shape="cover"
        sizes="(width >= 48rem) 560px, 92vw"
        priority
        className="aspect-video h-full w-full"
      />
      <div className="grid content-center gap-2 p-5 md:p-8">
        <p className="text-sm font-bold text-brand">{t("partner")}</p>
        <h1 className="text-2xl md:text-3xl">
          <DataText>{title}</DataText>
        </h1>
        <p className="text-pretty text-ink-soft">
          <DataText>{text}</DataText>
        </p>
        <CampaignPeriod end_time={end_time} now={now} />
      </div>
    </div>
  );
}
