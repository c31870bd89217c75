import type { Cuisine } from "./cuisine.ts";
import { asian } from "./cuisines-asian.ts";
import { chinese } from "./cuisines-chinese.ts";
import { lightMeals } from "./cuisines-light-meals.ts";
import { riceAndNoodles } from "./cuisines-rice-and-noodles.ts";
import { western } from "./cuisines-western.ts";
import { world } from "./cuisines-world.ts";

/** The restaurant cuisines without the wok house, mixed so that most neighbouring entries come from different files. */
export const cuisines: readonly Cuisine[] = mix([
  riceAndNoodles,
  asian,
  western,
  lightMeals,
  chinese,
  world,
]);

/** The "cuisine" of a large grocery. `menu` is empty because the products are in the files grocery-shelves-*. */
export const grocery: Cuisine = {
  key: "grocery",
  types: ["生鮮雜貨"],
  names: ["大賣場", "生活超市", "生鮮超市"],
  intros: ["下單後現場揀貨，冷藏品用保冷袋分裝。", "早上六點到貨，蔬果每天換一輪。"],
  menu: "",
};

export const cornerGrocery: Cuisine = {
  ...grocery,
  names: ["雜貨鋪", "菜市", "小超市"],
  intros: ["轉角的小店，缺什麼打電話問一聲。", "少量多樣，蔬果每天換一輪。"],
};

function mix(lists: Cuisine[][]) {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list[index] ?? []),
  ).flat();
}
