import { and, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import { REASON } from "../../../lib/contracts/answer-code.ts";
import { CODE, ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import type { Database, Transaction } from "../../db/client.ts";
import { balances, ledger, orders } from "../../db/schema/order-tables.ts";
import { type Refusal, ServiceError } from "../../service-error.ts";
import { taipeiDay } from "../../shared/taipei-time.ts";

const SLOT_CAPACITY = 20;

type OrderRow = typeof orders.$inferSelect;

/** The amount that an order reserves on an account. `most` is the limit of the account. */
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
 * Returns the remaining amount on the account of each hold. With `member_id`, the holds of this member's unpaid orders
 * are not counted. Otherwise a customer who returns from the payment page could see the items of their own unpaid order
 * as sold out.
 */
export async function roomLeft(
  db: Database,
  holds: Hold[],
  member_id: number | null,
): Promise<Map<string, number>> {
  if (holds.length === 0) return new Map();
  const account = sql`${balances.account}`;
  const own = member_id === null ? sql`0` : ownUnpaid(account, member_id);
  const rows = await db
    .select({ account: balances.account, held: sql`${balances.held} - ${own}`.mapWith(Number) })
    .from(balances)
    .where(
      inArray(
        balances.account,
        holds.map(({ account }) => account),
      ),
    );
  const held = new Map(rows.map((row) => [row.account, row.held]));
  return new Map(holds.map(({ account, most }) => [account, most - (held.get(account) ?? 0)]));
}

/** Returns the SQL expression for the balance of an account minus the holds of this member's unpaid orders. */
export function heldAmount(account: SQL, member_id: number): SQL<number> {
  const all = sql`coalesce((select ${balances.held} from ${balances} where ${balances.account} = ${account}), 0)`;
  return sql<number>`${all} - ${ownUnpaid(account, member_id)}`.mapWith(Number);
}

/**
 * The SQL expression for the amount that the member's unpaid orders hold on an account. The query starts from the
 * member's few unpaid orders, because an account may have many ledger rows.
 */
function ownUnpaid(account: SQL, member_id: number): SQL {
  const isUnpaid = and(
    eq(orders.member_id, member_id),
    eq(orders.order_status, ORDER_STATUS.awaitingPayment),
  );
  return sql`(select coalesce(sum(${ledger.amount}), 0) from ${orders} inner join ${ledger} on ${ledger.order_id} = ${orders.id} and ${ledger.account} = ${account} where ${isUnpaid})`;
}

/** Throws if an account has too little left. The caller must hold the locks of `lockHolds`. */
export async function assertRoom(tx: Transaction, holds: Hold[], member_id: number): Promise<void> {
  const remaining = await roomLeft(tx, holds, null);
  const full = holds.find(({ account, amount }) => amount > (remaining.get(account) ?? 0));
  if (!full) return;
  const [kind = ""] = full.account.split(":");
  const refusal = OWN_UNPAID[kind];
  if (refusal === undefined) throw soldOut(kind);
  const own = await roomLeft(tx, [full], member_id);
  // If the benefit is used up even without the member's unpaid orders, code 4 makes the page request a new quote, which
  // no longer applies the benefit. If an unpaid order of the member holds the benefit, a new quote would offer it
  // again, so the refusal names the unpaid order as the reason.
  if (full.amount > (own.get(full.account) ?? 0)) throw new ServiceError(CODE.quoteChanged, "");
  throw new ServiceError(CODE.refused, refusal.message, refusal.reason);
}

/**
 * Finds an unpaid order of the member that blocks the new order, because it holds the last place of the slot or the
 * last pieces of a product. The caller must end the unpaid order before it writes the new order. Returns null if there
 * is room, or if there would be too little room even without the member's unpaid orders.
 */
export async function findBlocking(
  tx: Transaction,
  holds: Hold[],
  member_id: number,
): Promise<OrderRow | null> {
  const scarce = holds.filter(({ account }) => /^(slot|stock):/.test(account));
  const remaining = await roomLeft(tx, scarce, null);
  const own = await roomLeft(tx, scarce, member_id);
  const full = scarce.find(
    ({ account, amount }) =>
      amount > (remaining.get(account) ?? 0) && amount <= (own.get(account) ?? 0),
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

const OWN_UNPAID: Record<string, Refusal> = {
  coupon: {
    message: "此優惠券保留給您等待付款的訂單，請完成付款或改用其他優惠",
    reason: REASON.coupon,
  },
  points: {
    message: "部分點數保留給您等待付款的訂單，請完成付款或調整使用點數",
    reason: "points-held",
  },
  subscription: {
    message: "福饕免運保留給您等待付款的訂單，請完成付款或取消使用",
    reason: "subscription-held",
  },
};

function soldOut(kind: string): ServiceError {
  return kind === "slot"
    ? new ServiceError(CODE.refused, "預訂時段已額滿或已過，請重新選擇時段", REASON.timeSlot)
    : new ServiceError(CODE.soldOut, "餐點剛剛售完，請調整數量", "just-sold-out");
}

/**
 * Locks the balances of the accounts until the end of the transaction. They are locked in the order of their names, to
 * prevent deadlocks. An account without a row in `balances` gets one.
 */
export async function lockHolds(tx: Transaction, holds: Hold[]): Promise<void> {
  if (holds.length === 0) return;
  const rows = sortByName(holds).map(({ account }) => ({ account, held: 0, most: 0 }));
  await tx
    .insert(balances)
    .values(rows)
    .onConflictDoUpdate({ target: balances.account, set: { held: sql`${balances.held}` } });
}

type HoldOwner = { order_id: number; now: number };

/**
 * Adds the amounts of the holds to the balances and writes the ledger rows. Throws if an account has too little left.
 * The update of the balance checks this, so two orders at the same time cannot reserve the same piece.
 */
export async function writeHolds(tx: Transaction, holds: Hold[], { order_id, now }: HoldOwner) {
  if (holds.length === 0) return;
  for (const { account, amount, most } of sortByName(holds)) {
    const held = sql`${balances.held} + ${amount}`;
    const updated = await tx
      .update(balances)
      .set({ held, most })
      .where(and(eq(balances.account, account), lte(held, most)))
      .returning({ account: balances.account });
    if (updated.length === 0) throw soldOut(account.split(":")[0] ?? "");
  }
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

/**
 * Ends the holds of an order. A commit keeps the reserved amounts; a release gives them back. For each hold, at most
 * one commit row and one release row are written, so a repeated call changes nothing. Locks: for a release the
 * balances, in the order of their names.
 */
export async function closeHolds(
  tx: Transaction,
  entry: "commit" | "release",
  { order_id, now }: HoldOwner,
): Promise<void> {
  const holds = await tx
    .select({ account: ledger.account, amount: ledger.amount })
    .from(ledger)
    .where(and(eq(ledger.order_id, order_id), eq(ledger.entry, "hold")));
  if (holds.length === 0) return;
  const closed = await tx
    .insert(ledger)
    .values(
      holds.map(({ account, amount }) => ({
        order_id,
        account,
        entry,
        amount: entry === "release" ? -amount : 0,
        create_time: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ account: ledger.account, amount: ledger.amount });
  if (entry === "commit") return;
  for (const { account, amount } of sortByName(closed)) {
    await tx
      .update(balances)
      .set({ held: sql`${balances.held} + ${amount}` })
      .where(eq(balances.account, account));
  }
}

function sortByName<Row extends { account: string }>(rows: Row[]): Row[] {
  return rows.toSorted((one, other) => (one.account < other.account ? -1 : 1));
}
