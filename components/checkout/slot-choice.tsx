import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { SelectField } from "@/components/ui/select-field";
import { chosenSlot, type SlotDay, slotsOf } from "@/lib/cart/reservation-slots";
import { windowText } from "@/lib/cart/reservation-time";
import { IMMEDIATE } from "@/lib/contracts/codes";
import { formatDay, parseDateTime } from "@/lib/time/date-time";
import { daysBetween } from "@/lib/time/days-between";

type Props = {
  days: SlotDay[];
  now: number;
  start: number | null;
  onChoose: (start: number) => void;
};

/** A day and a time of it (CA-32, CA-38). */
export function SlotChoice({ days, now, start, onChoose }: Props) {
  const t = useTranslations("slots");
  const [chosen, setChosen] = useState(() => chosenSlot(days, start ?? IMMEDIATE));
  const slots = slotsOf(days, chosen.day);
  return (
    <form
      className="grid gap-5 md:grid-cols-2 md:gap-x-3"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(chosen.start);
      }}
    >
      <SelectField
        label={t("day")}
        value={chosen.day}
        onChange={(event) => {
          const day = event.target.value;
          setChosen({ day, start: slotsOf(days, day)[0] ?? IMMEDIATE });
        }}
        options={days.map(({ day }) => ({ value: day, label: dayText(day) }))}
      />
      <SelectField
        label={t("time")}
        value={chosen.start}
        onChange={(event) => setChosen({ ...chosen, start: Number(event.target.value) })}
        options={slots.map((slot) => ({
          value: slot,
          label: slot === IMMEDIATE ? t("immediate") : windowText(slot),
        }))}
      />
      <Button type="submit" className="min-h-12 md:col-span-2">
        {t("confirm")}
      </Button>
    </form>
  );

  function dayText(day: string): string {
    const midnight = parseDateTime(day);
    const date = formatDay(midnight);
    const ahead = daysBetween(now, midnight);
    if (ahead === 0) return t("today", { date });
    return ahead === 1 ? t("tomorrow", { date }) : date;
  }
}
