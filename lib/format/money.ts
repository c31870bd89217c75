/** `NT$1,200` (GN-02); `amount` is whole NT$. */
export function formatMoney(amount: number): string {
  return `NT$${THOUSANDS.format(Math.abs(amount))}`;
}

/** `-NT$30`: a discount of the order summary. */
export function formatDiscount(amount: number): string {
  return `-${formatMoney(amount)}`;
}

const THOUSANDS = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
