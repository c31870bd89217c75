import { SALE_STATUS_ON_SALE } from "../../../lib/contracts/codes.ts";
import type { food_categories, foods } from "../schema/store-tables.ts";
import type { Cuisine } from "./cuisine.ts";
import { isOptionKey, makeOptionGroups } from "./make-options.ts";
import { foodPictures } from "./picture-index.ts";
import type { Random } from "./random.ts";

export type FoodRow = typeof foods.$inferInsert;
type CategoryRow = typeof food_categories.$inferInsert;
type Dish = { name: string; price: number; picture: string; desc: string };
type MenuCategory = { name: string; groups: string[]; dishes: Dish[] };

const SOLD_OUT = 0;
/** The first dishes of a store can always be ordered. */
const PLAIN_DISHES = 3;
const TAG_GREEN = 1;
const TAG_RED = 2;
const FREE_EXTRAS: MenuCategory = {
  name: "備品",
  groups: [],
  dishes: [
    { name: "環保餐具", price: 0, picture: "takeout", desc: "需要時請在訂單備註" },
    { name: "醬料包", price: 0, picture: "jar", desc: "" },
  ],
};

export function makeMenu({
  id,
  cuisine,
  random,
}: {
  id: number;
  cuisine: Cuisine;
  random: Random;
}) {
  const level = random.pick([0.95, 1, 1, 1, 1.05, 1.1]);
  const menu = readMenu(cuisine.menu).map((category) => ({
    ...category,
    dishes: someDishes(category.dishes, random),
  }));
  const withExtras = random.chance(0.2) ? [...menu, FREE_EXTRAS] : menu;
  const categories: CategoryRow[] = withExtras.map(({ name }, index) => ({
    id: id * 100 + index + 1,
    store_id: id,
    name,
    position: index + 1,
  }));
  const rows = withExtras
    .flatMap(({ dishes, groups }, index) =>
      dishes.map((dish) => ({ dish, groups, category_id: id * 100 + index + 1 })),
    )
    .map((line, index) => makeFood({ ...line, index, store_id: id, level, random }));
  return { categories, foods: rows };
}

function makeFood(line: {
  dish: Dish;
  groups: string[];
  category_id: number;
  index: number;
  store_id: number;
  level: number;
  random: Random;
}): FoodRow {
  const { dish, index, store_id, random } = line;
  const id = store_id * 100 + index + 1;
  const unit_price = roundPrice(dish.price * line.level);
  const image = random.pick(picturesOf(dish.picture));
  const isPlain = index < PLAIN_DISHES || dish.price === 0;
  return {
    id,
    store_id,
    category_id: line.category_id,
    name: dish.name,
    desc: dish.desc,
    image,
    food_image_list: [image],
    unit_price,
    ...tagOf(index, random),
    ...(isPlain ? { list_price: unit_price } : makeSale(unit_price, random)),
    relish_groups: makeOptionGroups(id, line.groups.filter(isOptionKey)),
    position: index + 1,
  };
}

function makeSale(unit_price: number, random: Random) {
  const isOffer = random.chance(0.08);
  const isLimit = random.chance(0.06);
  const isSoldOut = random.chance(0.04);
  return {
    list_price: isOffer ? roundPrice(unit_price * 1.2) + 5 : unit_price,
    is_offer: flag(isOffer),
    sale_status: isSoldOut ? SOLD_OUT : SALE_STATUS_ON_SALE,
    is_user_show: flag(isSoldOut),
    is_limit: flag(isLimit),
    limit_count: isLimit ? random.between(2, 6) : 0,
  };
}

function flag(isOn: boolean): 0 | 1 {
  return isOn ? 1 : 0;
}

function tagOf(index: number, random: Random) {
  if (index === 0) return { tag_text: "店長推薦", tag_icon: TAG_GREEN };
  if (random.chance(0.1)) return { tag_text: "人氣推薦", tag_icon: TAG_GREEN };
  if (random.chance(0.05))
    return { tag_text: random.pick(["新品", "季節限定"]), tag_icon: TAG_RED };
  return { tag_text: "", tag_icon: 0 };
}

// Stores of one cuisine must not share one menu: each leaves out some dishes, never the first three.
function someDishes(dishes: Dish[], random: Random) {
  return dishes.filter((_, index) => index < PLAIN_DISHES || !random.chance(0.14));
}

function roundPrice(price: number) {
  return price < 30 ? Math.round(price) : Math.round(price / 5) * 5;
}

function picturesOf(name: string): readonly string[] {
  const found = new Map<string, readonly string[]>(Object.entries(foodPictures)).get(name);
  if (!found) throw new Error(`seed: no picture ${name}`);
  return found;
}

export function readMenu(text: string): MenuCategory[] {
  return text
    .trim()
    .split("# ")
    .filter(Boolean)
    .map((block) => {
      const [head = "", ...lines] = block.trim().split("\n");
      const [name = "", groups = ""] = head.split(" | ");
      return { name, groups: groups.split(" ").filter(Boolean), dishes: lines.map(readDish) };
    });
}

function readDish(line: string): Dish {
  const [name = "", price, picture = "", desc = ""] = line.split(" ");
  return { name, price: Number(price), picture, desc };
}
