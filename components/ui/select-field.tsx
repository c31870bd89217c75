import { type ComponentProps, useId } from "react";
import { Icon } from "./icon";

type Option = { value: string | number; label: string };
type Props = ComponentProps<"select"> & {
  label: string;
  options: readonly Option[];
  error?: string | undefined;
};

/** A native select with its label above. `aria-describedby` links the select to its error text. */
export function SelectField({ label, options, error, className = "", ...select }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={`grid gap-1 ${className}`}>
      <label htmlFor={id} className="text-sm font-bold">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="tabular min-h-12 w-full appearance-none rounded-card border border-line bg-paper pr-11 pl-4 text-base disabled:text-ink-faint aria-invalid:border-bad"
          {...select}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="down"
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-soft"
        />
      </div>
      {error && (
        <p id={errorId} className="text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
