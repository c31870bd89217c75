import type { TimelineStep } from "@/lib/orders/order-timeline";

/**
 * The progress of an order as a bar. It is hidden from screen readers, because the list of steps says the same in
 * words.
 */
export function StepBar({ steps }: { steps: TimelineStep[] }) {
  return (
    <div aria-hidden="true" className="flex gap-1.5">
      {steps.map(({ step, state }) => (
        <span
          key={step}
          className={`h-1.5 flex-1 rounded-full forced-colors:border ${LOOK[state]}`}
        />
      ))}
    </div>
  );
}

const LOOK = { done: "bg-brand", now: "animate-pulse bg-brand", "to-come": "bg-line" };
