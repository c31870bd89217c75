"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { withMessages } from "@/components/ui/with-messages";
import slots from "@/messages/zh-TW/slots.json";
import { SlotChoice } from "./slot-choice";
import { type SlotPlace, useSlotDays } from "./use-slot-days";

type Props = {
  open: boolean;
  visit: SlotPlace;
  start: number | null;
  onChoose: (start: number) => void;
  onClose: () => void;
};

/** The modal 預約訂餐 (CA-32). */
function SlotDialog(props: Props) {
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

export const ReservationDialog = withMessages(SlotDialog, { "zh-TW": { slots } });

/** Mounted with each opening, so that what is offered is what is offered now. */
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
        <div className={BONE} />
        <div className={BONE} />
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

const BONE = "h-[4.6rem] animate-pulse rounded-card bg-surface";
