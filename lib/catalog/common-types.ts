import type { StoreCard } from "@/lib/contracts/stores";

const NAMED = 6;

/** The store types of a list, the most frequent first: 便當、飲料. */
export function commonTypes(stores: Pick<StoreCard, "store_types">[]): string {
  const names = stores.flatMap(({ store_types }) => store_types.map(({ name }) => name));
  return [...Map.groupBy(names, (name) => name)]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, NAMED)
    .map(([name]) => name)
    .join("、");
}
