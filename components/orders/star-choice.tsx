import { useTranslations } from "next-intl";
import { type ComponentProps, useId } from "react";

type Props = ComponentProps<"input"> & {
  /** The chosen number of stars; 0 before the first choice. */
  chosen: number;
  error: string | undefined;
};

const STARS = [1, 2, 3, 4, 5] as const;

/**
 * The choice of one to five stars. It consists of radio buttons, which work with arrow keys, touch and screen readers.
 */
export function StarChoice({ chosen, error, ...input }: Props) {
  const t = useTranslations("orderPage");
  const id = useId();
  const choice = STARS.find((stars) => stars === chosen);
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="grid gap-1">
      <legend className="font-bold text-sm">{t("stars")}</legend>
      <div className="-ml-2 flex flex-wrap items-center">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="grid size-12 place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-brand"
          >
            <input type="radio" value={stars} className="sr-only" {...input} />
            <span className="sr-only">{t(`star${stars}`)}</span>
            <span
              aria-hidden="true"
              className={`text-3xl leading-none ${stars <= chosen ? "text-warn" : "text-ink-faint"}`}
            >
              {stars <= chosen ? "★" : "☆"}
            </span>
          </label>
        ))}
        <span aria-hidden="true" className="ml-2 text-ink-soft text-sm">
          {choice && t(`star${choice}`)}
        </span>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-bad text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
