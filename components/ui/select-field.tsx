import { type ComponentProps, useId } from "react";
import { Glyph } from "./glyph";

type Option = { value: string | number; label: string };
type Props = ComponentProps<"select"> & { label: string; options: Option[] };

/** The device's own list of choices, with its label above. */
export function SelectField({ label, options, className = "", ...select }: Props) {
  const id = useId();
  return (
    <div className={`grid gap-1 ${className}`}>
      <label htmlFor={id} className="text-sm font-bold">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          className="tabular min-h-12 w-full appearance-none rounded-card border border-line bg-paper pr-11 pl-4 text-base"
          {...select}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Glyph
          name="down"
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-soft"
        />
      </div>
    </div>
  );
}
