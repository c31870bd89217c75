import { sql } from "drizzle-orm";
import {
  DINING_TYPE,
  IMMEDIATE,
  INVOICE_TYPE,
  ORDER_STATUS,
  PAY_STATUS,
  PAY_TYPE,
  type PayType,
} from "../../../lib/contracts/codes.ts";
import type { AddressedOrder } from "../../../lib/contracts/orders.ts";
import type { Deps } from "../../call.ts";
import type { Transaction } from "../../db/client.ts";
import { order_events, order_items, orders, type Track } from "../../db/schema/order-tables.ts";
import { DEFAULT_CHARITY } from "../../shared/charity-rules.ts";
import { providerOf } from "../../shared/pay-type-rules.ts";
import type { StoreRow } from "../catalog/store-row.ts";
import {
  assertRoom,
  closeHolds,
  findBlocking,
  lockHolds,
  writeHolds,
} from "../ledger/hold-service.ts";
import type { OrderRow } from "../orders/order-event-service.ts";
import { orderNumber } from "../orders/order-number.ts";
import { outcomeOf } from "../orders/order-outcome.ts";
import { writeAttempt } from "../payments/payment-attempts.ts";
import { findContinuedOrder } from "./continued-order-service.ts";
import type { MaybeCourierOrder } from "./courier-order-request.ts";
import { insertCourierOrder } from "./courier-order-service.ts";
import { type Claim, finishClaim, linkClaim } from "./idempotency-service.ts";
import { takeOpenPlace } from "./open-order-service.ts";
import type { Draft } from "./order-draft.ts";
import { orderLine } from "./order-lines.ts";
import { assertBenefits } from "./ordering-refusals.ts";
import { assertQuoted } from "./quote-service.ts";
import { findWaitingCart } from "./same-cart-service.ts";
import { reuseOrder, type Written } from "./same-order-service.ts";
import { assertSlotShare } from "./slot-share-service.ts";

/** Counts the order towards the limit of new orders, once for all repeats of the transaction. */
export type CountOrder = () => Promise<void>;

type Submission = {
  member_id: number;
  request: AddressedOrder & MaybeCourierOrder;
  fingerprint: string;
  claim: Claim;
  draft: Draft;
  pay_type: PayType;
  card_id: number | null;
  countOrder: CountOrder;
};

/**
 * Writes an order with its lines, holds and payment attempt in one transaction (RU-23). The locks keep the checked
 * facts unchanged until the end of the transaction. If an earlier order is reused or must be ended first, the earlier
 * order is returned and no order is written.
 *
 * Locks: a name for the member, which the caller has already locked, then the accounts of the holds in alphabetical
 * order.
 */
export async function writeOrder(
  tx: Transaction,
  deps: Pick<Deps, "config" | "now">,
  submission: Submission,
): Promise<Written> {
  const { member_id, request, fingerprint, claim, draft, pay_type } = submission;
  const { now, holds } = draft;
  // The caller has searched without the price. The search is repeated with the price, because an unpaid order with the
  // same content is found only by its price if it is older than a minute.
  const { pay_total } = draft.price;
  const submitted = { member_id, request, fingerprint, now, pay_total };
  const same = await findContinuedOrder(tx, submitted);
  if (same) return reuseOrder(tx, claim, same);
  await lockHolds(tx, holds);
  await assertQuoted(tx, { member_id, request, draft });
  assertBenefits({ request, applied: draft.applied });
  // The caller ends an unpaid order of the same cart. A submit that fails the checks of the quote or the benefits must
  // not end it, so these checks come first.
  const waiting = await findWaitingCart(tx, { member_id, request });
  if (waiting) return { order: waiting, kind: "waiting" };
  // The search is repeated, because an unpaid order may have been paid in the meantime.
  const paid = await findContinuedOrder(tx, submitted);
  if (paid) return reuseOrder(tx, claim, paid);
  const blocking = await findBlocking(tx, holds, member_id);
  if (blocking) return { order: blocking, kind: "blocked" };
  await assertRoom(tx, holds, member_id);
  await assertSlotShare(tx, { holds, member_id, pay_type });
  const open_place = await takeOpenPlace(tx, deps, { ...request, member_id, pay_type });
  await submission.countOrder();
  const order = await insertOrder(tx, submission, open_place);
  await insertLines(tx, order, submission);
  if (request.courierOrder) await insertCourierOrder(tx, order.id, request.courierOrder);
  await writeHolds(tx, holds, { order_id: order.id, now });
  if (order.order_status === ORDER_STATUS.awaitingPayment) {
    await writeAttempt(tx, order, now);
    await linkClaim(tx, claim, order.id);
  } else {
    if (holds.length > 0) await closeHolds(tx, "commit", { order_id: order.id, now });
    await finishClaim(tx, claim, { outcome: outcomeOf(order), finished_ms: now * 1000 });
  }
  return { order, kind: "new" };
}

async function insertOrder(
  tx: Transaction,
  submission: Submission,
  open_place: number | null,
): Promise<OrderRow> {
  const { member_id, request, fingerprint, draft, pay_type, card_id } = submission;
  const { now, price, store, applied } = draft;
  const id = await nextOrderId(tx);
  const isOnline = providerOf(pay_type) !== null;
  const order_status = isOnline ? ORDER_STATUS.awaitingPayment : ORDER_STATUS.ordered;
  const isFree = pay_type === PAY_TYPE.zeroAmount;
  const [order] = await tx
    .insert(orders)
    .values({
      ...price,
      code_id: applied.code_id,
      id,
      order_no: orderNumber(id, now),
      member_id,
      source_order_id: request.source_order_id || null,
      store_id: store.id,
      dining_type: request.dining_type,
      pay_type,
      card_id,
      order_status,
      pay_status: isFree ? PAY_STATUS.paid : PAY_STATUS.unpaid,
      track: trackOf(store, request.dining_type),
      ...deliveryOf(request, draft.view),
      ...invoiceOf(request, draft.member.carrier),
      invoice_issue_type: store.invoice_issue_type,
      open_place,
      fingerprint,
      create_time: now,
      paid_time: isFree ? now : null,
      update_time: now,
    })
    .returning();
  if (!order) throw new Error("orders: the insert gave no row back");
  await tx.insert(order_events).values({
    order_id: id,
    event: "ordered",
    to_status: order_status,
    create_time: now,
  });
  return order;
}

async function nextOrderId(tx: Transaction): Promise<number> {
  const [row] = await tx
    .select({ id: sql<number>`nextval(pg_get_serial_sequence('orders', 'id'))`.mapWith(Number) })
    .from(sql`(select 1) as one`);
  if (!row) throw new Error("orders: no next id");
  return row.id;
}

async function insertLines(tx: Transaction, order: OrderRow, { draft }: Submission): Promise<void> {
  const rows = draft.lines.map((line, position) => {
    // `username` is not written separately, because `request` contains it.
    const { id: food_id, username, ...printed } = orderLine(line);
    return {
      ...printed,
      order_id: order.id,
      position,
      food_id,
      unit_price: line.price.unit_price + line.price.option_price,
      request: line.request,
      unavailable_type: line.request.unavailable_type,
    };
  });
  await tx.insert(order_items).values(rows);
}

function trackOf(store: StoreRow, dining_type: number): Track {
  if (dining_type === DINING_TYPE.pickup) return "pickup";
  return store.use_fodomo_deliver === 1 ? "platform" : "self";
}

function deliveryOf(request: AddressedOrder, { waiting_time }: Draft["view"]) {
  const isReserved = request.is_reservation === 1;
  return {
    contact_name: request.contact_name.trim(),
    contact_phone: request.contact_phone,
    city_name: request.city_name,
    area_name: request.area_name,
    street: request.street,
    address_remark: request.address_remark,
    lat: request.lat,
    lng: request.lng,
    is_reservation: request.is_reservation,
    reservation_start_time: isReserved ? request.reservation_start_time : IMMEDIATE,
    reservation_end_time: isReserved ? request.reservation_end_time : IMMEDIATE,
    waiting_time: isReserved ? null : waiting_time,
    remark: request.remark,
    needs_cutlery: request.needs_cutlery ?? null,
  };
}

function invoiceOf(request: AddressedOrder, carrier: string) {
  const { invoice_type, email, title = "", number = "", carrier: barcode = "" } = request;
  const isDonated = invoice_type === INVOICE_TYPE.donation;
  return {
    invoice_type,
    invoice_email: email,
    invoice_title: title,
    invoice_number: number,
    invoice_carrier: invoice_type === INVOICE_TYPE.memberCarrier ? carrier : barcode,
    invoice_charity: isDonated ? (request.charity_code ?? DEFAULT_CHARITY.code) : "",
  };
}
