import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { OrderStep } from "@/lib/contracts/order-detail";
import type { TimelineStep } from "@/lib/orders/order-timeline";
import { formatDate, formatDateTime, formatTime } from "@/lib/time/date-time";

type Props = {
  steps: TimelineStep[];
  isPickup: boolean;
  now: number;
  /** The message namespace of the texts. */
  words?: "orderPage" | "courierOrderPage";
};

/** The list of the order's steps: the steps that have been reached, with their times, and the steps that follow. */
export function OrderSteps({ steps, isPickup, now, words = "orderPage" }: Props) {
  const locale = useLocale();
  const t = useTranslations(words);
  return (
    <ol aria-label={t("steps")} className="grid border-line border-t pt-5">
      {steps.map(({ step, time, state }, at) => (
        <li
          key={step}
          aria-current={state === "now" ? "step" : undefined}
          className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-3"
        >
          <span className="grid grid-rows-[1.5rem_1fr] justify-items-center">
            <StepMark step={step} state={state} />
            {at < steps.length - 1 && (
              <span aria-hidden="true" className={`w-0.5 ${lineColor(at)}`} />
            )}
          </span>
          <span
            className={`${at < steps.length - 1 ? "pb-4" : ""} ${state === "to-come" ? "text-ink-soft" : "font-bold"}`}
          >
            {name(step)}
            {state === "to-come" && <span className="sr-only">{t("toCome")}</span>}
          </span>
          {time !== null && (
            <time
              dateTime={new Date(time * 1000).toISOString()}
              className="tabular text-ink-soft text-sm leading-6"
            >
              {timeText(time)}
            </time>
          )}
        </li>
      ))}
    </ol>
  );

  function name(step: OrderStep): string {
    return step === "delivered" && isPickup ? t("step-fetched") : t(`step-${step}`);
  }

  function lineColor(at: number): string {
    return steps[at + 1]?.state === "to-come" ? "bg-line" : "bg-brand";
  }

  function timeText(time: number): string {
    return formatDate(time) === formatDate(now) ? formatTime(time) : formatDateTime(time, locale);
  }
}

const ENDED: readonly OrderStep[] = [
  "cancelled-by-member",
  "cancelled-by-store",
  "cancelled-by-courier",
  "unpaid",
];

function StepMark({ step, state }: Pick<TimelineStep, "step" | "state">) {
  const shape = "grid size-6 place-items-center rounded-full";
  if (ENDED.includes(step)) {
    return (
      <span className={`${shape} bg-bad text-paper`}>
        <Icon name="close" className="size-3.5" />
      </span>
    );
  }
  if (state === "done") {
    return (
      <span className={`${shape} bg-brand text-on-brand`}>
        <Icon name="tick" className="size-3.5" />
      </span>
    );
  }
  if (state === "to-come") {
    return <span aria-hidden="true" className={`${shape} border-2 border-line`} />;
  }
  return (
    <span aria-hidden="true" className={`${shape} border-2 border-brand`}>
      <span className="size-2.5 animate-pulse rounded-full bg-brand forced-colors:bg-[Highlight]" />
    </span>
  );
}
