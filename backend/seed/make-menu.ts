import type { Cuisine } from "./cuisine.ts";
import { type Dish, type MenuCategory, readMenu } from "./cuisine.ts";
import { foodPicture } from "./food-pictures.ts";
import { type FoodRow, makeFood, roundPrice } from "./make-food.ts";
import { isOptionKey, optionGroups } from "./make-options.ts";
import { makeSets } from "./make-sets.ts";
import type { Random } from "./random.ts";
import { type CategoryRow, categoryRow, seedId } from "./seed-ids.ts";
import { freeExtras, sideMenus } from "./side-menus.ts";

export type Menu = { categories: CategoryRow[]; foods: FoodRow[] };

/**
 * This many dishes at the beginning of each menu are always on sale. In each category of the cuisine, this many dishes
 * at the beginning are never left out.
 */
const PLAIN_DISHES = 3;
const SIDE_CATEGORIES = 2;
const SETS_POSITION = 2;
const SMALL_PRICE = 30;
const LEFT_OUT_SHARES = [0.08, 0.14, 0.22];
/** A menu with more categories than this uses LONG_MENU_LEFT_OUT_SHARES. */
const LONG_MENU = 10;
const LONG_MENU_LEFT_OUT_SHARES = [0.05, 0.3, 0.5];

const menus = new Map<string, MenuCategory[]>();

type MenuOptions = {
  store_id: number;
  cuisine: Cuisine;
  random: Random;
  /** True for a store of MAINSTAYS: the menu contains every dish of the cuisine, at the unchanged prices. */
  isWhole: boolean;
};

export function makeMenu({ store_id, cuisine, random, isWhole }: MenuOptions): Menu {
  const level = isWhole ? 1 : random.pick([0.9, 0.95, 1, 1, 1, 1.05, 1.1]);
  const whole = readOnce(cuisine.menu);
  const share = random.pick(whole.length > LONG_MENU ? LONG_MENU_LEFT_OUT_SHARES : LEFT_OUT_SHARES);
  const own = whole.map((category) => ({
    ...category,
    dishes: isWhole ? category.dishes : someDishes(category.dishes, share, random),
  }));
  const extras = random.chance(0.2) ? [freeExtras] : [];
  const menu = [...own, ...makeSides(own, cuisine, random), ...extras];
  const categories = menu.map(({ name }, index) => categoryRow(store_id, name, index));
  const rows = menu
    .flatMap(({ name, dishes, groups }, index) =>
      dishes.map((dish) => ({ dish, name, groups, category_id: seedId(store_id, index + 1) })),
    )
    .map(({ dish, name, groups, category_id }, index) =>
      makeFood({
        store_id,
        n: index + 1,
        category_id,
        dish: { ...dish, price: priceAt(dish.price, level) },
        image: foodPicture("restaurant", dish.name, name),
        relish_groups: optionGroups(groups.filter(isOptionKey)),
        isPlain: isWhole || index < PLAIN_DISHES || dish.price === 0,
        random,
      }),
    );
  const hasSets = cuisine.sets && (isWhole || random.chance(0.85));
  return hasSets
    ? withSets({ categories, foods: rows }, cuisine.sets ?? "", random)
    : { categories, foods: rows };
}

/**
 * Adds the sets to the menu, as its second category. The sets get the last ids because they are made from the dishes,
 * which already have ids.
 */
function withSets({ categories, foods }: Menu, recipes: string, random: Random): Menu {
  const store_id = categories[0]?.store_id ?? 0;
  const category: CategoryRow = {
    ...categoryRow(store_id, "超值套餐", categories.length),
    position: SETS_POSITION,
  };
  const sets = makeSets({ recipes, category, categories, foods, random });
  if (sets.length === 0) return { categories, foods };
  const later = categories.map((row) =>
    row.position < SETS_POSITION ? row : { ...row, position: row.position + 1 },
  );
  return { categories: [...later, category], foods: [...foods, ...sets] };
}

// Leaves out random dishes, so that stores of one cuisine have different menus. The first PLAIN_DISHES dishes of each
// category always stay.
function someDishes(dishes: Dish[], share: number, random: Random) {
  return dishes.filter((_, index) => index < PLAIN_DISHES || !random.chance(share));
}

/**
 * Picks at most SIDE_CATEGORIES side menus that fit the cuisine. Leaves out the categories and dishes that the store's
 * menu already contains.
 */
function makeSides(own: MenuCategory[], cuisine: Cuisine, random: Random): MenuCategory[] {
  const heads = new Set(own.map(({ name }) => name));
  const names = new Set(own.flatMap(({ dishes }) => dishes.map(({ name }) => name)));
  const fitting = (cuisine.sides ?? "").split(" ");
  const free = sideMenus.filter(({ key, name }) => fitting.includes(key) && !heads.has(name));
  return random
    .shuffle(free)
    .slice(0, random.between(0, SIDE_CATEGORIES))
    .map(({ name, groups, dishes }) => ({
      name,
      groups,
      dishes: random
        .shuffle(dishes.filter((dish) => !names.has(dish.name)))
        .slice(0, random.between(4, 9)),
    }))
    .filter(({ dishes }) => dishes.length > 2);
}

/**
 * Multiplies a price in NT$ by the store's price level. Prices up to SMALL_PRICE, such as for rice and small drinks,
 * stay unchanged.
 */
function priceAt(price: number, level: number): number {
  return price <= SMALL_PRICE ? price : roundPrice(price * level);
}

function readOnce(text: string): MenuCategory[] {
  const menu = menus.get(text) ?? readMenu(text);
  menus.set(text, menu);
  return menu;
}
