import type { BestDeal } from "../../../lib/contracts/best-deal.ts";
import { COUPON_USER_TYPE } from "../../../lib/contracts/codes.ts";
import type { Order, PreOrderRequest } from "../../../lib/contracts/orders.ts";
import type { Deps } from "../../call.ts";
import { withAddress } from "../address/saved-address-service.ts";
import { currentCoupons, isFirstOrder } from "../benefits/coupon-service.ts";
import { bestDealAnswer } from "./best-deal-answer.ts";
import type { MaybeCourierOrder } from "./courier-order-request.ts";
import type { DraftRequest } from "./draft-request.ts";
import { orderAnswer } from "./order-answer.ts";
import { type Draft, draftOrder } from "./order-draft.ts";
import { saveQuote } from "./quote-service.ts";

/** Computes the price of an order, its best deal, and whether it could be placed now, and saves the quote (API-04). */
export async function preOrder(
  deps: Deps,
  {
    member_id,
    request: requested,
  }: { member_id: number; request: PreOrderRequest & MaybeCourierOrder },
): Promise<Order> {
  const request = await withAddress(deps.db, { member_id, request: requested });
  const draft = await draftOrder(deps.db, deps, { member_id, request });
  const draftedOrder = { member_id, request, draft };
  const [quote, best_deal] = await Promise.all([
    saveQuote(deps.db, draftedOrder),
    bestDealOf(deps.db, draftedOrder),
  ]);
  return { ...orderAnswer(draft, request), ...quote, best_deal };
}

type DraftedOrder = { member_id: number; request: DraftRequest; draft: Draft };

/**
 * Returns the best deal. A courier order has none (RU-70): anyone who has the link of the courier session can request
 * its price without a login, and the best deal would show the benefits of the member.
 */
async function bestDealOf(
  db: Deps["db"],
  { member_id, request, draft }: DraftedOrder,
): Promise<BestDeal | undefined> {
  if (request.courierOrder) return undefined;
  const held = await currentCoupons(db, { member_id, now: draft.now });
  const hasFirstOrderCoupon = held.some(
    ({ coupon }) => coupon.user_type === COUPON_USER_TYPE.firstOrder,
  );
  const is_first_order = hasFirstOrderCoupon && (await isFirstOrder(db, member_id));
  const benefits = { ...draft.benefits, is_first_order };
  return bestDealAnswer({ ...draft, request, benefits }, held, draft.price.pay_total);
}
