import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { formatDate, formatTime, parseDateTime } from "@/lib/time/date-time";

const STEP_SECONDS = 300;
const AHEAD_SECONDS = 3_600;

type Props = {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** A date and time of Taipei, as the field of the browser writes it: `2026-11-21T12:30`. */
export function DeadlineField({ label, value, error, onChange }: Props) {
  const t = useTranslations("groupOrder");
  return (
    <Field
      type="datetime-local"
      label={label}
      value={value}
      step={STEP_SECONDS}
      error={error}
      hint={t("deadlineHint")}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** The proposed deadline: in an hour, rounded up to five minutes. `now` in epoch seconds. */
export function deadlineText(now: number): string {
  const seconds = Math.ceil((now + AHEAD_SECONDS) / STEP_SECONDS) * STEP_SECONDS;
  return `${formatDate(seconds)}T${formatTime(seconds)}`;
}

/** Epoch seconds; null for an incomplete text. */
export function deadlineOf(text: string): number | null {
  const seconds = parseDateTime(text.replace("T", " "));
  return Number.isNaN(seconds) ? null : seconds;
}
