"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { SelectField } from "@/components/ui/select-field";
import { chosenSlot, type SlotDay, slotsOf } from "@/lib/cart/reservation-slots";
import { slotText } from "@/lib/cart/reservation-time";
import { IMMEDIATE } from "@/lib/contracts/codes";
import { formatDay, parseDateTime } from "@/lib/time/date-time";
import { daysBetween } from "@/lib/time/days-between";
import { type SlotPlace, useSlotDays } from "./use-slot-days";

type Props = {
  open: boolean;
  visit: SlotPlace;
  start: number | null;
  onChoose: (start: number) => void;
  onClose: () => void;
};

/** The dialog 預約訂餐, in which the customer chooses a time (CA-32). */
export function ReservationDialog(props: Props) {
  const { open, onClose } = props;
  const t = useTranslations("slots");
  return (
    <Dialog open={open} title={t("title")} closeLabel={t("close")} place="sheet" onClose={onClose}>
      <div className="grid gap-5 p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        <Slots {...props} />
      </div>
    </Dialog>
  );
}

/** The dialog mounts this content each time it opens, so that it reads the current times. */
function Slots({ visit, start, onChoose, onClose }: Props) {
  const t = useTranslations("slots");
  const { data: offered, refusal, read } = useSlotDays(visit);
  if (refusal) {
    return (
      <>
        <p role="alert">{t("failed")}</p>
        <Button onClick={() => void read()}>{t("retry")}</Button>
      </>
    );
  }
  if (!offered) {
    return (
      <div role="status" aria-label={t("loading")} className="grid gap-5">
        <div className={PLACEHOLDER} />
        <div className={PLACEHOLDER} />
        <div className="h-12 animate-pulse rounded-full bg-surface" />
      </div>
    );
  }
  if (offered.days.length === 0) {
    return (
      <>
        <p role="status">{t("none")}</p>
        <Button look="secondary" onClick={onClose}>
          {t("close")}
        </Button>
      </>
    );
  }
  return <SlotChoice days={offered.days} now={offered.now} start={start} onChoose={onChoose} />;
}

const PLACEHOLDER = "h-[4.6rem] animate-pulse rounded-card bg-surface";

type SlotChoiceProps = {
  days: SlotDay[];
  now: number;
  start: number | null;
  onChoose: (start: number) => void;
};

/** The form in which the customer chooses a day and a time (CA-32, CA-38). */
function SlotChoice({ days, now, start, onChoose }: SlotChoiceProps) {
  const locale = useLocale();
  const t = useTranslations("slots");
  const [chosen, setChosen] = useState(() => chosenSlot(days, start ?? IMMEDIATE));
  const slots = slotsOf(days, chosen.day);
  return (
    <form
      method="post"
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
          label: slot === IMMEDIATE ? t("immediate") : slotText(slot),
        }))}
      />
      <Button type="submit" className="min-h-12 md:col-span-2">
        {t("confirm")}
      </Button>
    </form>
  );

  function dayText(day: string): string {
    const midnight = parseDateTime(day);
    const date = formatDay(midnight, locale);
    const ahead = daysBetween(now, midnight);
    if (ahead === 0) return t("today", { date });
    return ahead === 1 ? t("tomorrow", { date }) : date;
  }
}
