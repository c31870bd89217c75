import { DINING_TYPE, SALE_STATUS_ON_SALE } from "../../lib/contracts/codes.ts";
import type { OptionGroup } from "../../lib/contracts/products.ts";
import type { foods } from "../db/schema/store-tables.ts";
import type { Dish } from "./cuisine.ts";
import type { Random } from "./random.ts";
import { seedId } from "./seed-ids.ts";

export type FoodRow = Required<Omit<typeof foods.$inferInsert, "search_grams" | "updated_at">>;
type Tag = Pick<FoodRow, "tag_text" | "tag_icon">;

const SOLD_OUT = 0;
const TAG_GREEN = 1;
export const TAG_RED = 2;
const TAG_RED_ROUND = 3;
const NO_TAG: Tag = { tag_text: "", tag_icon: 0 };
const NO_OPTIONS: OptionGroup[] = [];

type Line = {
  store_id: number;
  /** The position of the dish in the whole menu, counted from 1. */
  n: number;
  category_id: number;
  dish: Dish;
  image: string;
  relish_groups?: OptionGroup[];
  /** True for a dish that is on sale in every dining type, without an offer, a limit or a business price. */
  isPlain: boolean;
  random: Random;
};

export function makeFood({
  store_id,
  n,
  category_id,
  dish,
  image,
  isPlain,
  ...line
}: Line): FoodRow {
  const { random, relish_groups = NO_OPTIONS } = line;
  // The result of this draw is not used. Without the draw, the same seed number would give other data than in earlier
  // versions.
  random.between(0, 0);
  return {
    id: seedId(store_id, n),
    store_id,
    category_id,
    item_type: "single",
    name: dish.name,
    desc: dish.desc,
    image,
    food_image_list: [image],
    unit_price: dish.price,
    ...diningOf(n, dish.price, isPlain),
    ...tagOf(n, random),
    ...makeSale(dish.price, isPlain, random),
    relish_groups,
    groups: [],
    position: n,
  };
}

export function roundPrice(price: number) {
  return price < 30 ? Math.round(price) : Math.round(price / 5) * 5;
}

function makeSale(unit_price: number, isPlain: boolean, random: Random) {
  const chance = (share: number) => !isPlain && random.chance(share);
  const isOffer = chance(0.08);
  const isLimit = chance(0.06);
  const isSoldOut = chance(0.04);
  const isLocked = !isSoldOut && chance(0.006);
  return {
    list_price: isOffer ? roundPrice(unit_price * 1.2) + 5 : unit_price,
    is_offer: flag(isOffer),
    sale_status: isSoldOut ? SOLD_OUT : SALE_STATUS_ON_SALE,
    is_user_show: flag(isSoldOut && random.chance(0.6)),
    is_limit: flag(isLimit),
    limit_count: isLimit ? random.between(2, 6) : 0,
    enable_add_cart: flag(!isLocked),
  };
}

/**
 * Some dishes are sold only for pick-up or only for delivery. Some dishes have a lower price in business reservations.
 */
function diningOf(n: number, price: number, isPlain: boolean) {
  const business_price = n % 5 === 2 && price >= 100 ? roundPrice(price * 0.9) : null;
  if (isPlain) return { business_price: null, dining_types: null };
  if (n % 41 === 17) return { business_price, dining_types: [DINING_TYPE.pickup] };
  if (n % 43 === 19) return { business_price, dining_types: [DINING_TYPE.delivery] };
  return { business_price, dining_types: null };
}

function tagOf(n: number, random: Random): Tag {
  if (n === 1) return { tag_text: "店長推薦", tag_icon: TAG_GREEN };
  if (random.chance(0.08)) return { tag_text: "人氣推薦", tag_icon: TAG_GREEN };
  if (random.chance(0.04)) return { tag_text: "新品", tag_icon: TAG_RED };
  if (random.chance(0.02)) return { tag_text: "季節限定", tag_icon: TAG_RED_ROUND };
  return NO_TAG;
}

export function flag(isOn: boolean): 0 | 1 {
  return isOn ? 1 : 0;
}
