import type { reviews } from "../schema/store-tables.ts";
import type { FoodRow } from "./make-menu.ts";
import type { Random } from "./random.ts";
import { reviewerNames, reviewTexts } from "./store-vocabulary.ts";

export type ReviewRow = typeof reviews.$inferInsert;

const DAY_SECONDS = 86_400;
const OLDEST_DAYS = 3 * 365;

export function makeReviews(store: {
  store_id: number;
  foods: readonly FoodRow[];
  now: number;
  random: Random;
}): ReviewRow[] {
  const { store_id, foods, now, random } = store;
  const dishes = foods.filter(({ unit_price }) => unit_price > 0).slice(0, 10);
  return random
    .shuffle(reviewTexts)
    .slice(0, random.between(2, 6))
    .map(({ star_num, title, content }) => {
      const food = random.pick(dishes);
      return {
        store_id,
        food_id: food.id,
        first_name: `${random.pick(reviewerNames)} ${String(random.between(1, 99)).padStart(2, "0")}`,
        last_name: "",
        star_num,
        title,
        content: content.replace("{dish}", food.name),
        create_time: now - random.between(DAY_SECONDS, OLDEST_DAYS * DAY_SECONDS),
      };
    })
    .sort((a, b) => b.create_time - a.create_time);
}
