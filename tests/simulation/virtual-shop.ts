import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Deps } from "../../backend/call.ts";
import { schema } from "../../backend/db/client.ts";
import { cancelOrder } from "../../backend/modules/orders/cancel-service.ts";
import {
  applyEvent,
  lockOrder,
  type OrderRow,
} from "../../backend/modules/orders/order-event-service.ts";
import { runNextOutboxTask } from "../../backend/modules/payments/outbox-service.ts";
import { reconcileNext } from "../../backend/modules/payments/reconcile-service.ts";
import { settlePayment } from "../../backend/modules/payments/settle-service.ts";
import { createRateLimits } from "../../backend/rate-limits.ts";
import { ServiceError } from "../../backend/service-error.ts";
import { ORDER_STATUS } from "../../lib/contracts/codes.ts";
import { giveCoupon, givePoints } from "../factories/benefit-rows";
import { insertMember } from "../factories/member-rows";
import { makeOrderingBody, makePreOrderBody } from "../factories/order-requests";
import { insertFood, insertStore } from "../factories/store-rows";
import { TEST_NOW, type TestBackend } from "../setup/in-process-backend";
import { createSubmitTimes } from "./submit-times";
import { createVirtualLinePay } from "./virtual-line-pay";
import { createVirtualProcess, type Resumption } from "./virtual-process";

type Action =
  | "order"
  | "order-again"
  | "pay"
  | "decline"
  | "return"
  | "cancel"
  | "accept"
  | "reject"
  | "outbox"
  | "refunds"
  | "check"
  | "wait";
/**
 * One step of a run. `which` modulo the number of candidates is the index of the order, payment or parked operation. In
 * the same way, `which` selects the content of a new order, the request of `order-again` and the time of `wait`. The
 * action `resume` continues a parked operation, and treats the outcome `parked` as `answered`. The outcome `parked` of
 * any other action means that its operation stays parked at its first wait.
 */
export type Step = {
  action: Action | "resume";
  which: number;
  outcome: Resumption | "parked";
};

/**
 * An order request of the customer. The idempotency key is also the remark of the order, so that the simulation can
 * find the order of a request.
 */
export type OrderRequest = {
  key: string;
  points: number;
  coupon: boolean;
  pieces: number;
  /** True for LINE Pay, false for cash. */
  paysOnline: boolean;
};
/** The orders that the backend has confirmed to the customer with code 0. The map key is the idempotency key. */
type Acknowledged = Map<string, { id: number; pay_total: number }>;

export const GRANTED_POINTS = 60;
export const STOCK = 2;
const MIN_ROUNDS = 2;
const MAX_ROUNDS = 6;
export const ENDED_PAYMENTS: Rows["payments"][number]["status"][] = ["paid", "failed", "refunded"];
const WAITS_SECONDS = [1, 16, 31, 61, 125, 400, 1600];
/** The tables that a run writes to and that create their ids with a sequence. */
const TABLES = [
  "orders",
  "order_items",
  "order_events",
  "payments",
  "ledger",
  "outbox",
  "quotes",
  "idempotency_keys",
  "sms_messages",
];
/**
 * SQL that empties all tables that a run writes to, and starts their ids again at 1. DELETE is faster than TRUNCATE
 * here. `replica` switches foreign keys and triggers off, so the order of the tables does not matter.
 */
const RESET = sql.raw(
  [
    "do $$ begin set local session_replication_role = replica",
    ...[...TABLES, "balances", "named_locks"].map((table) => `delete from ${table}`),
    ...TABLES.map((table) => `perform setval('${table}_id_seq', 1, false)`),
    "end $$",
  ].join("; "),
);

/** The columns that the simulation uses. Reading all columns would make a run ten percent slower. */
const COLUMNS = {
  orders: ["id", "order_status", "pay_status", "pay_type", "pay_total", "use_op", "remark"],
  order_events: ["id", "order_id", "event", "create_time"],
  payments: ["id", "order_id", "attempt_no", "transaction_id", "status", "create_time"],
  ledger: ["id", "order_id", "account", "entry", "amount"],
  outbox: ["id", "kind", "done_time"],
  balances: ["account", "held"],
} as const;
type RowsOf<Row, Columns extends readonly (keyof Row)[]> = Pick<Row, Columns[number]>[];
export type Rows = {
  orders: RowsOf<OrderRow, typeof COLUMNS.orders>;
  order_events: RowsOf<typeof schema.order_events.$inferSelect, typeof COLUMNS.order_events>;
  payments: RowsOf<typeof schema.payments.$inferSelect, typeof COLUMNS.payments>;
  ledger: RowsOf<typeof schema.ledger.$inferSelect, typeof COLUMNS.ledger>;
  outbox: RowsOf<typeof schema.outbox.$inferSelect, typeof COLUMNS.outbox>;
  balances: RowsOf<typeof schema.balances.$inferSelect, typeof COLUMNS.balances>;
};
const READ = sql.raw(
  `select ${Object.entries(COLUMNS)
    .map(([table, columns]) => {
      const rows = `select ${columns.join(", ")} from ${table} order by 1`;
      return `(select coalesce(json_agg(t), '[]') from (${rows}) t) as ${table}`;
    })
    .join(", ")}`,
);
export type VirtualShop = Awaited<ReturnType<typeof openVirtualShop>>;

/** Inserts the rows that all runs use: a member with points and a coupon, a store, a product and a scarce product. */
export async function insertShop({ db }: TestBackend) {
  const member = await insertMember(db);
  await givePoints(db, member, GRANTED_POINTS);
  const code_id = await giveCoupon(db, member);
  const store = await insertStore(db, { lat: 25.0517, lng: 121.5645, capacity: 10_000 });
  const food = await insertFood(db, store, { unit_price: 100 });
  const scarce = await insertFood(db, store, { unit_price: 80, is_limit: 1, limit_count: STOCK });
  return { member, code_id, store, food, scarce };
}

/** Opens a shop without orders on the in-process backend, with a simulated LINE Pay. */
export async function openVirtualShop(
  backend: TestBackend,
  { member, code_id, store, food, scarce }: Awaited<ReturnType<typeof insertShop>>,
) {
  const { db, clock } = backend;
  const process = createVirtualProcess();
  const provider = createVirtualLinePay({ pass: process.pass, now: clock.now });
  clock.set(TEST_NOW);
  await db.execute(RESET);
  prepareDeps(backend.deps, provider.client);
  const as = await backend.asMember(member);
  const requests: OrderRequest[] = [];
  const acknowledged: Acknowledged = new Map();
  let read: { rows: Rows; run: number } | null = null;
  const seconds = () => Math.floor(clock.now() / 1000);
  const submits = createSubmitTimes(seconds);

  const requestOf = ({ key, points, coupon, pieces, paysOnline }: OrderRequest) => ({
    store_id: store.id,
    foods: [
      { id: food.id, quantity: 1 + (requests.findIndex((one) => one.key === key) % 50) },
      ...(pieces ? [{ id: scarce.id, quantity: pieces }] : []),
    ],
    pay_type: paysOnline ? (5 as const) : (2 as const),
    remark: key,
    ...(points && { use_op: points }),
    ...(coupon && { code_id }),
  });

  async function submit(one: OrderRequest): Promise<void> {
    const request = requestOf(one);
    const headers = { "idempotency-key": one.key };
    const body = makeOrderingBody(request);
    const { envelope } = await submits.record(one.key, () =>
      backend.call("ordering", { body, as, headers }),
    );
    if (envelope.code !== 0) return;
    const { id } = envelope.data;
    const earlier = acknowledged.get(one.key);
    if (earlier && earlier.id !== id) throw new Error(`${one.key} created two orders`);
    const order = await orderOf(id);
    acknowledged.set(one.key, { id, pay_total: order.pay_total });
  }

  async function order(which: number): Promise<void> {
    const one: OrderRequest = {
      key: `order-${requests.length}`,
      points: which % 3 === 0 ? 40 : 0,
      coupon: which % 4 === 1,
      pieces: which % 5 === 2 ? 2 : 0,
      paysOnline: which % 4 !== 0,
    };
    requests.push(one);
    const { email, invoice_type, ...rest } = makeOrderingBody(requestOf(one));
    await backend.call("beforeOrdering", {
      body: makePreOrderBody({ ...rest, foods: requestOf(one).foods }),
      as,
    });
    await submit(one);
  }

  /** Continues a parked operation. A crash also ends all running submits. */
  async function resume(which: number, outcome: Resumption): Promise<void> {
    await process.resume(which, outcome);
    if (outcome === "crash-before" || outcome === "crash-after") submits.endAll();
  }

  async function orderOf(id: number): Promise<OrderRow> {
    const [row] = await db.select().from(schema.orders).where(sql`id = ${id}`);
    if (!row) throw new Error(`the acknowledged order ${id} does not exist`);
    return row;
  }
  /** Reads all rows in one query. The rows are read again only if an operation has run since the last read. */
  const readRows = async (): Promise<Rows> => {
    const run = process.runs();
    if (read?.run === run) return read.rows;
    const found = await db.execute(READ);
    const [rows] = (found as unknown as { rows: [Rows] }).rows;
    read = { rows, run };
    return rows;
  };
  const applyStoreEvent = (id: number, type: "store-accepts" | "store-rejects") =>
    db.transaction(async (tx) => {
      const now = seconds();
      const row = await lockOrder(tx, id);
      // Only an order with the status ordered awaits the decision of its store. A store does not see an unpaid order.
      if (row.order_status !== ORDER_STATUS.ordered) return;
      await applyEvent(tx, row, { event: { type }, now });
    });

  type Target = {
    order: Rows["orders"][number] | undefined;
    payment: Rows["payments"][number] | undefined;
  };
  const choosePayment = ({ payment }: Target, choice: "authorised" | "cancelled") => {
    if (payment?.transaction_id) provider.choose(payment.transaction_id, choice);
  };
  const actions: Record<Action, (to: Target, which: number) => unknown> = {
    order: (_to, which) => process.run(() => order(which)),
    "order-again": (_to, which) => {
      // In three of four cases the customer repeats the newest submit.
      const one = which % 4 === 0 ? requests[which % requests.length] : requests.at(-1);
      return one && process.run(() => submit(one));
    },
    pay: (to) => choosePayment(to, "authorised"),
    decline: (to) => choosePayment(to, "cancelled"),
    return: ({ payment }) => payment && process.run(() => settlePayment(backend.deps, payment.id)),
    cancel: ({ order: { id: order_id } = {} }) =>
      order_id &&
      process.run(() =>
        ignoreRefusal(cancelOrder(backend.deps, { member_id: member.id, order_id })),
      ),
    accept: ({ order: { id } = {} }) =>
      id && process.run(() => applyStoreEvent(id, "store-accepts")),
    reject: ({ order: { id } = {} }) =>
      id && process.run(() => applyStoreEvent(id, "store-rejects")),
    outbox: () => process.run(() => runNextOutboxTask(backend.deps, "payment-request")),
    refunds: () => process.run(() => runNextOutboxTask(backend.deps, "payment-refund")),
    check: () => process.run(() => reconcileNext(backend.deps, "line-pay")),
    wait: (_to, which) => {
      provider.catchUp();
      clock.advance((WAITS_SECONDS[which % WAITS_SECONDS.length] ?? 1) * 1000);
    },
  };

  return {
    provider,
    requests,
    acknowledged,
    readRows,
    /**
     * True if the submit of another order ran at `time`, in epoch seconds. Such a submit can end an unpaid order. If
     * the order is not in `acknowledged`, its own submit counts too.
     */
    isReplacedByNewOrder(order_id: number, time: number): boolean {
      const own = [...acknowledged].find(([, { id }]) => id === order_id)?.[0];
      return submits.hasOther(own, time);
    },
    /** Runs one step. The second parameter contains the rows after the previous step. */
    async runStep({ action, which, outcome }: Step, { orders, payments }: Rows): Promise<void> {
      // Three of four steps select only from the unfinished payments and from the orders with the status ordered, if
      // there are any. In this way, more orders reach an end.
      const select = <Row>(rows: Row[], isOpen: (row: Row) => boolean) => {
        const open = which % 4 === 0 ? [] : rows.filter(isOpen);
        const candidates = open.length > 0 ? open : rows;
        return candidates[which % candidates.length];
      };
      if (action === "resume") return resume(which, outcome === "parked" ? "answered" : outcome);
      const before = process.waiting();
      const order = select(orders, ({ order_status }) => order_status === ORDER_STATUS.ordered);
      const payment = select(payments, ({ status }) => !ENDED_PAYMENTS.includes(status));
      await actions[action]({ order, payment }, which);
      if (outcome === "parked") return;
      // The first wait ends with the outcome of the step. All later waits end with an answer.
      for (let next: Resumption = outcome; process.waiting() > before; next = "answered") {
        await resume(process.waiting() - 1, next);
      }
    },
    /**
     * Continues all parked operations without faults. Then lets the workers run in rounds of 700 seconds until all
     * tasks are done and all payments have ended, but for at least two and at most six rounds.
     */
    async finishAll(): Promise<void> {
      const isOpen = async () => {
        const { outbox, payments } = await readRows();
        return (
          outbox.some(({ done_time }) => done_time === null) ||
          payments.some(({ status }) => !ENDED_PAYMENTS.includes(status))
        );
      };
      const finish = async () => {
        while (process.waiting() > 0) await process.resume(0, "answered");
      };
      const drain = async (next: () => Promise<boolean>) => {
        for (let isMore = true; isMore; ) {
          await process.run(async () => {
            isMore = false;
            isMore = await next();
          });
          await finish();
        }
      };
      await finish();
      const hasNextRound = async (round: number) =>
        round < MIN_ROUNDS || (round < MAX_ROUNDS && (await isOpen()));
      for (let round = 0; await hasNextRound(round); round += 1) {
        provider.catchUp();
        clock.advance(700_000);
        await drain(() => runNextOutboxTask(backend.deps, "payment-request"));
        await drain(() => reconcileNext(backend.deps, "line-pay"));
        await drain(() => runNextOutboxTask(backend.deps, "payment-refund"));
      }
    },
    sleep: process.sleep,
  };
}

/**
 * Sets the simulated LINE Pay, repeatable random bytes and higher rate limits. Every look-up asks LINE Pay: no look-up
 * is shared, and their number is not limited.
 */
function prepareDeps(deps: Deps, linePay: Deps["providers"]["linePay"]): void {
  let count = 0;
  deps.randomBytes = (size) => {
    count += 1;
    return createHash("sha512").update(String(count)).digest().subarray(0, size);
  };
  deps.providers.linePay = linePay;
  deps.limits = createRateLimits(deps.now, { scale: 1000 });
  deps.lookups = { ask: (_key, look) => look() };
}

async function ignoreRefusal(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof ServiceError)) throw error;
  });
}
