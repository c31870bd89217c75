/** `NT$1,200` (acceptance GN-02); `amount` is whole NT$. */
export function formatMoney(amount: number): string {
  return `NT$${groupThousands(Math.abs(amount))}`;
}

/** `-NT$30`: a discount of the order summary. */
export function formatDiscount(amount: number): string {
  return `-${formatMoney(amount)}`;
}

// Intl would do, but costs a formatter per render and differs between engines in the sign it prints.
function groupThousands(amount: number): string {
  return String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, ",");
}
