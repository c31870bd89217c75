import type { ComponentProps, ReactNode } from "react";

type Props = ComponentProps<"input"> & {
  type: "radio" | "checkbox";
  label: ReactNode;
  /** A second line: what choosing it means, or why it cannot be chosen. */
  text?: ReactNode;
  /** At the right: an amount. */
  end?: ReactNode;
};

/** A choice as a whole row to press; of several, the group around them is a fieldset with a legend. */
export function ChoiceRow({ label, text, end, disabled, className = "", ...input }: Props) {
  return (
    <label
      className={`flex min-h-14 items-center gap-3 rounded-card border border-line px-4 py-2 has-checked:border-brand has-checked:bg-brand-tint ${disabled ? "bg-surface text-ink-soft" : ""} ${className}`}
    >
      <input disabled={disabled} className="size-5 flex-none accent-brand" {...input} />
      <span className="grid min-w-0 flex-1">
        <span className="font-bold">{label}</span>
        {text && <span className="text-sm text-ink-soft">{text}</span>}
      </span>
      {end}
    </label>
  );
}
