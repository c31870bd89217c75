import { and, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { REASON } from "../../../lib/contracts/answer-code.ts";
import { CODE, ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import type { Database, Transaction } from "../../db/client.ts";
import { ledger, orders } from "../../db/schema/order-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { taipeiDay } from "../../shared/taipei-time.ts";

const SLOT_CAPACITY = 20;

type OrderRow = typeof orders.$inferSelect;

/** The amount that an order takes from an account. `most` is the limit of the account. */
export type Hold = { account: string; amount: number; most: number };

export function slotHold(store_id: number, start: number): Hold {
  return { account: `slot:${store_id}:${start}`, amount: 1, most: SLOT_CAPACITY };
}

type LimitedFood = { id: number; limit_count: number };

export function stockHold(
  food: LimitedFood,
  { amount, now }: { amount: number; now: number },
): Hold {
  return { account: stockAccount(food.id, now), amount, most: food.limit_count };
}

export function stockAccount(food_id: number, now: number): string {
  return `stock:${food_id}:${taipeiDay(now)}`;
}

/**
 * Returns the remaining amount on the account of each hold. With `member_id`, holds of this member's unpaid orders
 * count as free, so that a customer who returns from the payment page is not told that these items are sold out.
 */
export async function roomLeft(
  db: Database,
  holds: Hold[],
  member_id: number | null,
): Promise<Map<string, number>> {
  if (holds.length === 0) return new Map();
  const rows = await db
    .select({ account: ledger.account, held: sql<number>`sum(${ledger.amount})`.mapWith(Number) })
    .from(ledger)
    .innerJoin(orders, eq(orders.id, ledger.order_id))
    .where(
      and(
        inArray(
          ledger.account,
          holds.map(({ account }) => account),
        ),
        isOfOthers(member_id),
      ),
    )
    .groupBy(ledger.account);
  const held = new Map(rows.map((row) => [row.account, row.held]));
  return new Map(holds.map(({ account, most }) => [account, most - (held.get(account) ?? 0)]));
}

/** The amount that orders hold on an account, as part of a query. Unpaid orders of this member do not count. */
export function heldAmount(account: SQL, member_id: number): SQL<number> {
  const isCounted = and(sql`${ledger.account} = ${account}`, isOfOthers(member_id));
  return sql<number>`(select coalesce(sum(${ledger.amount}), 0) from ${ledger} inner join ${orders} on ${orders.id} = ${ledger.order_id} where ${isCounted})`.mapWith(
    Number,
  );
}

function isOfOthers(member_id: number | null) {
  return or(
    ne(orders.order_status, ORDER_STATUS.awaitingPayment),
    ne(orders.member_id, member_id ?? 0),
  );
}

/** Throws when an account has too little left. Call it under the locks of `lockHolds`. */
export async function assertRoom(tx: Transaction, holds: Hold[], member_id: number): Promise<void> {
  const left = await roomLeft(tx, holds, null);
  const full = holds.find(({ account, amount }) => amount > (left.get(account) ?? 0));
  if (!full) return;
  const [kind = ""] = full.account.split(":");
  const sentence = OWN_UNPAID[kind];
  if (sentence === undefined) throw soldOut(kind);
  const own = await roomLeft(tx, [full], member_id);
  // If others used it up, the next quote shows that. If an unpaid order of the member holds it, a quote would offer it
  // again.
  if (full.amount > (own.get(full.account) ?? 0)) throw new ServiceError(CODE.quoteChanged, "");
  throw new ServiceError(CODE.refused, sentence, kind === "coupon" ? REASON.coupon : undefined);
}

/**
 * The member's own unpaid order that holds the last of a slot or a product, which has to end first. Null when others
 * hold it or when there is room.
 */
export async function findBlocking(
  tx: Transaction,
  holds: Hold[],
  member_id: number,
): Promise<OrderRow | null> {
  const scarce = holds.filter(({ account }) => /^(slot|stock):/.test(account));
  const left = await roomLeft(tx, scarce, null);
  const own = await roomLeft(tx, scarce, member_id);
  const full = scarce.find(
    ({ account, amount }) => amount > (left.get(account) ?? 0) && amount <= (own.get(account) ?? 0),
  );
  if (!full) return null;
  const [blocking] = await tx
    .select({ order: orders })
    .from(orders)
    .innerJoin(ledger, eq(ledger.order_id, orders.id))
    .where(
      and(
        eq(ledger.account, full.account),
        eq(orders.member_id, member_id),
        eq(orders.order_status, ORDER_STATUS.awaitingPayment),
      ),
    )
    .limit(1);
  return blocking?.order ?? null;
}

const OWN_UNPAID: Record<string, string> = {
  coupon: "此優惠券保留給您等待付款的訂單，請完成付款或改用其他優惠",
  points: "部分點數保留給您等待付款的訂單，請完成付款或調整使用點數",
  subscription: "福饕優惠保留給您等待付款的訂單，請完成付款或取消使用",
};

function soldOut(kind: string): ServiceError {
  return kind === "slot"
    ? new ServiceError(CODE.refused, "預訂時段已額滿或已過，請重新選擇時段", REASON.timeSlot)
    : new ServiceError(CODE.soldOut, "餐點剛剛售完，請調整數量");
}

export async function lockHolds(tx: Transaction, holds: Hold[]): Promise<void> {
  const accounts = holds.map(({ account }) => account);
  if (accounts.length > 0) await lockNames(tx, accounts);
}

/** Locks the names in alphabetical order, so that two transactions never wait for each other. */
export async function lockNames(tx: Transaction, names: string[]): Promise<void> {
  const sorted = JSON.stringify([...new Set(names)].toSorted());
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from jsonb_array_elements_text(${sorted}::jsonb) as name`,
  );
}

type Booking = { order_id: number; now: number };

export async function writeHolds(tx: Transaction, holds: Hold[], { order_id, now }: Booking) {
  if (holds.length === 0) return;
  await tx.insert(ledger).values(
    holds.map(({ account, amount }) => ({
      order_id,
      account,
      entry: "hold" as const,
      amount,
      create_time: now,
    })),
  );
}

/** A commit keeps what was held, a release returns it. Each is written at most once. */
export async function closeHolds(
  tx: Transaction,
  entry: "commit" | "release",
  { order_id, now }: Booking,
): Promise<void> {
  const amount = entry === "release" ? sql`-${ledger.amount}` : sql`0`;
  await tx.execute(sql`
    insert into ${ledger} (order_id, account, entry, amount, create_time)
    select ${ledger.order_id}, ${ledger.account}, ${entry}, ${amount}, ${now}
    from ${ledger} where ${ledger.order_id} = ${order_id} and ${ledger.entry} = 'hold'
    on conflict (order_id, account, entry) do nothing`);
}
