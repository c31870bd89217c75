import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../db/client.ts";
import {
  coupons,
  member_coupons,
  point_grants,
  redeem_codes,
  subscriptions,
} from "../db/schema/benefit-tables.ts";
import { campaigns, opn_campaign_foods, opn_campaigns } from "../db/schema/campaign-tables.ts";
import { advertisements, settings } from "../db/schema/content-tables.ts";
import { member_addresses, members } from "../db/schema/member-tables.ts";
import {
  food_categories,
  reviews,
  store_groups,
  store_store_types,
  store_types,
  stores,
  subjects,
} from "../db/schema/store-tables.ts";
import { searchGrams } from "../db/search-grams.ts";
import { lockNames } from "../modules/ledger/named-locks.ts";
import { markDemonstration } from "./demonstration-mark.ts";
import { insertFoods } from "./insert-foods.ts";
import { insertRows } from "./insert-rows.ts";
import { makeCatalog } from "./make-catalog.ts";
import { makeSampleBenefits } from "./sample-benefits.ts";
import { sampleFaq } from "./sample-faq.ts";
import { makeSampleAddresses, makeSampleMembers } from "./sample-members.ts";

/** Rows of the table `settings`: texts that the shop of a demonstration shows. */
const SETTINGS = {
  delivery_fee_description:
    "外送費依道路距離計算：2 公里內 NT$35，超過後每公里加 NT$10，未滿 1 公里以 1 公里計。店家免運優惠與外帶不收外送費。",
  home_foot_wording: "付款由合作的支付業者在其頁面處理，本站不經手也不儲存您的卡號；連線全程加密。",
  faq_groups: JSON.stringify(sampleFaq),
};

type SeedOptions = { now: number; seed: number };

/**
 * Fills the database with sample data if it has no store. If several backends start with the same empty database, one
 * of them fills it and the others wait.
 */
export async function seedIfEmpty(db: Database, seeding: SeedOptions): Promise<void> {
  await db.transaction(async (tx) => {
    // The other backends may have to wait for minutes on a slow machine, so this transaction has no time limits.
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`set local statement_timeout = 0`);
    await lockNames(tx, ["seed"]);
    const [store] = await tx.select({ id: stores.id }).from(stores).limit(1);
    if (!store) await seedDatabase(tx, seeding);
  });
}

/** Fills an empty database in one transaction. `now` is in epoch seconds. */
export async function seedDatabase(db: Database, { now, seed }: SeedOptions) {
  const catalog = makeCatalog({ seed, now });
  const sampleMembers = makeSampleMembers(now);
  await db.transaction(async (tx) => {
    await insertRows(tx, store_types, catalog.store_types);
    await insertRows(tx, store_groups, catalog.store_groups);
    await insertRows(tx, subjects, catalog.subjects);
    await insertRows(tx, advertisements, catalog.advertisements);
    await insertRows(tx, stores, withSearchGrams(catalog));
    await insertRows(tx, store_store_types, catalog.store_store_types);
    await insertRows(tx, food_categories, catalog.food_categories);
    await insertFoods(tx, catalog.foods);
    await insertRows(tx, reviews, catalog.reviews);
    await insertRows(tx, campaigns, catalog.campaigns);
    await insertRows(tx, opn_campaigns, catalog.opn_campaigns);
    await insertRows(tx, opn_campaign_foods, catalog.opn_campaign_foods);
    await insertRows(tx, settings, settingRows(now));
    await markDemonstration(tx);
    await tx.insert(members).values(sampleMembers);
    await tx.insert(member_addresses).values(makeSampleAddresses());
    await insertBenefits(tx, now);
    // The sample members have fixed ids, so the id sequence of `members` must continue after the last of them.
    await tx.execute(
      sql`select setval(pg_get_serial_sequence('members', 'id'), ${sampleMembers.length}::bigint)`,
    );
  });
}

async function insertBenefits(tx: Transaction, now: number): Promise<void> {
  const sample = makeSampleBenefits(now);
  await tx.insert(coupons).values(sample.coupons);
  await tx.insert(member_coupons).values(sample.member_coupons);
  await tx.insert(point_grants).values(sample.point_grants);
  await tx.insert(subscriptions).values(sample.subscriptions);
  await tx.insert(redeem_codes).values(sample.redeem_codes);
  // The rows of `coupons` and `member_coupons` have fixed ids too, so the id sequences of both tables must continue
  // after them.
  await tx.execute(sql`
    select setval(pg_get_serial_sequence('coupons', 'id'), ${sample.coupons.length}::bigint),
      setval(pg_get_serial_sequence('member_coupons', 'id'), ${sample.member_coupons.length}::bigint)`);
}

/** Adds search grams to the stores. The search grams are made from a store's name and the names of its types. */
function withSearchGrams({ stores: rows, store_types: types, store_store_types: links }: Catalog) {
  const names = new Map(types.map(({ id, name }) => [id, name]));
  const linked = Map.groupBy(links, ({ store_id }) => store_id);
  return rows.map((row) => {
    const kinds = (linked.get(row.id) ?? []).map(({ type_id }) => names.get(type_id) ?? "");
    return { ...row, search_grams: searchGrams([row.name, ...kinds]) };
  });
}

type Catalog = ReturnType<typeof makeCatalog>;

function settingRows(now: number) {
  return Object.entries(SETTINGS).map(([key, value]) => ({ key, value, update_time: now }));
}
