import { type ComponentProps, useId } from "react";

type Props<Name extends string> = Pick<ComponentProps<"section">, "tabIndex"> & {
  title: string;
  faults: { field: Name; text: string }[];
  onChoose: (field: Name) => void;
  "data-field"?: string;
};

/** Lists the form fields with an error. Each entry is a button that calls `onChoose` with its field. */
export function FaultList<Name extends string>({
  title,
  faults,
  onChoose,
  ...section
}: Props<Name>) {
  const titleId = useId();
  return (
    <section
      {...section}
      aria-labelledby={titleId}
      className="scroll-mt-24 rounded-card border border-bad bg-bad-tint px-4 pt-3 pb-1 md:px-5"
    >
      <h2 id={titleId} className="text-bad text-base">
        {title}
      </h2>
      <ul className="sm:columns-2">
        {faults.map(({ field, text }) => (
          <li key={field} className="break-inside-avoid">
            <button
              type="button"
              onClick={() => onChoose(field)}
              className="min-h-11 text-left underline underline-offset-4"
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
