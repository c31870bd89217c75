import { Icon } from "./icon";

type Props = {
  value: number;
  onChange: (value: number) => void;
  labels: { group: string; less: string; more: string };
  /** At quantity 1 the left button is disabled (`stop`) or removes the item (`remove`). */
  atOne?: "stop" | "remove";
  size?: "small" | "large";
};

/** A quantity between a minus button and a plus button. The buttons are large enough for a thumb. */
export function Stepper({ value, onChange, labels, atOne = "stop", size = "large" }: Props) {
  const isLast = value <= 1;
  const edge = size === "large" ? "size-12" : "size-11";
  return (
    <fieldset
      aria-label={labels.group}
      className="inline-flex flex-none items-center rounded-full border border-line bg-paper"
    >
      <button
        type="button"
        aria-label={labels.less}
        disabled={isLast && atOne === "stop"}
        onClick={() => onChange(value - 1)}
        className={`${STEP} ${edge}`}
      >
        <Icon name={isLast && atOne === "remove" ? "trash" : "minus"} />
      </button>
      <output className="tabular min-w-6 text-center font-bold">{value}</output>
      <button
        type="button"
        aria-label={labels.more}
        onClick={() => onChange(value + 1)}
        className={`${STEP} ${edge}`}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}

const STEP =
  "grid place-items-center rounded-full text-brand active:bg-brand-tint disabled:cursor-not-allowed disabled:text-ink-faint";
