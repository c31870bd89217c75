import { asc, eq, gt, sql } from "drizzle-orm";
import { schema } from "../../../../backend/db/client.ts";
import { applyEvent, lockOrder } from "../../../../backend/modules/orders/order-event-service.ts";
import type { OrderEvent } from "../../../../backend/modules/orders/order-state-rules.ts";
import { ORDER_STATUS } from "../../../../lib/contracts/codes.ts";
import type { OptionGroup } from "../../../../lib/contracts/products.ts";
import { insertMember } from "../../../factories/member-rows";
import { makeOrderingBody, makePreOrderBody } from "../../../factories/order-requests";
import { insertFood, insertStore } from "../../../factories/store-rows";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../../setup/in-process-backend";
import { reconcile, runOutbox } from "../../../setup/run-jobs";

const group = (id: number, values: Partial<OptionGroup>): OptionGroup => ({
  id,
  name: `群組${id}`,
  is_multi_choose: 0,
  max_choose: 0,
  is_required: 0,
  items: [],
  ...values,
});
const option = (id: number, unit_price: number, relish_groups: OptionGroup[] = []) => ({
  id,
  name: `選項${id}`,
  unit_price,
  is_offer: 0 as const,
  relish_groups,
});
const SAUCE = group(3, { items: [option(31, 0), option(32, 5)] });
const OPTIONS = [
  group(1, { is_required: 1, items: [option(11, 0), option(12, 20, [SAUCE])] }),
  group(2, {
    is_multi_choose: 1,
    max_choose: 2,
    items: [option(21, 10), option(22, 15), option(23, 20)],
  }),
];

export type Shop = Awaited<ReturnType<typeof openShop>>;
type Values = Record<string, unknown>;

const HOUR_MS = 3_600_000;

/**
 * Creates a signed-in member and a store with three products. The store is 2.6 km away from the customer's address.
 * Returns functions that place orders and read their rows. If `given` already has orders, these functions leave out
 * their rows.
 */
export async function openShop(given?: TestBackend) {
  // A new backend has higher rate limits for each member, because one member places all orders of a test file.
  const backend = given ?? (await createTestBackend({ env: { RATE_LIMIT_SCALE: "20" } }));
  const { db, deps } = backend;
  await backend.sandbox.fetch("/__sandbox/faults", { method: "DELETE" });
  backend.clock.advance(HOUR_MS);
  const before = await db
    .select({ id: sql<number>`coalesce(max(${schema.orders.id}), 0)` })
    .from(schema.orders);
  const since = only(before).id;
  const providerRowsBefore = (await backend.sandbox.ledger("linepay")).length;
  const loggedBefore = backend.logged.length;
  const providerRows = async () =>
    (await backend.sandbox.ledger("linepay")).slice(providerRowsBefore);
  const store = await insertStore(db, {
    lat: 25.0517,
    lng: 121.5645,
    service_rate: 5,
    capacity: 10_000,
  });
  const food = await insertFood(db, store, {
    unit_price: 120,
    list_price: 150,
    relish_groups: OPTIONS,
  });
  const plain = await insertFood(db, store, { unit_price: 100 });
  const last = await insertFood(db, store, { unit_price: 80, is_limit: 1, limit_count: 2 });
  const member = await insertMember(db, { email: "me@example.com" });
  const session = await backend.asMember(member);

  const request = (values: Values = {}) => ({
    store_id: store.id,
    foods: [{ id: food.id, quantity: 2, relish_ids: "11,21" }],
    ...values,
  });
  const quote = (values: Values = {}, as: TestSession = session) =>
    backend.call("beforeOrdering", { body: preOrder(values), as });
  const preOrder = (values: Values) => {
    const {
      email,
      invoice_type,
      title,
      number,
      carrier,
      charity_code,
      op_delivery_event_id,
      quote_id,
      again_after,
      ...shared
    } = request(values) as Values;
    return makePreOrderBody(shared as Parameters<typeof makePreOrderBody>[0]);
  };
  const submit = (
    values: Values = {},
    { as = session, key }: { as?: TestSession; key?: string } = {},
  ) =>
    backend.call("ordering", {
      body: makeOrderingBody(request(values) as Parameters<typeof makeOrderingBody>[0]),
      as,
      headers: key === undefined ? {} : { "idempotency-key": key },
    });

  return {
    ...backend,
    store,
    food,
    plain,
    last,
    member,
    session,
    request,
    quote,
    submit,
    /** Requests a quote and submits the order with the store coupon that the quote selected. */
    async order(values: Values = {}, options: { as?: TestSession; key?: string } = {}) {
      const { envelope } = await quote(values, options.as);
      const selected = [1, 2, 3].find((_type, at) => {
        const { global_coupon, brand_coupon, store_coupon } = envelope.data ?? {};
        return [global_coupon, brand_coupon, store_coupon][at]?.is_selected;
      });
      return submit({ selected_store_coupon_type: selected ?? -1, ...values }, options);
    },
    /** Chooses a result on the sandbox's payment page, as the payer does. */
    async pay(payment_url_web: string, choice: "authorise" | "decline" | "cancel" = "authorise") {
      await backend.sandbox.fetch(`${payment_url_web}/${choice}`, { method: "POST" });
    },
    async comeBack(order_id: number, as: TestSession = session, amount?: number) {
      const payment = await paymentOf(order_id);
      const query = { transactionId: payment.transaction_id, amount: amount ?? payment.amount };
      return backend.call("getLinePayConfirm", { query, as });
    },
    async reconcile(seconds = 0) {
      backend.clock.advance(seconds * 1000);
      await runOutbox(deps);
      await reconcile(deps);
    },
    paymentOf,
    /** Sets the pay types that the store offers for deliveries. */
    async setPayTypes(delivery_payment_method: string) {
      const mine = eq(schema.stores.id, store.id);
      await db.update(schema.stores).set({ delivery_payment_method }).where(mine);
    },
    /** Lets the store reject the order. A paid order then has the pay status "refunding". */
    reject: (order_id: number) => apply(order_id, { type: "store-rejects" }),
    /** Lets the store accept the order and a courier deliver it. */
    async deliver(order_id: number) {
      for (const type of ["store-accepts", "leaves", "arrives"] as const) {
        await apply(order_id, { type });
      }
    },
    /** Sets the order to delivered, so that it is no longer open. */
    finish: (order_id: number) =>
      db
        .update(schema.orders)
        .set({ order_status: ORDER_STATUS.delivered })
        .where(eq(schema.orders.id, order_id)),
    orders: () =>
      db
        .select()
        .from(schema.orders)
        .where(gt(schema.orders.id, since))
        .orderBy(asc(schema.orders.id)),
    orderOf: async (id: number) =>
      only(await db.select().from(schema.orders).where(eq(schema.orders.id, id))),
    payments: () =>
      db
        .select()
        .from(schema.payments)
        .where(gt(schema.payments.order_id, since))
        .orderBy(asc(schema.payments.id)),
    lines: () =>
      db
        .select()
        .from(schema.order_items)
        .where(gt(schema.order_items.order_id, since))
        .orderBy(asc(schema.order_items.id)),
    events: () =>
      db
        .select()
        .from(schema.order_events)
        .where(gt(schema.order_events.order_id, since))
        .orderBy(asc(schema.order_events.id)),
    logged: () => backend.logged.slice(loggedBefore),
    /** Returns the sum of the ledger rows whose account begins with the prefix. */
    async balance(prefix: string) {
      const rows = await db.select().from(schema.ledger).where(gt(schema.ledger.order_id, since));
      return rows
        .filter(({ account }) => account.startsWith(prefix))
        .reduce((sum, { amount }) => sum + amount, 0);
    },
    providerRows,
    /** Returns the confirmed minus the refunded amount in the sandbox ledger of LINE Pay, in NT$. */
    async providerBalance() {
      const entries = await providerRows();
      const sum = (type: string, field: string) =>
        entries
          .filter((one) => one.type === type)
          .reduce((all, one) => all + Number(one[field]), 0);
      return sum("confirmed", "amount") - sum("refunded", "refundAmount");
    },
    requestsMade: async () =>
      (await providerRows()).filter(({ type }) => type === "requested").length,
  };

  async function apply(order_id: number, event: OrderEvent): Promise<void> {
    const now = Math.floor(backend.clock.now() / 1000);
    await db.transaction(async (tx) => {
      await applyEvent(tx, await lockOrder(tx, order_id), { event, now });
    });
  }

  async function paymentOf(order_id: number) {
    const rows = await db
      .select()
      .from(schema.payments)
      .where(eq(schema.payments.order_id, order_id))
      .orderBy(asc(schema.payments.id));
    return only(rows.slice(-1));
  }
}

export function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row || rows.length > 1) throw new Error(`expected one row, found ${rows.length}`);
  return row;
}
