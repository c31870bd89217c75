import { and, asc, eq, inArray } from "drizzle-orm";
import { CODE, OPEN_STATUS } from "../../../lib/contracts/codes.ts";
import { type Reorder, reorderSchema } from "../../../lib/contracts/reorder.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Database } from "../../db/client.ts";
import { order_items } from "../../db/schema/order-tables.ts";
import { foods } from "../../db/schema/store-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { productsToday } from "../catalog/food-service.ts";
import { openStatus } from "../catalog/opening-rules.ts";
import { openOrders } from "../catalog/store-load.ts";
import { findStore, unknownStore } from "../catalog/store-service.ts";
import { isOfStore } from "./order-progress-service.ts";
import { type OwnOrder, ownOrder } from "./own-order.ts";
import { type OrderedLine, reorderLines } from "./reorder-rules.ts";

/** Returns the lines of an earlier order as its store would accept them now, with the differences. */
export async function reorder(deps: Deps, own: OwnOrder): Promise<Reorder> {
  const order = await ownOrder(deps.db, own);
  if (!isOfStore(order)) {
    throw new ServiceError(
      CODE.refused,
      "快遞訂單無法放入購物車，請重新叫件",
      "courier-no-reorder",
    );
  }
  const { store_id, dining_type, id } = order;
  const store = await findStore(deps.db, store_id);
  if (!store) throw unknownStore();
  const lines = await orderedLines(deps, id);
  const now = epochSeconds(deps);
  const menu = await menuOf(deps.db, { store_id, dining_type, now }, lines);
  const { items, changes } = reorderLines(lines, menu);
  const openOrderCounts = await openOrders(deps.db, [store_id], now);
  const isOpen = openStatus(store, now, openOrderCounts.get(store_id) ?? 0) === OPEN_STATUS.open;
  return reorderSchema.parse({
    store_id,
    dining_type,
    items: store.is_items_remark === 1 ? items : items.map((item) => ({ ...item, remark: "" })),
    changes: isOpen ? changes : [{ kind: "store-closed", name: store.name }, ...changes],
  });
}

function orderedLines({ db }: Deps, order_id: number): Promise<OrderedLine[]> {
  return db
    .select()
    .from(order_items)
    .where(eq(order_items.order_id, order_id))
    .orderBy(asc(order_items.position));
}

type Menu = Parameters<typeof productsToday>[1];

/** Returns the products of these lines as the store sells them now, by product id. */
export async function menuOf(
  db: Database,
  { store_id, dining_type, now }: Menu,
  lines: Pick<OrderedLine, "request">[],
) {
  const ids = [...new Set(lines.map(({ request }) => request.id))];
  const rows = await db
    .select()
    .from(foods)
    .where(and(eq(foods.store_id, store_id), inArray(foods.id, ids)));
  const products = await productsToday(db, { store_id, dining_type, now }, rows);
  return new Map(products.map((product) => [product.id, product]));
}
