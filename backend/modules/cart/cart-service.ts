import { eq, lt } from "drizzle-orm";
import { DEFAULT_CART_TYPE } from "../../../lib/contracts/codes.ts";
import { type Deps, epochSeconds, type Session } from "../../call.ts";
import { basket_events, cart_types } from "../../db/schema/cart-tables.ts";
import { deleteInBatches } from "../../shared/delete-in-batches.ts";
import { hashSid } from "../account/session-service.ts";

const DAY_SECONDS = 86_400;
const CART_TYPE_DAYS = 30;
const BASKET_EVENT_DAYS = 90;

type CartType = (typeof cart_types.$inferSelect)["web_cart_type"];

/** Returns the cart type of the browser, or the default type if none is stored (CA-16). */
export async function cartTypeOf({ db }: Deps, { sid }: Session): Promise<CartType> {
  const [row] = await db
    .select({ web_cart_type: cart_types.web_cart_type })
    .from(cart_types)
    .where(eq(cart_types.sid_digest, hashSid(sid)));
  return row?.web_cart_type ?? DEFAULT_CART_TYPE;
}

export async function keepCartType(
  deps: Deps,
  { sid }: Session,
  web_cart_type: CartType,
): Promise<void> {
  const row = { web_cart_type, update_time: epochSeconds(deps) };
  await deps.db
    .insert(cart_types)
    .values({ sid_digest: hashSid(sid), ...row })
    .onConflictDoUpdate({ target: cart_types.sid_digest, set: row });
}

export async function deleteOldCartRows(deps: Pick<Deps, "db" | "now">): Promise<void> {
  const before = (days: number) => epochSeconds(deps) - days * DAY_SECONDS;
  const oldTypes = lt(cart_types.update_time, before(CART_TYPE_DAYS));
  await deleteInBatches(deps.db, { key: cart_types.sid_digest, condition: oldTypes });
  const oldEvents = lt(basket_events.create_time, before(BASKET_EVENT_DAYS));
  await deleteInBatches(deps.db, { key: basket_events.id, condition: oldEvents });
}
