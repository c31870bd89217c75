import { eq } from "drizzle-orm";
import { ORDER_STATUS, PAY_TYPE } from "../../../lib/contracts/codes.ts";
import type {
  AddressedOrder,
  OrderingRequest,
  PlacedOrder,
} from "../../../lib/contracts/orders.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Transaction } from "../../db/client.ts";
import { orders } from "../../db/schema/order-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { withAddress } from "../address/saved-address-service.ts";
import { lockNames } from "../ledger/named-locks.ts";
import type { OrderRow } from "../orders/order-event-service.ts";
import { type Outcome, outcomeOf, PENDING } from "../orders/order-outcome.ts";
import { assertUsableCard } from "../payments/card-service.ts";
import { giveUpPayment } from "../payments/give-up-service.ts";
import { requestPayment, resumePayment } from "../payments/payment-request-service.ts";
import { findContinuedOrder } from "./continued-order-service.ts";
import type { MaybeCourierOrder } from "./courier-order-request.ts";
import { type Claim, oncePerKey } from "./idempotency-service.ts";
import { freeUnpaidPlaces } from "./open-order-service.ts";
import { draftOrder } from "./order-draft.ts";
import { orderFingerprint } from "./order-fingerprint.ts";
import { type CountOrder, writeOrder } from "./order-writer.ts";
import { agreedPayType, assertDeliverableInvoice, assertFilledIn } from "./ordering-refusals.ts";
import { reuseOrder, type Written } from "./same-order-service.ts";
import { freeSource } from "./source-order-service.ts";

type Request = AddressedOrder & MaybeCourierOrder;
type Submit = {
  member_id: number;
  request: OrderingRequest & MaybeCourierOrder;
  key: string | null;
};

/** Places an order. All repeats of one submit return the same order (RU-21). */
export async function placeOrder(deps: Deps, submit: Submit): Promise<PlacedOrder> {
  const { member_id, key } = submit;
  const request = await withAddress(deps.db, submit);
  const fingerprint = orderFingerprint(member_id, request);
  const outcome = await oncePerKey(deps, { member_id, key, fingerprint }, (claim) =>
    place(deps, { member_id, request, fingerprint, claim }),
  );
  if (!outcome.ok) throw new ServiceError(outcome.code, outcome.message, outcome.reason);
  return outcome.placed;
}

type SubmitInput = { member_id: number; request: Request; fingerprint: string; claim: Claim };

async function place(deps: Deps, placing: SubmitInput): Promise<Outcome> {
  assertFilledIn(placing.request);
  const placed = await findPlacedOrder(deps, placing);
  if (placed) return resume(deps, placed);
  await freeUnpaidPlaces(deps, placing.member_id);
  const countOrder = countOnce(deps, placing.member_id);
  const written = await deps.db.transaction((tx) =>
    checkAndWrite(tx, deps, { ...placing, countOrder }),
  );
  const { order } = written;
  switch (written.kind) {
    case "same":
      return resume(deps, order);
    case "waiting":
      return placeInstead(deps, placing, order);
    case "blocked":
      await giveUpPayment(deps, order);
      return place(deps, placing);
    case "new":
      return order.order_status === ORDER_STATUS.awaitingPayment
        ? withKnownOutcome(order, await requestPayment(deps, order))
        : outcomeOf(order);
  }
}

/** Returns a function that counts a new order at its first call only, because a transaction may be repeated. */
function countOnce({ limits }: Deps, member_id: number): CountOrder {
  let isCounted = false;
  return async () => {
    if (isCounted) return;
    isCounted = true;
    await limits.newOrder(member_id);
  };
}

/**
 * Ends the unpaid order of the same cart and places the new order. If the unpaid order was paid in the meantime,
 * returns the outcome of this order instead.
 */
async function placeInstead(deps: Deps, placing: SubmitInput, waiting: OrderRow): Promise<Outcome> {
  const earlier = await giveUpPayment(deps, waiting);
  return earlier.order_status === ORDER_STATUS.cancelled
    ? place(deps, placing)
    : outcomeOf(earlier);
}

/**
 * Computes the price again, checks the order again and writes the order, all in one transaction.
 *
 * Locks: a name for the member, then the accounts of the holds (`writeOrder`).
 */
async function checkAndWrite(
  tx: Transaction,
  deps: Deps,
  placing: SubmitInput & { countOrder: CountOrder },
): Promise<Written> {
  const { member_id, request, claim } = placing;
  await lockNames(tx, [`member:${member_id}`]);
  const same = await findContinuedOrder(tx, { ...placing, now: epochSeconds(deps) });
  if (same) return reuseOrder(tx, claim, same);
  const draft = await draftOrder(tx, deps, { member_id, request });
  if (draft.disallowed)
    throw new ServiceError(
      draft.disallowed.code,
      draft.disallowed.message,
      draft.disallowed.reason,
    );
  assertDeliverableInvoice({ ...draft, request });
  const { pay_total } = draft.price;
  const { business_id } = draft.member;
  const pay_type = agreedPayType(draft.store, {
    ...request,
    pay_total,
    business_id,
    offered: deps.config.offered,
  });
  const card_id =
    pay_type === PAY_TYPE.creditCard
      ? await assertUsableCard(tx, deps, {
          member_id,
          courier_session_id: request.courierOrder?.courier_session_id ?? 0,
          card_id: request.card_id,
        })
      : null;
  return writeOrder(tx, deps, { ...placing, draft, pay_type, card_id });
}

async function findPlacedOrder(deps: Deps, placing: SubmitInput): Promise<OrderRow | null> {
  const { member_id, request, fingerprint, claim } = placing;
  if (claim.order_id === null) {
    await freeSource(deps, { member_id, source_order_id: request.source_order_id, fingerprint });
    return findContinuedOrder(deps.db, { ...placing, now: epochSeconds(deps) });
  }
  const [order] = await deps.db.select().from(orders).where(eq(orders.id, claim.order_id));
  return order ?? null;
}

async function resume(deps: Deps, order: OrderRow): Promise<Outcome> {
  return order.order_status === ORDER_STATUS.awaitingPayment
    ? withKnownOutcome(order, await resumePayment(deps, order))
    : outcomeOf(order);
}

/**
 * Returns the outcome of the payment request. If the result is still unknown, returns the order without a payment page.
 */
function withKnownOutcome(order: OrderRow, outcome: Outcome): Outcome {
  return outcome === PENDING ? outcomeOf(order) : outcome;
}
