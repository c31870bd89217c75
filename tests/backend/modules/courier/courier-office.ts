import { asc, eq } from "drizzle-orm";
import { schema } from "../../../../backend/db/client.ts";
import {
  makeCourierOrderingBody,
  makeCourierPreOrderBody,
} from "../../../factories/courier-order-requests";
import { insertMember } from "../../../factories/member-rows";
import type { TestBackend } from "../../../setup/in-process-backend";
import { reconcile, runOutbox } from "../../../setup/run-jobs";

type Values = Record<string, unknown>;
const HOUR_MS = 3_600_000;

/**
 * Creates a corporate member who opens a courier session. Returns functions that call the backend for a visitor who has
 * the id of this courier session but is not signed in.
 */
export async function openOffice(backend: TestBackend) {
  const { db, deps } = backend;
  backend.clock.advance(HOUR_MS);
  const member = await insertMember(db, { business_id: 7, email: "boss@example.com" });
  const login = await backend.asMember(member);
  const { session_id } = (await backend.call("openExpressSession", { as: login })).envelope.data;
  const as = backend.asVisitor();
  const query = { session_id };

  return {
    ...backend,
    member,
    login,
    session_id,
    /** The backend session of the visitor, who is not signed in. */
    as,
    query,
    quote: (values: Values = {}, more: Values = {}) =>
      backend.call("beforeOrdering", { query, body: makeCourierPreOrderBody(values), as, ...more }),
    submit: (values: Values = {}, key?: string) =>
      backend.call("ordering", {
        query,
        body: makeCourierOrderingBody(values),
        as,
        headers: key === undefined ? {} : { "idempotency-key": key },
      }),
    async order(values: Values = {}, key?: string) {
      const { email, invoice_type, ...shared } = values;
      await this.quote(shared);
      return this.submit(values, key);
    },
    async pay(payment_url_web: string) {
      await backend.sandbox.fetch(`${payment_url_web}/authorise`, { method: "POST" });
    },
    async comeBack(order_id: number) {
      const { transaction_id, amount } = await this.paymentOf(order_id);
      const payment = { transactionId: transaction_id, amount };
      return backend.call("getLinePayConfirm", { query: { ...payment, ...query }, as });
    },
    /** Places an order, pays it with LINE Pay and returns its id. */
    async placePaidOrder(values: Values = {}) {
      const { data } = (await this.order(values)).envelope;
      await this.pay(data.payment_url_web);
      await this.comeBack(data.id);
      return data.id;
    },
    status: async () => (await backend.call("getStatus", { query, as })).envelope.data,
    async paymentOf(order_id: number) {
      const rows = await db
        .select()
        .from(schema.payments)
        .where(eq(schema.payments.order_id, order_id))
        .orderBy(asc(schema.payments.id));
      const last = rows.at(-1);
      if (!last) throw new Error(`courier-office: order ${order_id} has no payment`);
      return last;
    },
    async orderOf(id: number) {
      const [order] = await db.select().from(schema.orders).where(eq(schema.orders.id, id));
      if (!order) throw new Error(`courier-office: no order ${id}`);
      return order;
    },
    ordersOf: () =>
      db
        .select()
        .from(schema.orders)
        .where(eq(schema.orders.member_id, member.id))
        .orderBy(asc(schema.orders.id)),
    async reconcile(seconds = 0) {
      backend.clock.advance(seconds * 1000);
      await runOutbox(deps);
      await reconcile(deps);
    },
  };
}
