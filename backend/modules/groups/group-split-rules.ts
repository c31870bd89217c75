/**
 * The amount that one person owes, in whole NT$. `sum` is the price of the person's dishes (`dishes`) plus `share`.
 * `share` is the person's part of the fees minus the discounts, so it can be negative.
 */
export type Share = { dishes: number; share: number; sum: number };

/**
 * Splits `total` among people by the price of their dishes (GO-13). The fees minus the discounts are `total` minus the
 * price of all dishes. Each person first owes the proportional part of `total`, rounded down. Then NT$1 is added to the
 * sums of the persons with the largest fractions, until the sums add up to `total`. Among equal fractions, the earlier
 * person comes first. If all dishes together cost NT$0, nobody owes anything.
 */
export function splitTotal(dishes: number[], total: number): Share[] {
  const all = dishes.reduce((sum, one) => sum + one, 0);
  if (all === 0) return dishes.map(() => ({ dishes: 0, share: 0, sum: 0 }));
  const parts = dishes.map((price, at) => {
    const exact = price * total;
    return { at, floor: Math.floor(exact / all), rest: exact % all };
  });
  const remaining = total - parts.reduce((sum, { floor }) => sum + floor, 0);
  const byRest = parts.toSorted((a, b) => b.rest - a.rest || a.at - b.at);
  const roundedUp = new Set(byRest.slice(0, remaining).map(({ at }) => at));
  return parts.map(({ at, floor }) => {
    const price = dishes[at] ?? 0;
    const sum = floor + (roundedUp.has(at) ? 1 : 0);
    return { dishes: price, share: sum - price, sum };
  });
}
