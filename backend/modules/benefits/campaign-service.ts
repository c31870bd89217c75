import { and, asc, desc, eq, gt, gte, inArray, isNull, lte, or, sum } from "drizzle-orm";
import type { Campaign, OpnCampaign } from "../../../lib/contracts/campaigns.ts";
import { ORDER_STATUS, SALE_STATUS_ON_SALE } from "../../../lib/contracts/codes.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Database } from "../../db/client.ts";
import { campaigns, opn_campaign_foods, opn_campaigns } from "../../db/schema/campaign-tables.ts";
import { order_items, orders } from "../../db/schema/order-tables.ts";
import { store_places } from "../../db/schema/place-tables.ts";
import { foods } from "../../db/schema/store-tables.ts";
import { foodForType, isSoldFor } from "../catalog/dining-menu-rules.ts";
import { readStores } from "../catalog/nearby-stores.ts";
import { servesPlace } from "../catalog/store-reach.ts";
import type { Place } from "../catalog/store-service.ts";
import { topSale } from "./top-sale-rules.ts";

/** Returns the campaigns that run now, sorted by the operator's `position`. */
export async function runningCampaigns(deps: Deps): Promise<Campaign[]> {
  const now = epochSeconds(deps);
  const { start_time, end_time, position, id } = campaigns;
  return deps.db
    .select()
    .from(campaigns)
    .where(and(lte(start_time, now), or(isNull(end_time), gt(end_time, now))))
    .orderBy(asc(position), asc(id));
}

/**
 * Returns the partner's campaign that runs now, with the best-selling products near the place, or null if none runs. If
 * two campaigns overlap, the campaign with the later start is used.
 */
export async function opnCampaign(deps: Deps, place: Place): Promise<OpnCampaign | null> {
  const now = epochSeconds(deps);
  const { start_time, end_time } = opn_campaigns;
  const [campaign] = await deps.db
    .select()
    .from(opn_campaigns)
    .where(and(lte(start_time, now), gt(end_time, now)))
    .orderBy(desc(start_time), desc(opn_campaigns.id))
    .limit(1);
  if (!campaign) return null;
  const offered = await productsOf(deps.db, campaign.id, place);
  const store_ids = [...new Set(offered.map(({ store_id }) => store_id))];
  const nearby = await readStores(deps, place, store_ids);
  const storesById = new Map(nearby.map((near) => [near.store.id, near]));
  const ids = offered.map(({ id }) => id);
  const sold = await countSoldSince(deps.db, ids, campaign.start_time);
  const products = offered.flatMap((product) => {
    const near = storesById.get(product.store_id);
    if (!near) return [];
    const sold_count = product.sold_count + (sold.get(product.id) ?? 0);
    const { store, open_status } = near;
    return [{ ...product, sold_count, store_name: store.name, open_status }];
  });
  return { ...campaign, products: topSale(products) };
}

/**
 * Returns the campaign's products that can be put into a cart and that stores near `place` sell for the dining type of
 * `place`.
 */
async function productsOf(db: Database, campaign_id: number, place: Place) {
  const { dining_type } = place;
  const { food_id, store_id, sold_count } = opn_campaign_foods;
  const rows = await db
    .select({
      id: foods.id,
      item_type: foods.item_type,
      store_id,
      name: foods.name,
      image: foods.image,
      unit_price: foods.unit_price,
      list_price: foods.list_price,
      business_price: foods.business_price,
      dining_types: foods.dining_types,
      enable_add_cart: foods.enable_add_cart,
      sold_count,
    })
    .from(opn_campaign_foods)
    .innerJoin(foods, eq(foods.id, food_id))
    .innerJoin(store_places, eq(store_places.store_id, store_id))
    .where(
      and(
        eq(opn_campaign_foods.campaign_id, campaign_id),
        servesPlace(place),
        eq(foods.sale_status, SALE_STATUS_ON_SALE),
        eq(foods.enable_add_cart, 1),
        isSoldFor(dining_type),
      ),
    );
  return rows.map((row) => foodForType(row, dining_type));
}

/**
 * Counts the pieces of each product in the orders that were placed at `since` or later (GN-06). Orders that wait for
 * their payment and cancelled orders are not counted.
 */
async function countSoldSince(db: Database, food_ids: number[], since: number) {
  if (food_ids.length === 0) return new Map<number, number>();
  const { food_id, quantity, order_id } = order_items;
  const rows = await db
    .select({ food_id, sold: sum(quantity).mapWith(Number) })
    .from(order_items)
    .innerJoin(orders, eq(orders.id, order_id))
    .where(
      and(
        inArray(food_id, food_ids),
        gte(orders.create_time, since),
        gte(orders.order_status, ORDER_STATUS.ordered),
      ),
    )
    .groupBy(food_id);
  return new Map(rows.map((row) => [row.food_id, row.sold]));
}
