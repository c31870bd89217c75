import { lt } from "drizzle-orm";
import { type Deps, epochSeconds } from "../../call.ts";
import { basket_events, cart_types } from "../../db/schema/cart-tables.ts";

const DAY_SECONDS = 86_400;
const CART_TYPE_DAYS = 30;
const BASKET_EVENT_DAYS = 90;

/** A cart type outlives its session by nothing; basket events serve one season. */
export async function deleteOldCartRows(deps: Pick<Deps, "db" | "now">): Promise<void> {
  const before = (days: number) => epochSeconds(deps) - days * DAY_SECONDS;
  await deps.db.delete(cart_types).where(lt(cart_types.update_time, before(CART_TYPE_DAYS)));
  await deps.db
    .delete(basket_events)
    .where(lt(basket_events.create_time, before(BASKET_EVENT_DAYS)));
}
