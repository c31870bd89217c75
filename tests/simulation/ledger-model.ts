import { ORDER_STATUS, PAY_STATUS, PAY_TYPE } from "../../lib/contracts/codes.ts";
import { PAGE_SECONDS } from "./virtual-line-pay";
import {
  ENDED_PAYMENTS,
  GRANTED_POINTS,
  type OrderRequest,
  type Rows,
  STOCK,
  type VirtualShop,
} from "./virtual-shop";

type Order = Rows["orders"][number];

/** Checks the rules that must hold after every step. Throws at the first violation. Returns the current rows. */
export async function checkStep(shop: VirtualShop, before: Rows | null): Promise<Rows> {
  const rows = await shop.readRows();
  checkOrders(shop, rows);
  for (const order of rows.orders) {
    checkHolds(shop, rows, order);
    checkMoney(shop, rows, order);
    checkEnding(shop, rows, order);
  }
  checkLimits(shop, rows);
  checkBalances(rows);
  for (const old of before?.orders ?? []) checkEarlierState(rows, old);
  return rows;
}

/** Checks the rules that must hold after all faults have ended and the workers have finished. */
export async function checkEnd(shop: VirtualShop): Promise<void> {
  const rows = await checkStep(shop, null);
  for (const order of rows.orders) {
    const { id, order_status, pay_status, pay_type, pay_total } = order;
    requireThat(order_status !== ORDER_STATUS.awaitingPayment, `order ${id} still awaits payment`);
    const booked = sum(rows.ledger.filter((row) => row.order_id === id && isMoney(row.account)));
    const held = providerHolds(shop, rows, id);
    requireThat(booked === held, `order ${id}: we booked ${booked}, the provider holds ${held}`);
    const owed = isLive(order) && pay_type === PAY_TYPE.linePay ? pay_total : 0;
    requireThat(held === owed, `order ${id}: the provider holds ${held} instead of ${owed}`);
    if (isLive(order) && pay_type === PAY_TYPE.linePay)
      requireThat(pay_status === PAY_STATUS.paid, `order ${id} is unpaid`);
    if (rows.payments.some((row) => row.order_id === id && row.status === "refunded"))
      requireThat(
        pay_status === PAY_STATUS.refunded,
        `order ${id} was refunded and is not marked as refunded`,
      );
  }
  for (const { id, status } of rows.payments) {
    requireThat(ENDED_PAYMENTS.includes(status), `payment ${id} is ${status}`);
  }
  for (const { id, kind, done_time } of rows.outbox) {
    requireThat(done_time !== null, `${kind} ${id} is not done`);
  }
}

function checkOrders({ requests, acknowledged }: VirtualShop, { orders }: Rows): void {
  const keys = orders.map(({ remark }) => remark);
  requireThat(new Set(keys).size === keys.length, "one request created two orders");
  requireThat(
    keys.every((key) => requests.some((one) => one.key === key)),
    "an order has no request",
  );
  for (const [key, { id, pay_total }] of acknowledged) {
    const order = orders.find(({ remark }) => remark === key);
    requireThat(
      order?.id === id && order.pay_total === pay_total,
      `the acknowledged order of ${key} has changed`,
    );
  }
}

/**
 * Checks that a cancelled order holds nothing. Every other order must hold the requested coupon and stock, and as many
 * points as its `use_op` says. `use_op` may be lower than the requested number of points.
 */
function checkHolds(shop: VirtualShop, { ledger }: Rows, order: Order): void {
  const request = requestOf(shop, order);
  const heldSum = (kind: string) =>
    sum(ledger.filter((row) => row.order_id === order.id && row.account.startsWith(kind)));
  const live = isLive(order) ? 1 : 0;
  requireThat(
    heldSum("points:") === live * order.use_op,
    `order ${order.id} holds ${heldSum("points:")} points`,
  );
  requireThat(order.use_op <= request.points, `order ${order.id} uses more points than requested`);
  requireThat(
    heldSum("coupon:") === (live && request.coupon ? 1 : 0),
    `order ${order.id} holds ${heldSum("coupon:")} coupons`,
  );
  requireThat(
    heldSum("stock:") === live * request.pieces,
    `order ${order.id} holds ${heldSum("stock:")} pieces`,
  );
}

/**
 * Checks three rules for the money of an order:
 * - The ledger contains only charges and refunds that the provider has made.
 * - The provider has not refunded more than it has charged.
 * - If the order is paid and not cancelled, the provider holds its money.
 */
function checkMoney(
  shop: VirtualShop,
  rows: Rows,
  { id, order_status, pay_status, pay_total }: Order,
): void {
  for (const { attempt_no } of rows.payments.filter((row) => row.order_id === id)) {
    const { captured, refunded } = shop.provider.booksOf(attempt_no);
    const bookedSum = (kind: string) => {
      const account = `${kind}:${attempt_no}`;
      return sum(
        rows.ledger.filter(
          (row) => row.account === account || row.account.startsWith(`${account}:`),
        ),
      );
    };
    requireThat(
      bookedSum("charge") <= captured,
      `${attempt_no}: charged ${bookedSum("charge")} of ${captured}`,
    );
    requireThat(
      -bookedSum("refund") <= refunded,
      `${attempt_no}: refunded ${-bookedSum("refund")} of ${refunded}`,
    );
    requireThat(refunded <= captured, `${attempt_no}: refunded more than captured`);
  }
  if (order_status >= ORDER_STATUS.ordered && pay_status === PAY_STATUS.paid) {
    const held = providerHolds(shop, rows, id);
    requireThat(held >= pay_total, `order ${id} is paid, but the provider holds ${held}`);
  }
}

/**
 * Checks that an unpaid order ended for an allowed reason: the payer has declined the payment, the payer has submitted
 * another order, or all payment pages of the order have expired.
 */
function checkEnding(shop: VirtualShop, rows: Rows, { id }: Order): void {
  const attempts = rows.payments.filter((row) => row.order_id === id && row.transaction_id);
  for (const { event, create_time } of rows.order_events.filter((row) => row.order_id === id)) {
    for (const { attempt_no, create_time: created } of attempts) {
      if (event === "payment-failed")
        requireThat(
          shop.provider.isEnded(attempt_no) || shop.isReplacedByNewOrder(id, create_time),
          `order ${id} failed, but ${attempt_no} is open`,
        );
      if (event === "payment-expired")
        requireThat(create_time >= created + PAGE_SECONDS, `order ${id} expired before its page`);
    }
  }
}

function checkLimits(shop: VirtualShop, { orders }: Rows): void {
  const live = orders
    .filter(isLive)
    .map((order) => ({ ...requestOf(shop, order), used: order.use_op }));
  const points = live.reduce((all, { used }) => all + used, 0);
  requireThat(points <= GRANTED_POINTS, `${points} points used`);
  requireThat(live.filter(({ coupon }) => coupon).length <= 1, "the coupon was used twice");
  requireThat(
    live.reduce((all, { pieces }) => all + pieces, 0) <= STOCK,
    "sold more than the stock",
  );
}

/** Checks that each balance is the sum of the holds, commits and releases of its account in the ledger. */
function checkBalances({ balances, ledger }: Rows): void {
  const booked = new Map<string, number>();
  for (const { account, entry, amount } of ledger) {
    if (entry === "charge" || entry === "refund") continue;
    booked.set(account, (booked.get(account) ?? 0) + amount);
  }
  for (const { account, held } of balances) {
    requireThat(
      held === (booked.get(account) ?? 0),
      `the balance ${account} is ${held} and differs from the ledger`,
    );
  }
}

/**
 * Checks that an order still exists, that a cancelled order stays cancelled, and that a refunded order stays refunded.
 */
function checkEarlierState({ orders }: Rows, old: Order): void {
  const order = orders.find(({ id }) => id === old.id);
  requireThat(order !== undefined, `order ${old.id} is missing`);
  if (!isLive(old)) requireThat(!isLive(order ?? old), `order ${old.id} is no longer cancelled`);
  const isRefunded = old.pay_status === PAY_STATUS.refunded;
  if (isRefunded)
    requireThat(order?.pay_status === old.pay_status, `order ${old.id} is no longer refunded`);
}

function requestOf({ requests }: VirtualShop, { remark }: Order): OrderRequest {
  const request = requests.find(({ key }) => key === remark);
  if (!request) throw new Error(`no request has the key ${remark}`);
  return request;
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

function requireThat(condition: boolean, message: string): void {
  if (!condition) throw new Error(message);
}
