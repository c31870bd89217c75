import { type ComponentProps, useId } from "react";
import { ChoiceRow } from "./choice-row";

type Option = { value: string; label: string };
type Props = Omit<ComponentProps<typeof ChoiceRow>, "type" | "label" | "value"> & {
  legend: string;
  options: readonly Option[];
  error?: string | undefined;
  /** A text that explains the selected option. */
  note?: string | undefined;
  /** True if the labels are short. Three of them then fit side by side on a phone. */
  isCompact?: boolean;
};

/** A few radio buttons side by side in a fieldset, with the question above and the error or the note below. */
export function RadioGroup(props: Props) {
  const { legend, options, error, note, isCompact, className = "", ...input } = props;
  const id = useId();
  const noteId = `${id}-note`;
  const text = error ?? note;
  return (
    <fieldset
      aria-describedby={text ? noteId : undefined}
      className={`grid content-start gap-1 ${className}`}
    >
      <legend className="mb-1 text-sm font-bold">{legend}</legend>
      <div className={`grid gap-2 ${isCompact ? COMPACT : WIDE}`}>
        {options.map(({ value, label }) => (
          <ChoiceRow
            type="radio"
            key={value}
            value={value}
            label={label}
            className={error ? "border-bad!" : ""}
            {...input}
          />
        ))}
      </div>
      {text && (
        <p id={noteId} className={`text-sm ${error ? "text-bad" : "text-ink-soft"}`}>
          {text}
        </p>
      )}
    </fieldset>
  );
}

const WIDE = "grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))]";
const COMPACT = "grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))] [&>label]:px-3";
