import { getLocale, getTranslations } from "next-intl/server";
import { campaignEnd } from "@/lib/benefits/campaign-end";
import { formatDay } from "@/lib/time/date-time";

type Props = { end_time: number | null; now: number };

/** Says when a campaign ends: never, on which day, in how many days, or today. */
export async function CampaignPeriod({ end_time, now }: Props) {
  const locale = await getLocale();
  const t = await getTranslations("campaigns");
  const end = campaignEnd(end_time, now);
  switch (end.kind) {
    case "open":
      return <span className="text-sm text-ink-soft">{t("open")}</span>;
    case "until":
      return (
        <span className="text-sm text-ink-soft">
          {t("until", { day: formatDay(end.last, locale) })}
        </span>
      );
    case "soon":
      return <b className="text-sm text-warn">{t("soon", { days: end.days })}</b>;
    case "today":
      return <b className="text-sm text-warn">{t("today")}</b>;
    default:
      return end satisfies never;
  }
}
