import { createHash, randomBytes, randomInt, randomUUID } from "node:crypto";
import { readBackendConfig } from "../../backend/config/backend-config.ts";
import { type Database, openDatabase, schema } from "../../backend/db/client.ts";
import { sessionToken } from "../../backend/modules/account/session-token.ts";
import { insertMember } from "../factories/member-rows";
import { makeOrderingBody, makePreOrderBody } from "../factories/order-requests";
import { insertFood, insertStore } from "../factories/store-rows";
import { TEST_KEY, TEST_SECRETS } from "../setup/test-secrets";

/**
 * The number of stores. Orders at one store wait for each other, because they share its capacity. Orders at different
 * stores do not wait.
 */
const STORES = 40;

export type Cart = { store_id: number; foods: { id: number }[] };
/** A member with a session. */
export type Customer = { sid: string; token: string };
export type Answer = { status: number; code: number; ms: number };

/** Inserts 40 stores that are always open, and members who are signed in. */
export async function insertOrderLoad(db: Database, members: number) {
  const carts: Cart[] = [];
  for (let n = 0; n < STORES; n += 1) {
    const store = await insertStore(db, { capacity: 1_000_000 });
    const food = await insertFood(db, store, { is_limit: 1, limit_count: 1_000_000 });
    carts.push({ store_id: store.id, foods: [{ id: food.id }] });
  }
  return { carts, customers: await insertCustomers(db, members) };
}

/**
 * Inserts members who are signed in. Their phone numbers are random, so that this function can run several times on one
 * database.
 */
export async function insertCustomers(db: Database, members: number): Promise<Customer[]> {
  const config = readBackendConfig(TEST_SECRETS);
  const customers: Customer[] = [];
  for (let n = 0; n < members; n += 1) {
    const phone = `09${randomInt(1e8, 1e11)}`;
    const { id: member_id } = await insertMember(db, { phone, gid_bar_code: phone });
    const sid = randomBytes(32).toString("base64url");
    const sid_hash = createHash("sha256").update(sid).digest("hex");
    const create_time = Math.floor(Date.now() / 1000);
    const session = { sid_hash, member_id, create_time, last_seen_time: create_time };
    await db.insert(schema.sessions).values(session);
    customers.push({ sid, token: sessionToken({ config, randomBytes }, sid) });
  }
  return customers;
}

/** Asks for the quote of a cart. */
export function quoteCart(origin: string, customer: Customer, cart: Cart): Promise<Answer> {
  const path = "/v3/OrderApi/beforeOrdering";
  return post(origin, customer, { path, body: makePreOrderBody(cart) });
}

/** Submits an order with cash. The idempotency key of the submit is also the remark of the order. */
export function submitOrder(origin: string, customer: Customer, cart: Cart): Promise<Answer> {
  const key = randomUUID();
  const path = "/v3/OrderApi/ordering";
  return post(origin, customer, { path, body: makeOrderingBody({ ...cart, remark: key }), key });
}

async function post(
  origin: string,
  customer: Customer,
  { path, body, key }: { path: string; body: object; key?: string },
): Promise<Answer> {
  const begun = performance.now();
  const answer = await fetch(origin + path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      cookie: `sid=${customer.sid}`,
      "x-xsrf-token": customer.token,
      "x-backend-key": TEST_KEY,
      ...(key && { "idempotency-key": key }),
    },
    body: JSON.stringify(body),
  }).catch(() => null);
  const envelope = await answer?.json().catch(() => null);
  const ms = performance.now() - begun;
  return { status: answer?.status ?? 0, code: envelope?.code ?? -1, ms };
}

/** The remarks of all orders in the database at `url`. */
export async function readRemarks(url: string): Promise<string[]> {
  const { db, close } = await openDatabase({ url });
  const rows = await db.select({ remark: schema.orders.remark }).from(schema.orders);
  await close();
  return rows.map(({ remark }) => remark);
}

/**
 * Returns a percentile of the answer times, in whole milliseconds. If `share` is 0.95, 95 % of the answers take at most
 * this time. Returns "–" if there are no answers.
 */
export function percentile(answers: Answer[], share: number): string {
  const sorted = answers.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return sorted[Math.floor(answers.length * share)]?.toFixed(0) ?? "–";
}
