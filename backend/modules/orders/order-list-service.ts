import { and, asc, count, desc, eq, gte, inArray, ne, or } from "drizzle-orm";
import { LIST_PAGE_SIZE, ORDER_STATUS, PAY_STATUS } from "../../../lib/contracts/codes.ts";
import { type OrderPage, orderSummarySchema } from "../../../lib/contracts/order-list.ts";
import type { Database } from "../../db/client.ts";
import { order_items, orders } from "../../db/schema/order-tables.ts";
import { stores } from "../../db/schema/store-tables.ts";
import type { OrderRow } from "./order-event-service.ts";

/**
 * Returns a page of the member's orders, the newest first. The list contains placed orders, and cancelled orders that
 * had been placed or were paid (RU-33). Without the cancelled orders, the customer could not see that a cash order was
 * cancelled, because there is no refund to notice either.
 */
export async function listOrders(
  db: Database,
  { member_id, page }: { member_id: number; page: number },
): Promise<OrderPage> {
  const isListed = and(
    eq(orders.member_id, member_id),
    or(gte(orders.order_status, ORDER_STATUS.ordered), wasPlacedAndCancelled()),
  );
  const [total] = await db.select({ count: count() }).from(orders).where(isListed);
  const rows = await db
    .select({ order: orders, store: storeColumns })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.store_id))
    .where(isListed)
    .orderBy(desc(orders.create_time), desc(orders.id))
    .limit(LIST_PAGE_SIZE)
    .offset((page - 1) * LIST_PAGE_SIZE);
  const lines = await linesOf(
    db,
    rows.map(({ order }) => order.id),
  );
  return {
    orders: rows.map(({ order, store }) => summary({ order, store, foods: lines.get(order.id) })),
    last_page: Math.max(1, Math.ceil((total?.count ?? 0) / LIST_PAGE_SIZE)),
  };
}

/**
 * Returns the condition for a cancelled order that had been placed or was paid. An order whose payment failed had not
 * been placed, so it is left out: its `pay_status` is `failed`. If its money arrives later, its `pay_status` changes to
 * `refunding`, and the order is listed.
 */
function wasPlacedAndCancelled() {
  return and(
    eq(orders.order_status, ORDER_STATUS.cancelled),
    ne(orders.pay_status, PAY_STATUS.failed),
  );
}

/** The columns of the store that the order list and the order page show. */
export const storeColumns = {
  store_name: stores.name,
  store_image: stores.image,
  store_phone: stores.phone,
  store_address: stores.address,
};

async function linesOf(db: Database, order_ids: number[]) {
  if (order_ids.length === 0) return new Map<number, Line[]>();
  return Map.groupBy(await readLines(db, order_ids), ({ order_id }) => order_id);
}

function readLines(db: Database, order_ids: number[]) {
  return db
    .select({
      order_id: order_items.order_id,
      name: order_items.name,
      quantity: order_items.quantity,
      relish: order_items.relish,
      groups: order_items.groups,
    })
    .from(order_items)
    .where(inArray(order_items.order_id, order_ids))
    .orderBy(asc(order_items.order_id), asc(order_items.position));
}

type Line = Awaited<ReturnType<typeof readLines>>[number];
type Listed = {
  order: OrderRow;
  store: Record<keyof typeof storeColumns, string>;
  foods: Line[] | undefined;
};

function summary({ order, store, foods = [] }: Listed) {
  const address = addressOf(order, store.store_address);
  return orderSummarySchema.parse({ ...order, ...store, foods, address, ...OFFERED });
}

/** Tells the shop that this backend has the calls `orderDetail` and `reorder`. */
export const OFFERED = { has_detail: 1, can_reorder: 1 } as const;

/** Returns the address of the customer, or for a pick-up order the address of the store. */
export function addressOf(
  { track, city_name, area_name, street }: OrderRow,
  store_address: string,
): string {
  return track === "pickup" ? store_address : `${city_name}${area_name}${street}`;
}
