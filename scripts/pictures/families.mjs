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

/**
 * All families of products. A family is a kind of dish or grocery product that has its own picture. The key is the name
 * of the family. The value is `[ground, draw]`: the name of a background colour of draw-scene.mjs, and the function
 * that draws the picture. `placeholder` is for products without a family.
 */
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
