/** All families: key → [ground, draw]. */
import { drinkDishes } from "./dishes-drinks.mjs";
import { noodleDishes } from "./dishes-noodles.mjs";
import { riceDishes } from "./dishes-rice.mjs";
import { snackDishes, sushiDishes } from "./dishes-snacks.mjs";
import { sweetDishes } from "./dishes-sweet.mjs";
import { westernDishes } from "./dishes-western.mjs";
import { wokDishes } from "./dishes-wok.mjs";
import { freshFruit, freshMeat, freshVegetables } from "./market-fresh.mjs";
import { household, packedFood, placeholder } from "./market-goods.mjs";

const named = (prefix, group) =>
  Object.fromEntries(Object.entries(group).map(([key, value]) => [`${prefix}-${key}`, value]));

export const FAMILIES = {
  ...noodleDishes,
  ...riceDishes,
  ...snackDishes,
  ...sushiDishes,
  ...wokDishes,
  ...westernDishes,
  ...sweetDishes,
  ...drinkDishes,
  ...named("fresh", { ...freshFruit, ...freshVegetables, ...freshMeat }),
  ...named("goods", { ...packedFood, ...household }),
  placeholder: placeholder.plate,
};
