import { byAppeal } from "./appeal-rules.ts";
import type { NearbyStore } from "./nearby-stores.ts";
import { byStanding } from "./opening-rules.ts";

const RECOMMENDED = 10;
/** So many stores of one kind of food, and more only where there is nothing else. */
const OF_A_KIND = 3;

/** Open ones first, then those of the `liked` types, then the most appealing; not of one kind of food only. */
export function recommended(nearby: NearbyStore[], liked: Set<number>): NearbyStore[] {
  const isLiked = ({ types }: NearbyStore) => types.some(({ id }) => liked.has(id));
  const best = nearby.toSorted(
    (a, b) => byStanding(a, b) || Number(isLiked(b)) - Number(isLiked(a)) || byAppeal(a, b),
  );
  const kinds = Map.groupBy(best, ({ types }) => types[0]?.id);
  const varied = new Set([...kinds.values()].flatMap((kind) => kind.slice(0, OF_A_KIND)));
  const isVaried = (near: NearbyStore) => Number(varied.has(near));
  return best.sort((a, b) => byStanding(a, b) || isVaried(b) - isVaried(a)).slice(0, RECOMMENDED);
}
