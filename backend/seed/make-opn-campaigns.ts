import { SALE_STATUS_ON_SALE } from "../../lib/contracts/codes.ts";
import type { opn_campaign_foods, opn_campaigns } from "../db/schema/campaign-tables.ts";
import { opnVocabulary } from "./campaign-vocabulary.ts";
import { coverOf } from "./make-campaigns.ts";
import type { FoodRow } from "./make-food.ts";
import { createRandom, type Random } from "./random.ts";
import { dayEnd } from "./sample-benefits.ts";

type CampaignRow = typeof opn_campaigns.$inferInsert;
type ProductRow = Required<typeof opn_campaign_foods.$inferInsert>;

const DISHES_PER_STORE = 2;
/** Dishes that cost less than this, in NT$, take part in no campaign. */
const MEAL_PRICE = 60;
const SOLD = { min: 24, max: 960 };
/** The exponent that is applied to a random number from 0 to 1, so that high sales counts are rare. */
const STEEPNESS = 8;

/** Makes the rows of the partner's campaigns and of the dishes that take part in them. */
export function makeOpnCampaigns(
  foods: readonly FoodRow[],
  { seed, now }: { seed: number; now: number },
) {
  const random = createRandom(seed);
  const campaigns: CampaignRow[] = opnVocabulary.map(
    ({ title, text, cover, turn, ...days }, at) => ({
      id: at + 1,
      title,
      text,
      image: coverOf(cover, turn),
      start_time: dayEnd(now, days.from - 1) + 1,
      end_time: dayEnd(now, days.until ?? days.from) + 1,
    }),
  );
  const meals = foods.filter(
    (food) =>
      food.sale_status === SALE_STATUS_ON_SALE &&
      food.item_type === "single" &&
      food.unit_price >= MEAL_PRICE,
  );
  const participants = [...Map.groupBy(meals, ({ store_id }) => store_id).values()].flatMap(
    (menu) => menu.slice(0, DISHES_PER_STORE),
  );
  const products: ProductRow[] = campaigns.flatMap(({ id: campaign_id }) =>
    participants.map(({ id: food_id, store_id }) => ({
      campaign_id,
      food_id,
      store_id,
      sold_count: soldCount(random),
    })),
  );
  return { opn_campaigns: campaigns, opn_campaign_foods: products };
}

function soldCount(random: Random): number {
  const share = (random.between(0, 1000) / 1000) ** STEEPNESS;
  return Math.round(SOLD.min + share * (SOLD.max - SOLD.min));
}
