import { SALE_STATUS_ON_SALE } from "../../lib/contracts/codes.ts";
import type { SetGroup } from "../../lib/contracts/products.ts";
import { foodPicture } from "./food-pictures.ts";
import { type FoodRow, flag, makeFood, roundPrice, TAG_RED } from "./make-food.ts";
import type { Random } from "./random.ts";
import type { CategoryRow } from "./seed-ids.ts";

const SET_DISCOUNT = 0.88;
const GROUP_IDS_PER_SET = 100;

type SetSource = {
  /**
   * One line for each set, with words separated by spaces: name, description, then the groups in the format that
   * `makeGroup` reads.
   */
  recipes: string;
  category: CategoryRow;
  categories: CategoryRow[];
  foods: FoodRow[];
  random: Random;
};
type PricedGroup = { group: Omit<SetGroup, "id">; price: number };

/** Makes sets from the dishes of this store. A recipe is skipped if the store does not have the dishes for it. */
export function makeSets(setSource: SetSource): FoodRow[] {
  const usable = setSource.foods.filter(
    ({ unit_price, sale_status, enable_add_cart }) =>
      unit_price > 0 && sale_status === SALE_STATUS_ON_SALE && enable_add_cart === 1,
  );
  const recipes = setSource.recipes.trim().split("\n");
  return recipes.flatMap((recipe, index) =>
    makeSet(recipe, index, { ...setSource, foods: usable, from: setSource.foods.length }),
  );
}

function makeSet(
  recipe: string,
  index: number,
  setSource: SetSource & { from: number },
): FoodRow[] {
  const [name = "", desc = "", ...words] = recipe.split(" ");
  const parts = words.map((word) => makeGroup(word, setSource));
  const completeGroups = parts.filter((part) => part !== null);
  if (completeGroups.length < parts.length) return [];
  const { category, from, random } = setSource;
  const list_price = completeGroups.reduce((sum, { price }) => sum + price, 0);
  const unit_price = roundPrice(list_price * SET_DISCOUNT);
  const n = from + index + 1;
  const row = makeFood({
    store_id: category.store_id,
    n,
    category_id: category.id,
    dish: { name, price: unit_price, desc },
    image: foodPicture("restaurant", name, category.name),
    isPlain: true,
    random,
  });
  return [
    {
      ...row,
      item_type: "set",
      list_price,
      is_offer: flag(list_price > unit_price),
      tag_text: `省 NT$${list_price - unit_price}`,
      tag_icon: TAG_RED,
      ...setLimit(random),
      groups: completeGroups.map(({ group }, at) => ({
        id: row.id * GROUP_IDS_PER_SET + at + 1,
        ...group,
      })),
    },
  ];
}

/**
 * Reads one group of a recipe. A recipe has two kinds of groups:
 *
 * - `主餐=招牌飯食:5` makes the group 主餐. The customer chooses one of the first five dishes of the category 招牌飯食.
 * - `*附餐=滷蛋,白飯?滷豆腐` makes the group 附餐. It always contains 滷蛋 and 白飯, and the customer may add 滷豆腐.
 *
 * Dishes that the store does not sell are left out. If a group of the first kind then has fewer than two dishes, or a
 * group of the second kind has no dish that it always contains, the function returns null.
 */
function makeGroup(word: string, setSource: SetSource): PricedGroup | null {
  const [label = "", source = ""] = word.split("=");
  return label.startsWith("*")
    ? fixedGroup(label.slice(1), source, setSource.foods)
    : choiceGroup(label, source, setSource);
}

function choiceGroup(label: string, source: string, setSource: SetSource): PricedGroup | null {
  const [name, count] = source.split(":");
  const category = setSource.categories.find((row) => row.name === name);
  const foods = setSource.foods
    .filter((food) => food.category_id === category?.id)
    .slice(0, Number(count));
  if (foods.length < 2) return null;
  const price = Math.min(...foods.map(({ unit_price }) => unit_price));
  return {
    price,
    group: {
      sub_title: `${label}（選一）`,
      foods: foods.map((food) => setFood(food, { is_required: 0, base: price })),
    },
  };
}

function fixedGroup(label: string, source: string, foods: FoodRow[]): PricedGroup | null {
  const [fixed = "", extra = ""] = source.split("?");
  const foodsByNames = (text: string) =>
    text.split(",").flatMap((name) => foods.find((food) => food.name === name) ?? []);
  const includedFoods = foodsByNames(fixed);
  if (includedFoods.length === 0) return null;
  return {
    price: includedFoods.reduce((sum, { unit_price }) => sum + unit_price, 0),
    group: {
      sub_title: label,
      foods: [
        ...includedFoods.map((food) => setFood(food, { is_required: 1, base: food.unit_price })),
        ...foodsByNames(extra).map((food) => setFood(food, { is_required: 0, base: 0 })),
      ],
    },
  };
}

/**
 * Makes a food of a set. `base` is the part of the food's price, in NT$, that the price of the set already includes.
 */
function setFood(food: FoodRow, { is_required, base }: { is_required: 0 | 1; base: number }) {
  return {
    id: food.id,
    name: food.name,
    unit_price: food.unit_price - base,
    is_required,
    is_limit: food.is_limit,
    limit_count: food.limit_count,
    sale_count: 0,
    relish_groups: food.relish_groups,
  };
}

function setLimit(random: Random) {
  const isLimit = random.chance(0.1);
  return { is_limit: flag(isLimit), limit_count: isLimit ? random.between(3, 8) : 0 };
}
