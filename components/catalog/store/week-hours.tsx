import { useLocale, useTranslations } from "next-intl";
import { dayRuns, isAllDay, isNextDay, openDays, type Weekday } from "@/lib/catalog/opening-hours";
import type { OpeningHours } from "@/lib/contracts/stores";
import { listText } from "@/lib/format/list-text";

/** The opening hours of a week. Days with the same hours share one line. */
export function WeekHours({ hours }: { hours: OpeningHours }) {
  const locale = useLocale();
  const t = useTranslations("weekHours");
  const day = (number: Weekday) => t(`day${number}`);
  return (
    <ul className="tabular">
      {openDays(hours).map(({ days, ranges }) => (
        <li key={days.join()} className="flex flex-wrap gap-x-3">
          <span className="min-w-16">{daysText(days)}</span>
          <span>{ranges.length > 0 ? listText(ranges.map(rangeText), locale) : t("closed")}</span>
        </li>
      ))}
    </ul>
  );

  function daysText(days: Weekday[]): string {
    if (days.length === 7) return t("everyDay");
    const runs = dayRuns(days).map(([first, last]) =>
      first === last ? day(first) : t("fromTo", { first: day(first), last: day(last) }),
    );
    return listText(runs, locale);
  }

  function rangeText(range: { start: string; end: string }): string {
    if (isAllDay(range)) return t("allDay");
    const { start, end } = range;
    return `${start}–${isNextDay(range) ? t("nextDay", { time: end }) : end}`;
  }
}
