import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { CODE, DINING_TYPE, ORDER_STATUS, PAY_TYPE } from "../../../lib/contracts/codes.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Transaction } from "../../db/client.ts";
import { isOpenCash, orders } from "../../db/schema/order-tables.ts";
import { payments } from "../../db/schema/payment-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { providerOf } from "../../shared/pay-type-rules.ts";
import { checkOpenPayment } from "../payments/reconcile-service.ts";

/**
 * The limit exists because an unpaid order reserves slots and stock for up to 25 minutes. Three orders are enough for
 * carts of three stores. A cart that is submitted again with another pay type replaces its earlier order and needs no
 * further place.
 */
const MAX_UNPAID_ORDERS = 3;
/**
 * The limit exists because a store cooks a cash order before it is paid. Orders for now and reservations are counted
 * separately, so that a reservation for next week does not prevent an order today.
 */
const MAX_OPEN_CASH_ORDERS = 3;
/**
 * A cash order no longer counts as open a day after its creation or, for a reservation, a day after the reserved time,
 * even if its store has reported nothing (RU-26).
 */
const OPEN_SECONDS = 86_400;

type NewOrder = {
  member_id: number;
  pay_type: number;
  dining_type: number;
  is_reservation: 0 | 1;
};

/**
 * Returns a free place number for a new open order of the member, counted from 1. Three kinds of open orders have
 * separate places: unpaid orders, cash orders for now, and cash reservations. Returns null for an order that does not
 * count as an open order. Throws if all places of the kind are taken. The caller must hold the lock of the member.
 * Unique indexes prevent two open orders of the same member and kind from having the same place number.
 */
export async function takeOpenPlace(
  tx: Transaction,
  deps: Pick<Deps, "config" | "now">,
  order: NewOrder,
): Promise<number | null> {
  const { member_id, pay_type, dining_type, is_reservation } = order;
  const scale = deps.config.RATE_LIMIT_SCALE;
  // Courier orders are not counted: a courier session has only one courier order at a time, and a company may have many
  // courier sessions.
  if (dining_type === DINING_TYPE.courier) return null;
  if (providerOf(pay_type) !== null) {
    const usedPlaces = await readPlaces(tx, isUnpaidOf(member_id));
    return freePlace(usedPlaces, MAX_UNPAID_ORDERS * scale) ?? refuseUnpaid(deps, usedPlaces);
  }
  if (pay_type !== PAY_TYPE.cash) return null;
  const isOpen = and(eq(orders.member_id, member_id), isOpenCash(orders));
  await freeOldPlaces(tx, isOpen, epochSeconds(deps));
  const isCounted = and(isOpen, isNotNull(orders.open_place));
  const usedPlaces = await readPlaces(
    tx,
    and(isCounted, eq(orders.is_reservation, is_reservation)),
  );
  return freePlace(usedPlaces, MAX_OPEN_CASH_ORDERS * scale) ?? refuseCash(usedPlaces.length);
}

/**
 * Asks the providers for the results of the member's open payments (`requested`) if there are at least
 * `MAX_UNPAID_ORDERS` of them. A payment that has ended then frees the place of its order. Do not call this function
 * inside a transaction, because it waits for the providers.
 */
export async function freeUnpaidPlaces(deps: Deps, member_id: number): Promise<void> {
  const waiting = await deps.db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(and(isUnpaidOf(member_id), eq(payments.status, "requested")));
  if (waiting.length < MAX_UNPAID_ORDERS * deps.config.RATE_LIMIT_SCALE) return;
  for (const { payment } of waiting) {
    const lookup = { key: `free:${payment.id}`, member_id };
    await deps.lookups.ask(lookup, () => checkOpenPayment(deps, payment));
  }
}

function isUnpaidOf(member_id: number): SQL | undefined {
  const isUnpaid = eq(orders.order_status, ORDER_STATUS.awaitingPayment);
  return and(eq(orders.member_id, member_id), isUnpaid);
}

type OpenPlace = { place: number | null; create_time: number };

function readPlaces(tx: Transaction, condition: SQL | undefined): Promise<OpenPlace[]> {
  return tx
    .select({ place: orders.open_place, create_time: orders.create_time })
    .from(orders)
    .where(condition);
}

function freePlace(usedPlaces: OpenPlace[], limit: number): number | null {
  if (usedPlaces.length >= limit) return null;
  const places = new Set(usedPlaces.map(({ place }) => place));
  const free = Array.from({ length: usedPlaces.length + 1 }, (_, at) => at + 1);
  return free.find((place) => !places.has(place)) ?? null;
}

async function freeOldPlaces(tx: Transaction, isOpen: SQL | undefined, now: number): Promise<void> {
  const due = sql`case when ${orders.is_reservation} = 1 then ${orders.reservation_start_time} else ${orders.create_time} end`;
  await tx
    .update(orders)
    .set({ open_place: null })
    .where(and(isOpen, sql`${due} < ${now - OPEN_SECONDS}`));
}

function refuseUnpaid(
  { config, now }: Pick<Deps, "config" | "now">,
  usedPlaces: OpenPlace[],
): never {
  const oldest = Math.min(...usedPlaces.map(({ create_time }) => create_time));
  const end = oldest + (config.RECONCILE_SECONDS.at(-1) ?? 0);
  const minutes = Math.max(1, Math.ceil((end - epochSeconds({ now })) / 60));
  throw new ServiceError(
    CODE.refused,
    `您有 ${usedPlaces.length} 筆訂單尚未付款，請先完成付款，或約 ${minutes} 分鐘後再試`,
    "orders-unpaid",
  );
}

function refuseCash(count: number): never {
  throw new ServiceError(
    CODE.refused,
    `您已有 ${count} 筆現金訂單尚未完成，請改用線上付款，或等訂單完成後再訂購`,
    "cash-orders-open",
  );
}
