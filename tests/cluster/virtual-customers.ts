import { createHash, randomBytes, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sealData } from "iron-session";
import { readBackendConfig } from "../../backend/config/backend-config.ts";
import { type Database, schema } from "../../backend/db/client.ts";
import { sessionToken } from "../../backend/modules/account/session-token.ts";
import { CODE } from "../../lib/contracts/answer-code.ts";
import { PAY_TYPE } from "../../lib/contracts/codes.ts";
import type { RefusalReason } from "../../lib/contracts/refusal-reason.ts";
import { sealKeys } from "../../lib/server/session-keys.ts";
import { insertMember } from "../factories/member-rows";
import { makeOrderingBody, makePreOrderBody } from "../factories/order-requests";
import { insertFood, insertStore } from "../factories/store-rows";
import { TEST_SECRETS } from "../setup/test-secrets";
import type { Cluster } from "./start-cluster";
import { SESSION_SECRET } from "./start-cluster";

/**
 * Orders of one store wait for each other, because they share the store's capacity. The orders are spread over many
 * stores, so that few orders wait.
 */
const STORE_COUNT = 40;
const LARGE_CAPACITY = 1_000_000;
const OPTION_COUNT = 12;
const DAY_SECONDS = 86_400;
const REQUEST_MS = 60_000;
const RETRY_MS = 500;
/** A customer gives up an order that is neither accepted nor refused within this time. */
const PATIENCE_MS = 120_000;
/** The reason with which the backend refuses a repeated submit while an earlier try of it is still running. */
const RUNNING: RefusalReason = "submit-running";

type Cart = { store_id: number; food_id: number };
export type Customer = { cookie: string; csrfToken: string };
export type AcknowledgedOrder = { id: number; key: string; isPaid: boolean };
/**
 * One request: its start in epoch milliseconds, its duration in milliseconds, and whether the shop answered it with the
 * status 2xx and JSON.
 */
export type SentRequest = { at: number; ms: number; isAnswered: boolean };

/**
 * Inserts stores with a large capacity and one food each. The food has 12 options, so that `cartOf` can make 4,096
 * different carts for a store.
 */
export async function insertShop(db: Database): Promise<Cart[]> {
  const items = Array.from({ length: OPTION_COUNT }, (_, at) => ({
    id: at + 1,
    name: `加料${at + 1}`,
    unit_price: 0,
    is_offer: 0 as const,
    relish_groups: [],
  }));
  const options = { id: 1, name: "加料", is_multi_choose: 1 as const, max_choose: OPTION_COUNT };
  const carts: Cart[] = [];
  for (let n = 0; n < STORE_COUNT; n += 1) {
    const store = await insertStore(db, { capacity: LARGE_CAPACITY });
    const food = await insertFood(db, store, {
      is_limit: 1,
      limit_count: LARGE_CAPACITY,
      relish_groups: [{ ...options, is_required: 0, items }],
    });
    carts.push({ store_id: store.id, food_id: food.id });
  }
  return carts;
}

/** Inserts signed-in members. Returns the shop's session cookie and the anti-forgery token of each member. */
export async function insertCustomers(db: Database, count: number): Promise<Customer[]> {
  const config = readBackendConfig(TEST_SECRETS);
  const { writing } = await sealKeys(SESSION_SECRET, "session cookie");
  const customers: Customer[] = [];
  for (let n = 0; n < count; n += 1) {
    const { id: member_id } = await insertMember(db);
    const sid = randomBytes(32).toString("base64url");
    const sid_hash = createHash("sha256").update(sid).digest("hex");
    const create_time = Math.floor(Date.now() / 1000);
    await db
      .insert(schema.sessions)
      .values({ sid_hash, member_id, create_time, last_seen_time: create_time });
    const csrfToken = randomBytes(16).toString("base64url");
    const token = sessionToken({ config, randomBytes }, sid);
    const sealed = await sealData(
      {
        backendCookies: { sid, "XSRF-TOKEN": token },
        csrfToken,
        device: randomBytes(16).toString("base64url"),
        member: { mid: `member-${n}`, displayName: `顧客${n}`, m_grade: "", business_id: 0 },
      },
      { password: writing, ttl: DAY_SECONDS },
    );
    customers.push({ cookie: `futao=${sealed}`, csrfToken });
  }
  return customers;
}

type LoadOptions = {
  cluster: Cluster;
  carts: readonly Cart[];
  isOver: () => boolean;
  pauseMs: number;
};

/**
 * Starts customers who order repeatedly. Every second order is paid with LINE Pay. After every third of these payments,
 * the browser does not return to the shop.
 */
export function startCustomers(customers: readonly Customer[], load: LoadOptions) {
  const acknowledged: AcknowledgedOrder[] = [];
  const refused: string[] = [];
  const sent: SentRequest[] = [];
  const orders = { next: 0 };
  const running = customers.map(async (customer) => {
    while (!load.isOver()) {
      await wait(Math.random() * 2 * load.pauseMs);
      orders.next += 1;
      await placeOrder(customer, { load, number: orders.next, acknowledged, refused, sent });
    }
  });
  return { acknowledged, refused, sent, ended: () => Promise.all(running) };
}

type Placing = {
  load: LoadOptions;
  number: number;
  acknowledged: AcknowledgedOrder[];
  refused: string[];
  sent: SentRequest[];
};

async function placeOrder(customer: Customer, placing: Placing): Promise<void> {
  const { load, number, acknowledged, refused, sent } = placing;
  const key = randomUUID();
  const isOnline = number % 2 === 0;
  const request = {
    ...cartOf(load.carts, number),
    pay_type: isOnline ? PAY_TYPE.linePay : PAY_TYPE.cash,
  };
  const send = (path: string, body: object) =>
    post(load.cluster.origin + path, { customer, body, key, sent });
  const quote = () => send("/api/v3/OrderApi/beforeOrdering", makePreOrderBody(request));
  await quote();
  const body = makeOrderingBody({ ...request, remark: key });
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(RETRY_MS)) {
    const answer = await send("/api/v3/OrderApi/ordering", body);
    if (answer === null || answer.reason === RUNNING) continue;
    if (answer.code === CODE.quoteChanged) {
      await quote();
      continue;
    }
    if (answer.code !== CODE.ok) {
      refused.push(`${answer.code} ${answer.message}`);
      return;
    }
    const order = { id: answer.data.id, key, isPaid: false };
    acknowledged.push(order);
    const page = answer.data.payment_url_web;
    if (isOnline) order.isPaid = await pay(customer, { load, page, number });
    return;
  }
  refused.push("no answer in time");
}

/**
 * Returns a cart that differs from the last 4,000 carts of its store. If a member ordered the same cart again, the
 * backend might return the earlier order or end it (RU-22, RU-25).
 */
function cartOf(carts: readonly Cart[], number: number) {
  const { store_id = 0, food_id = 0 } = carts[number % carts.length] ?? {};
  const bits = Math.floor(number / carts.length) % 2 ** OPTION_COUNT;
  const chosen = Array.from({ length: OPTION_COUNT }, (_, bit) => bit).filter(
    (bit) => bits & (1 << bit),
  );
  return { store_id, foods: [{ id: food_id, relish_ids: chosen.map((bit) => bit + 1).join(",") }] };
}

type Answer = {
  code: number;
  message: string;
  reason?: string;
  data: { id: number; payment_url_web: string };
};
type Posting = { customer: Customer; body: object; key: string; sent: SentRequest[] };

/** Returns the answer of the shop, or null if the response is missing, is not JSON, or has a status other than 2xx. */
async function post(url: string, { customer, body, key, sent }: Posting): Promise<Answer | null> {
  const at = Date.now();
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      cookie: customer.cookie,
      "x-xsrf-token": customer.csrfToken,
      "idempotency-key": key,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(REQUEST_MS),
  }).catch(() => null);
  const answer: Answer | null = (await response?.json().catch(() => null)) ?? null;
  const isAnswered = response?.ok === true && answer !== null;
  sent.push({ at, ms: Date.now() - at, isAnswered });
  return isAnswered ? answer : null;
}

/**
 * Pays on the sandbox's payment page. Returns true if the sandbox accepted the payment, even if the browser does not
 * return to the shop.
 */
async function pay(
  { cookie }: Customer,
  { load, page, number }: { load: LoadOptions; page: string; number: number },
): Promise<boolean> {
  if (page === "") return false;
  const { pathname } = new URL(page);
  const paid = await fetch(`${load.cluster.sandbox.origin}${pathname}/pay`, {
    method: "POST",
    redirect: "manual",
  }).catch(() => null);
  const back = paid?.headers.get("location") ?? "";
  if (paid?.status !== 303 || !URL.canParse(back)) return false;
  const isClosed = number % 3 === 0;
  if (!isClosed) {
    await fetch(back, {
      headers: { cookie },
      redirect: "manual",
      signal: AbortSignal.timeout(REQUEST_MS),
    }).catch(() => null);
  }
  return true;
}
