import type { ComponentProps, ReactNode } from "react";

type Props = ComponentProps<"input"> & {
  type: "radio" | "checkbox";
  label: ReactNode;
  /** The text of a second line: the effect of the choice, or the reason why it is disabled. */
  text?: ReactNode;
  /** Content at the right end of the row, for example an amount. */
  end?: ReactNode;
};

/**
 * A radio button or a checkbox whose whole row can be pressed. The caller puts a fieldset with a legend around a group
 * of rows.
 */
export function ChoiceRow({ label, text, end, disabled, className = "", ...input }: Props) {
  return (
    <label
      className={`flex min-h-14 items-center gap-3 rounded-card border border-line px-4 py-2 has-checked:border-brand has-checked:bg-brand-tint ${disabled ? "bg-surface text-ink-soft" : ""} ${className}`}
    >
      <input disabled={disabled} className="size-6 flex-none accent-brand" {...input} />
      <span className="grid min-w-0 flex-1">
        <span className="font-bold">{label}</span>
        {text && <span className="text-sm text-ink-soft">{text}</span>}
      </span>
      {end}
    </label>
  );
}
