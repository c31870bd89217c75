import { DataText } from "@/components/ui/data-text";
import { PageLink } from "@/components/ui/page-link";
import { Picture } from "@/components/ui/picture";
import type { Campaign } from "@/lib/contracts/campaigns";
import { CampaignPeriod } from "./campaign-period";

type Props = { campaign: Campaign; now: number; isFirst: boolean };

/** One campaign of the list (CM-01). A link to another site opens in a new tab. */
export function CampaignCard({ campaign, now, isFirst }: Props) {
  const { title, text, image, url, end_time } = campaign;
  return (
    <PageLink
      href={url}
      {...(url.startsWith("http") && { target: "_blank", rel: "noopener" })}
      className="group grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-card border border-line bg-paper hover:border-ink-faint focus-visible:outline-offset-4"
    >
      <Picture
        src={image}
        alt=""
        shape="cover"
        sizes="(width >= 64rem) 400px, (width >= 40rem) 46vw, 92vw"
        priority={isFirst}
        className="aspect-video w-full transition-opacity duration-150 group-hover:opacity-90"
      />
      <div className="grid grid-rows-[auto_1fr_auto] gap-1 p-4">
        <h2 className="text-lg leading-snug group-hover:text-brand">
          <DataText>{title}</DataText>
        </h2>
        <p className="text-pretty text-ink-soft">
          <DataText>{text}</DataText>
        </p>
        <CampaignPeriod end_time={end_time} now={now} />
      </div>
    </PageLink>
  );
}
