import type { PriceKey, PriceLine } from "@/lib/checkout/price-lines";
import { formatDiscount, formatMoney } from "@/lib/format/money";

type Props = { lines: PriceLine[]; label: (key: PriceKey) => string; freeLabel: string };

/**
 * The price lines of an order as rows for the surrounding `dl`. The checkout, the courier page and the order page use
 * them.
 */
export function PriceRows({ lines, label, freeLabel }: Props) {
  return lines.map((line) => (
    <div key={line.key} className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-soft">{label(line.key)}</dt>
      <dd className={isGain(line) ? "font-bold text-good" : ""}>{amountText(line)}</dd>
    </div>
  ));

  function amountText(line: PriceLine): string {
    if (isFree(line)) return freeLabel;
    return line.amount < 0 ? formatDiscount(line.amount) : formatMoney(line.amount);
  }
}

function isGain(line: PriceLine): boolean {
  return line.amount < 0 || isFree(line);
}

function isFree({ key, amount }: PriceLine): boolean {
  return key === "delivery_fee" && amount === 0;
}
