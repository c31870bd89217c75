import { ORDER_STATUS, PAY_STATUS } from "../../lib/contracts/codes.ts";
import {
  ENDED,
  GRANTED_POINTS,
  type OrderRequest,
  type Rows,
  STOCK,
  type VirtualShop,
} from "./virtual-shop";

/** LINE Pay keeps a payment page for 20 minutes. */
const PAGE_SECONDS = 1200;

type Order = Rows["orders"][number];

/** Checks the rules that hold after every step. Throws at the first difference. */
export async function checkStep(shop: VirtualShop, before: Rows | null): Promise<Rows> {
  const rows = await shop.rowsOf();
  checkOrders(shop, rows);
  for (const order of rows.orders) {
    checkHolds(shop, rows, order);
    checkMoney(shop, rows, order);
    checkEnding(shop, rows, order);
  }
  checkLimits(shop, rows);
  checkBalances(rows);
  for (const old of before?.orders ?? []) checkPast(rows, old);
  return rows;
}

/** Checks the rules that hold when all faults have ended and the workers had time. */
export async function checkEnd(shop: VirtualShop): Promise<void> {
  const rows = await checkStep(shop, null);
  for (const order of rows.orders) {
    const { id, order_status, pay_status, pay_type, pay_total } = order;
    demand(order_status !== ORDER_STATUS.awaitingPayment, `order ${id} still waits`);
    const booked = sum(rows.ledger.filter((row) => row.order_id === id && isMoney(row.account)));
    const held = providerHolds(shop, rows, id);
    demand(booked === held, `order ${id}: we booked ${booked}, the provider holds ${held}`);
    const owed = isLive(order) && pay_type === 5 ? pay_total : 0;
    demand(held === owed, `order ${id}: the provider holds ${held} instead of ${owed}`);
    if (isLive(order) && pay_type === 5)
      demand(pay_status === PAY_STATUS.paid, `order ${id} is unpaid`);
    if (rows.payments.some((row) => row.order_id === id && row.status === "refunded"))
      demand(pay_status === PAY_STATUS.refunded, `order ${id} has its money back unsaid`);
  }
  for (const { id, status } of rows.payments) {
    demand(ENDED.includes(status), `payment ${id} is ${status}`);
  }
  for (const { id, kind, done_time } of rows.outbox) {
    demand(done_time !== null, `${kind} ${id} is not done`);
  }
}

function checkOrders({ requests, acknowledged }: VirtualShop, { orders }: Rows): void {
  const keys = orders.map(({ remark }) => remark);
  demand(new Set(keys).size === keys.length, "one request became two orders");
  demand(
    keys.every((key) => requests.some((one) => one.key === key)),
    "an order that nobody requests for",
  );
  for (const [key, { id, pay_total }] of acknowledged) {
    const order = orders.find(({ remark }) => remark === key);
    demand(order?.id === id && order.pay_total === pay_total, `the acknowledged ${key} is changed`);
  }
}

/** A live order holds the requested benefits and pieces. A cancelled order holds none. */
function checkHolds(shop: VirtualShop, { ledger }: Rows, order: Order): void {
  const want = askedFor(shop, order);
  const held = (kind: string) =>
    sum(ledger.filter((row) => row.order_id === order.id && row.account.startsWith(kind)));
  const live = isLive(order) ? 1 : 0;
  demand(
    held("points:") === live * order.use_op,
    `order ${order.id} holds ${held("points:")} points`,
  );
  demand(order.use_op <= want.points, `order ${order.id} takes more points than requests`);
  demand(
    held("coupon:") === (live && want.coupon ? 1 : 0),
    `order ${order.id} holds ${held("coupon:")} coupons`,
  );
  demand(held("stock:") === live * want.pieces, `order ${order.id} holds ${held("stock:")} pieces`);
}

/** We book a charge or a refund only after the provider has made it, and call an order paid only if it holds the money. */
function checkMoney(
  shop: VirtualShop,
  rows: Rows,
  { id, order_status, pay_status, pay_total }: Order,
): void {
  for (const { attempt_no } of rows.payments.filter((row) => row.order_id === id)) {
    const { captured, refunded } = shop.provider.booksOf(attempt_no);
    const booked = (kind: string) => {
      const account = `${kind}:${attempt_no}`;
      return sum(
        rows.ledger.filter(
          (row) => row.account === account || row.account.startsWith(`${account}:`),
        ),
      );
    };
    demand(
      booked("charge") <= captured,
      `${attempt_no}: charged ${booked("charge")} of ${captured}`,
    );
    demand(
      -booked("refund") <= refunded,
      `${attempt_no}: refunded ${-booked("refund")} of ${refunded}`,
    );
    demand(refunded <= captured, `${attempt_no}: more refunded than taken`);
  }
  if (order_status >= ORDER_STATUS.ordered && pay_status === PAY_STATUS.paid) {
    const held = providerHolds(shop, rows, id);
    demand(held >= pay_total, `order ${id} is paid, but the provider holds ${held}`);
  }
}

/**
 * An unpaid order ends when its payer has refused or submits another order, or when no page of it can be paid any more.
 */
function checkEnding(shop: VirtualShop, rows: Rows, { id }: Order): void {
  const attempts = rows.payments.filter((row) => row.order_id === id && row.transaction_id);
  for (const { event, create_time } of rows.order_events.filter((row) => row.order_id === id)) {
    for (const { attempt_no, create_time: began } of attempts) {
      if (event === "payment-failed")
        demand(
          shop.provider.isRefused(attempt_no) || shop.isGivenUp(id, create_time),
          `order ${id} failed, but ${attempt_no} is open`,
        );
      if (event === "payment-expired")
        demand(create_time >= began + PAGE_SECONDS, `order ${id} expired before its page`);
    }
  }
}

function checkLimits(shop: VirtualShop, { orders }: Rows): void {
  const live = orders
    .filter(isLive)
    .map((order) => ({ ...askedFor(shop, order), used: order.use_op }));
  const points = live.reduce((all, { used }) => all + used, 0);
  demand(points <= GRANTED_POINTS, `${points} points used`);
  demand(live.filter(({ coupon }) => coupon).length <= 1, "the coupon was used twice");
  demand(live.reduce((all, { pieces }) => all + pieces, 0) <= STOCK, "more sold than there was");
}

/** A balance is the sum of the holds in its ledger. */
function checkBalances({ balances, ledger }: Rows): void {
  const booked = new Map<string, number>();
  for (const { account, entry, amount } of ledger) {
    if (entry === "charge" || entry === "refund") continue;
    booked.set(account, (booked.get(account) ?? 0) + amount);
  }
  for (const { account, held } of balances) {
    demand(held === (booked.get(account) ?? 0), `${account} has ${held}, unlike its ledger`);
  }
}

/** A cancelled order stays cancelled, and no order goes back to an earlier state. */
function checkPast({ orders }: Rows, old: Order): void {
  const order = orders.find(({ id }) => id === old.id);
  demand(order !== undefined, `order ${old.id} is gone`);
  if (!isLive(old)) demand(!isLive(order ?? old), `order ${old.id} came back`);
  const isRefunded = old.pay_status === PAY_STATUS.refunded;
  if (isRefunded)
    demand(order?.pay_status === old.pay_status, `order ${old.id} was refunded before`);
}

function askedFor({ requests }: VirtualShop, { remark }: Order): OrderRequest {
  const one = requests.find(({ key }) => key === remark);
  if (!one) throw new Error(`nobody requests for ${remark}`);
  return one;
}

function providerHolds(shop: VirtualShop, { payments }: Rows, order_id: number): number {
  const books = payments
    .filter((row) => row.order_id === order_id)
    .map(({ attempt_no }) => shop.provider.booksOf(attempt_no));
  return books.reduce((all, { captured, refunded }) => all + captured - refunded, 0);
}

function isLive({ order_status }: Order): boolean {
  return order_status !== ORDER_STATUS.cancelled;
}

function isMoney(account: string): boolean {
  return account.startsWith("charge:") || account.startsWith("refund:");
}

function sum(rows: { amount: number }[]): number {
  return rows.reduce((all, { amount }) => all + amount, 0);
}

function demand(isTrue: boolean, otherwise: string): void {
  if (!isTrue) throw new Error(otherwise);
}
