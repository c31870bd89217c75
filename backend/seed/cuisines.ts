import type { Cuisine } from "./cuisine.ts";
import { asian } from "./cuisines-asian.ts";
import { chinese } from "./cuisines-chinese.ts";
import { lightMeals } from "./cuisines-light-meals.ts";
import { riceAndNoodles } from "./cuisines-rice-and-noodles.ts";
import { western } from "./cuisines-western.ts";
import { world } from "./cuisines-world.ts";

/** Every restaurant cuisine, in an order in which neighbours differ. */
export const cuisines: readonly Cuisine[] = mix([
  riceAndNoodles,
  asian,
  western,
  lightMeals,
  chinese,
  world,
]);

function mix(lists: Cuisine[][]) {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list[index] ?? []),
  ).flat();
}
