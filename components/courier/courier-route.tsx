import type { ReactNode } from "react";

type End = { label: string; text: string; detail?: ReactNode };

/** The pick-up place and the destination of a courier order, connected by a line. */
export function CourierOrderRoute({ from, to }: { from: End; to: End }) {
  return (
    <dl>
      <div className="relative pb-4 pl-7">
        <dt className="text-ink-soft text-sm">
          <span aria-hidden="true" className={`${MARK} border-3 border-brand`} />
          <span
            aria-hidden="true"
            className="absolute top-6 -bottom-0.5 left-1.5 border-brand border-l-2 border-dotted"
          />
          {from.label}
        </dt>
        <Place {...from} />
      </div>
      <div className="relative pl-7">
        <dt className="text-ink-soft text-sm">
          <span aria-hidden="true" className={`${MARK} bg-brand forced-colors:border`} />
          {to.label}
        </dt>
        <Place {...to} />
      </div>
    </dl>
  );
}

const MARK = "absolute top-1 left-0 size-3.5 rounded-full";

function Place({ text, detail }: End) {
  return (
    <dd className="wrap-anywhere">
      <span className="block font-bold">{text}</span>
      {detail}
    </dd>
  );
}
