import { type ReactNode, useId } from "react";

type Props = {
  title: string;
  /** Content that is shown to the right of the title. */
  end?: ReactNode;
  children: ReactNode;
};

/** One kind of discount with its heading. */
export function DiscountPart({ title, end, children }: Props) {
  const titleId = useId();
  const endId = useId();
  return (
    <fieldset
      aria-labelledby={titleId}
      aria-describedby={end ? endId : undefined}
      className="grid gap-2 border-line not-first:border-t not-first:pt-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={titleId}>{title}</h3>
        {end && (
          <p id={endId} className="tabular text-ink-soft text-sm">
            {end}
          </p>
        )}
      </div>
      {children}
    </fieldset>
  );
}
