import { useTranslations } from "next-intl";
import { useId } from "react";

type Props = {
  label: string;
  /** 0 while nothing is picked. */
  value: number;
  options: readonly (readonly [number, string])[];
  disabled?: boolean;
  /** It is this list that still waits for a choice. */
  isMissing: boolean;
  onPick: (value: number) => void;
};

/** The device's own list, with its label above. */
export function PickField({ label, value, options, disabled, isMissing, onPick }: Props) {
  const t = useTranslations("manualAddress");
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-bold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        disabled={disabled}
        aria-invalid={isMissing || undefined}
        onChange={(event) => onPick(Number(event.target.value))}
        className={`min-h-12 w-full rounded-card border bg-paper px-3 text-base text-ink disabled:text-ink-faint ${isMissing ? "border-bad" : "border-line"}`}
      >
        <option value={0}>{t("pick")}</option>
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
