import type { ComponentProps, ReactNode } from "react";

type Props = Omit<ComponentProps<"input">, "type"> & {
  label: string;
  /** A second line: what choosing it means, or why it cannot be chosen. */
  text?: string | undefined;
  /** At the right: an amount. */
  end?: ReactNode;
};

/** One choice of several as a whole row to press; the group around it is a fieldset with a legend. */
export function RadioRow({ label, text, end, disabled, className = "", ...input }: Props) {
  return (
    <label
      className={`flex min-h-14 items-center gap-3 rounded-card border border-line px-4 py-2 has-checked:border-brand has-checked:bg-brand-tint ${disabled ? "bg-surface text-ink-soft" : ""} ${className}`}
    >
      <input
        type="radio"
        disabled={disabled}
        className="size-5 flex-none accent-brand"
        {...input}
      />
      <span className="grid flex-1">
        <span className="font-bold">{label}</span>
        {text && <span className="text-sm text-ink-soft">{text}</span>}
      </span>
      {end}
    </label>
  );
}
