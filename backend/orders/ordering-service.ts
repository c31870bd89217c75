import { eq } from "drizzle-orm";
import { ORDER_STATUS, PAY_TYPE } from "../../lib/contracts/codes.ts";
import type { OrderingRequest, PlacedOrder } from "../../lib/contracts/orders.ts";
import { type Deps, epochSeconds } from "../call.ts";
import { assertUsableCard } from "../cards/card-service.ts";
import { orders } from "../db/schema/order-tables.ts";
import { requestPayment, resumePayment } from "../payments/payment-request-service.ts";
import { ServiceError } from "../service-error.ts";
import { type Claim, oncePerKey } from "./idempotency-service.ts";
import { draftOrder } from "./order-draft.ts";
import type { OrderRow } from "./order-event-service.ts";
import { orderFingerprint } from "./order-fingerprint.ts";
import { type Outcome, outcomeOf } from "./order-outcome.ts";
import { findSameOrder, writeOrder } from "./order-writer.ts";
import { agreedPayType, assertFilledIn } from "./ordering-refusals.ts";

type Submit = { member_id: number; request: OrderingRequest; key: string | null };

/** One press of the button is one order, however often it arrives (domain rule C2). */
export async function placeOrder(deps: Deps, submit: Submit): Promise<PlacedOrder> {
  const { member_id, request, key } = submit;
  const fingerprint = orderFingerprint(member_id, request);
  const outcome = await oncePerKey(deps, { member_id, key, fingerprint }, (claim) =>
    place(deps, { member_id, request, fingerprint, claim }),
  );
  if (!outcome.ok) throw new ServiceError(outcome.code, outcome.message);
  return outcome.placed;
}

type Placing = { member_id: number; request: OrderingRequest; fingerprint: string; claim: Claim };

async function place(deps: Deps, placing: Placing): Promise<Outcome> {
  const placed = await placedBefore(deps, placing);
  if (placed) return resume(deps, placed);
  const { member_id, request } = placing;
  assertFilledIn(request);
  const draft = await draftOrder(deps, { member_id, request });
  if (draft.disallowed) throw new ServiceError(draft.disallowed.code, draft.disallowed.reason);
  const { pay_total } = draft.price;
  const { business_id } = draft.member;
  const pay_type = agreedPayType(draft.store, { ...request, pay_total, business_id });
  const card_id =
    pay_type === PAY_TYPE.creditCard
      ? await assertUsableCard(deps, { member_id, card_id: request.card_id })
      : null;
  const { order, isNew } = await deps.db.transaction((tx) =>
    writeOrder(tx, { ...placing, draft, pay_type, card_id }, deps.limits),
  );
  if (!isNew) return resume(deps, order);
  return order.order_status === ORDER_STATUS.awaitingPayment
    ? requestPayment(deps, order)
    : outcomeOf(order);
}

async function placedBefore(deps: Deps, { claim, fingerprint }: Placing): Promise<OrderRow | null> {
  if (claim.order_id === null) {
    return findSameOrder(deps.db, { fingerprint, now: epochSeconds(deps) });
  }
  const [order] = await deps.db.select().from(orders).where(eq(orders.id, claim.order_id));
  return order ?? null;
}

function resume(deps: Deps, order: OrderRow): Outcome | Promise<Outcome> {
  return order.order_status === ORDER_STATUS.awaitingPayment
    ? resumePayment(deps, order)
    : outcomeOf(order);
}
