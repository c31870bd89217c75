import type { reviews } from "../db/schema/store-tables.ts";
import type { FoodRow } from "./make-food.ts";
import type { Random } from "./random.ts";
import {
  drinkPictures,
  reviewClosings,
  reviewerNames,
  reviewOpenings,
  reviewTitles,
  sweetPictures,
} from "./review-vocabulary.ts";

export type ReviewRow = Required<Omit<typeof reviews.$inferInsert, "id" | "order_id">>;
type Kind = Exclude<keyof typeof reviewOpenings, "any">;
type Stars = keyof typeof reviewTitles;

const DAY_SECONDS = 86_400;
const OLDEST_DAYS = 3 * 365;
const NEW_STORE_DAYS = 40;
const REVIEWED_DISHES = 24;
/** In NT$. Products that cost less, such as plain rice, get no review. */
const REVIEWED_PRICE_MIN = 35;
const STARS = [1, 2, 3, 4, 5] as const;

type Reviewed = {
  store_id: number;
  foods: readonly FoodRow[];
  isGrocery: boolean;
  now: number;
  random: Random;
};

/**
 * Makes the reviews of a store. Each store has a random mean, and the stars of its reviews vary around that mean. A new
 * store has at most three reviews.
 */
export function makeReviews({ store_id, foods, isGrocery, now, random }: Reviewed): ReviewRow[] {
  const isNew = store_id % 11 === 6;
  const reviewed = foods.filter(({ unit_price }) => unit_price >= REVIEWED_PRICE_MIN);
  const dishes = random.shuffle(reviewed).slice(0, REVIEWED_DISHES);
  const level = random.pick([3.4, 3.8, 4.1, 4.3, 4.5, 4.6, 4.7, 4.8, 4.9]);
  const count = isNew ? random.between(0, 3) : random.pick([3, 6, 8, 10, 12, 14, 18, 22, 28, 40]);
  const oldest = isNew ? NEW_STORE_DAYS : OLDEST_DAYS;
  return Array.from({ length: count }, () => {
    const star_num = starsAround(level, random);
    const food = random.pick(dishes);
    const kind = isGrocery ? "goods" : kindOf(food);
    return {
      store_id,
      food_id: food.id,
      avatar: "",
      first_name: `${random.pick(reviewerNames)}＊＊${random.between(10, 99)}`,
      last_name: "",
      icon_url: "",
      star_num,
      title: random.pick(reviewTitles[star_num]),
      content: makeText(food.name, { star_num, kind, random }),
      create_time: now - random.between(DAY_SECONDS, oldest * DAY_SECONDS),
    };
  }).sort((a, b) => b.create_time - a.create_time);
}

function starsAround(level: number, random: Random): Stars {
  const shift = random.pick([0.9, 0.5, 0.4, 0.2, 0, 0, -0.3, -0.6, -1.2, -2]);
  return STARS[Math.round(level + shift) - 1] ?? 5;
}

function kindOf({ image }: FoodRow): Kind {
  if (drinkPictures.test(image)) return "drink";
  return sweetPictures.test(image) ? "sweet" : "meal";
}

function makeText(
  dish: string,
  { star_num, kind, random }: { star_num: Stars; kind: Kind; random: Random },
) {
  const openings = reviewOpenings[random.chance(0.4) ? "any" : kind][star_num];
  const opening = random.pick<string>(openings).replace("{dish}", dish);
  return random.chance(0.75)
    ? `${opening}${random.pick<string>(reviewClosings[star_num])}`
    : opening;
}
