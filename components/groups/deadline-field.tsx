import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Field } from "@/components/ui/field";
import { DEADLINE_STEP_SECONDS } from "@/lib/groups/group-deadline";
import { formatDate, formatTime, parseDateTime } from "@/lib/time/date-time";

type Props = Omit<ComponentProps<typeof Field>, "type" | "step" | "hint">;

/**
 * The input for a deadline: a date and time in Taipei. Its value has the format of `datetime-local`, such as
 * `2026-11-21T12:30`.
 */
export function DeadlineField(props: Props) {
  const t = useTranslations("groupOrder");
  return (
    <Field type="datetime-local" step={DEADLINE_STEP_SECONDS} hint={t("deadlineHint")} {...props} />
  );
}

/** Turns epoch seconds into the value of the input. */
export function deadlineText(seconds: number): string {
  return `${formatDate(seconds)}T${formatTime(seconds)}`;
}

/** Turns the value of the input into epoch seconds; null if the value is incomplete. */
export function deadlineOf(text: string): number | null {
  const seconds = parseDateTime(text.replace("T", " "));
  return Number.isNaN(seconds) ? null : seconds;
}
