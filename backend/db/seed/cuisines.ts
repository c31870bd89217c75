import type { Cuisine } from "./cuisine.ts";
import { asian } from "./cuisines-asian.ts";
import { lightMeals } from "./cuisines-light-meals.ts";
import { riceAndNoodles } from "./cuisines-rice-and-noodles.ts";
import { western } from "./cuisines-western.ts";

/** Every restaurant cuisine, mixed so that neighbours in the list differ. */
export const cuisines: readonly Cuisine[] = mix([riceAndNoodles, asian, western, lightMeals]);

function mix(lists: Cuisine[][]) {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list[index] ?? []),
  ).flat();
}
