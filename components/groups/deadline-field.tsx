import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Field } from "@/components/ui/field";
import { DEADLINE_STEP_SECONDS } from "@/lib/groups/group-deadline";
import { formatDate, formatTime, parseDateTime } from "@/lib/time/date-time";

type Props = Omit<ComponentProps<typeof Field>, "type" | "step" | "hint">;

/** A date and time of Taipei, as the field of the browser writes it: `2026-11-21T12:30`. */
export function DeadlineField(props: Props) {
  const t = useTranslations("groupOrder");
  return (
    <Field type="datetime-local" step={DEADLINE_STEP_SECONDS} hint={t("deadlineHint")} {...props} />
  );
}

/** Epoch seconds as the text of the field. */
export function deadlineText(seconds: number): string {
  return `${formatDate(seconds)}T${formatTime(seconds)}`;
}

/** Epoch seconds; null for an incomplete text. */
export function deadlineOf(text: string): number | null {
  const seconds = parseDateTime(text.replace("T", " "));
  return Number.isNaN(seconds) ? null : seconds;
}
