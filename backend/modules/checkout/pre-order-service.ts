import type { Order, PreOrderRequest } from "../../../lib/contracts/orders.ts";
import type { Deps } from "../../call.ts";
import { withAddress } from "../address/saved-address-service.ts";
import type { MaybeCourierOrder } from "./courier-order-request.ts";
import { orderAnswer } from "./order-answer.ts";
import { draftOrder } from "./order-draft.ts";
import { saveQuote } from "./quote-service.ts";

/** Computes the price of an order and whether it could be placed now (API-04). */
export async function preOrder(
  deps: Deps,
  {
    member_id,
    request: asked,
  }: { member_id: number; request: PreOrderRequest & MaybeCourierOrder },
): Promise<Order> {
  const request = await withAddress(deps.db, { member_id, request: asked });
  const draft = await draftOrder(deps.db, deps, { member_id, request });
  const quote = await saveQuote(deps.db, { member_id, request, draft });
  return { ...orderAnswer(draft, request), ...quote };
}
