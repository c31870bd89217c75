import { useTranslations } from "next-intl";
import { useId } from "react";
import { STAR_MAX } from "@/lib/contracts/codes";

type Props = { value: number; error: string | undefined; onChange: (stars: number) => void };

const STARS = Array.from({ length: STAR_MAX }, (_none, at) => at + 1);

/** One to five stars: radios, so that arrows, a finger and a screen reader choose alike. */
export function StarChoice({ value, error, onChange }: Props) {
  const t = useTranslations("orderPage");
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="grid gap-1">
      <legend className="font-bold text-sm">{t("stars")}</legend>
      <div className="-ml-2 flex flex-wrap items-center">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="grid size-12 place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name={`${id}-stars`}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
              className="sr-only"
            />
            <span className="sr-only">{t(`star${stars}`)}</span>
            <span
              aria-hidden="true"
              className={`text-3xl leading-none ${stars <= value ? "text-warn" : "text-ink-faint"}`}
            >
              {stars <= value ? "★" : "☆"}
            </span>
          </label>
        ))}
        <span aria-hidden="true" className="ml-2 text-ink-soft text-sm">
          {value > 0 && t(`star${value}`)}
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
