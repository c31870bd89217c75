import type { Database } from "../../backend/db/client.ts";
import {
  campaigns,
  opn_campaign_foods,
  opn_campaigns,
} from "../../backend/db/schema/campaign-tables.ts";

const NOON = Date.parse("2026-11-21T12:00:00+08:00") / 1000;
const DAY = 86_400;
let number = 0;

/** Inserts a campaign that began on 2026-11-20 and has no end. */
export async function insertCampaign(
  db: Database,
  values: Partial<typeof campaigns.$inferInsert> = {},
) {
  number += 1;
  const row = {
    id: number,
    title: `活動${number}`,
    text: "",
    image: "/campaign",
    url: "/storeList?group=1",
    start_time: NOON - DAY,
    position: number,
    ...values,
  };
  await db.insert(campaigns).values(row);
  return row;
}

/** Inserts a campaign of the partner from 2026-11-20 to 2026-11-22, and its products with their sold counts. */
export async function insertOpnCampaign(
  db: Database,
  values: Partial<typeof opn_campaigns.$inferInsert> = {},
  products: { id: number; store_id: number; sold_count?: number }[] = [],
) {
  number += 1;
  const row = {
    id: number,
    title: `合作活動${number}`,
    text: "",
    image: "/opn",
    start_time: NOON - DAY,
    end_time: NOON + DAY,
    ...values,
  };
  await db.insert(opn_campaigns).values(row);
  for (const { id: food_id, store_id, sold_count = 0 } of products) {
    await db
      .insert(opn_campaign_foods)
      .values({ campaign_id: row.id, food_id, store_id, sold_count });
  }
  return row;
}
