import type { Card } from "@/lib/contracts/payments";
import { cardBrandName } from "@/lib/payments/card-brand";

type Props = { card: Card; ending: string };

/** The name of a saved card: its brand and its last four digits. */
export function CardName({ card, ending }: Props) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 text-ink">
      <span className="min-w-12 rounded-sm border border-line bg-paper px-1.5 text-center text-xs leading-5 font-bold">
        {cardBrandName(card)}
      </span>
      <span className="tabular">{ending}</span>
    </span>
  );
}
