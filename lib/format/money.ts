/**
 * `NT$1,200` (GN-02); `amount` is whole NT$. The first Intl.NumberFormat of a page takes 60 ms on a slow phone, so
 * this groups the digits by itself.
 */
export function formatMoney(amount: number): string {
  return `NT$${groupThousands(Math.round(Math.abs(amount)))}`;
}

/** `-NT$30`: a discount of the order summary. */
export function formatDiscount(amount: number): string {
  return `-${formatMoney(amount)}`;
}

/** The digits of a whole number in groups of three. */
function groupThousands(whole: number): string {
  if (!Number.isSafeInteger(whole) || whole < 1000) return String(whole);
  return `${groupThousands(Math.floor(whole / 1000))},${String(whole % 1000).padStart(3, "0")}`;
}
