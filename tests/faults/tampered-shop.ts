import { sql } from "drizzle-orm";
import { schema } from "../../backend/db/client.ts";
import { CODE, DINING_TYPE } from "../../lib/contracts/codes.ts";
import { openShop, type Shop } from "../backend/modules/checkout/order-shop";
import { insertMember } from "../factories/member-rows";
import { makeOrderingBody, makePreOrderBody } from "../factories/order-requests";
import { insertFood, insertStore } from "../factories/store-rows";
import type { TestBackend, TestSession } from "../setup/in-process-backend";

export type OrderFields = Record<string, unknown>;
/**
 * A tampered request. `refusal` is the message that the backend must answer with. Without `refusal` the request has a
 * wrong shape, and the backend must answer with HTTP 400.
 */
export type Case = [
  what: string,
  tampered: OrderFields | ((shop: Shop) => OrderFields | Promise<OrderFields>),
  refusal?: string,
];

const MALFORMED = "資料格式不正確";
const { ledger, orders, order_events, order_items, outbox, payments } = schema;
const TABLES = [orders, order_items, order_events, payments, ledger, outbox];

/**
 * Opens a test shop that can send tampered requests. A value such as `"@NaN@"` is sent without its quotes, as the bare
 * word NaN.
 */
export async function openTamperedShop(backend: TestBackend) {
  const shop = await openShop(backend);
  const bare = (text: string) => text.replace(/"@([^"@]*)@"/g, "$1");
  const post = async (path: string, body: OrderFields, as: TestSession) => {
    const { statusCode, ...answer } = await backend.app.inject({
      method: "POST",
      url: `/v3/OrderApi/${path}`,
      headers: {
        cookie: `sid=${as.sid}`,
        "x-xsrf-token": as.token,
        "content-type": "application/json",
      },
      payload: bare(JSON.stringify(body)),
    });
    return { status: statusCode, envelope: answer.json() };
  };
  const bodyOf = <Body extends { foods: string }>(
    make: (line: never) => Body,
    { raw_foods, as: _as, ...line }: OrderFields,
  ) => {
    const body = make(shop.request(line) as never);
    return { ...body, foods: raw_foods === undefined ? bare(body.foods) : raw_foods };
  };

  return {
    ...shop,
    sendQuote: ({ email, invoice_type, title, number, card_id: _card, ...line }: OrderFields) => {
      const { op_delivery_event_id: op_event_id, quote_id: _quote, ...shared } = line;
      // A pre-order has two fields for the points event, an id and a switch. An order has only the id.
      const event = op_event_id === undefined ? {} : { op_event_id, use_op_delivery: 1 };
      const body = bodyOf(makePreOrderBody, { ...shared, ...event });
      return post("beforeOrdering", body, sessionOf(line));
    },
    send: (line: OrderFields) => post("ordering", bodyOf(makeOrderingBody, line), sessionOf(line)),
    /** Counts the rows of the main tables that an accepted order changes, and the log lines. */
    async rowCounts(): Promise<unknown> {
      const counts = TABLES.map((table) => sql`(select count(*) from ${table})`);
      const { rows } = (await backend.db.execute(
        sql`select ${sql.join(counts, sql`, `)}`,
      )) as unknown as { rows: unknown[] };
      return [rows, backend.logged.length];
    },
  };

  function sessionOf({ as }: OrderFields): TestSession {
    return (as as TestSession | undefined) ?? shop.session;
  }
}

export type TamperedShop = Awaited<ReturnType<typeof openTamperedShop>>;

/**
 * Expects the backend to refuse the tampered order and to write nothing. If the case has a `refusal`, the function
 * sends the tampered submit twice. The first submit follows a valid pre-order, and the backend may refuse it with any
 * message. The second submit follows a tampered pre-order, and the message must be `refusal`.
 */
export async function expectRefused(shop: TamperedShop, [, tampered, refusal]: Case) {
  const line = typeof tampered === "function" ? await tampered(shop) : tampered;
  const before = await shop.rowCounts();
  if (refusal === undefined) {
    const { status, envelope } = await shop.send(line);
    expect([status, envelope]).toEqual([
      400,
      { code: CODE.refused, message: MALFORMED, data: null },
    ]);
  } else {
    shop.clock.advance(61_000);
    await shop.sendQuote({ as: line.as });
    const alone = await shop.send(line);
    await shop.sendQuote(line);
    const both = await shop.send(line);
    expect([alone.status, both.status]).toEqual([200, 200]);
    expect(alone.envelope).toMatchObject({ code: expect.any(Number), data: null });
    expect(alone.envelope.code).not.toBe(0);
    expect(both.envelope).toMatchObject({ message: refusal, data: null });
    expect([1, 6, 7, 8]).toContain(both.envelope.code);
  }
  expect(await shop.rowCounts()).toEqual(before);
}

export const line = (values: OrderFields) => (shop: Shop) => ({
  foods: [{ id: shop.plain.id, ...values }],
});
export const raw = (foods: string) => (shop: Shop) => ({
  raw_foods: foods.replaceAll("ID", String(shop.plain.id)),
});
export const food =
  (values: Parameters<typeof insertFood>[2], quantity = 1) =>
  async (shop: Shop) => ({
    foods: [{ id: (await insertFood(shop.db, shop.store, values)).id, quantity }],
  });
export const store =
  (values: Parameters<typeof insertStore>[1], line: OrderFields = {}) =>
  async (shop: Shop) => {
    const other = await insertStore(shop.db, values);
    const foods = [{ id: (await insertFood(shop.db, other, { unit_price: 200 })).id }];
    return { store_id: other.id, foods, ...line };
  };

const HOUR = 3600;
/** The order fields of a half-hour slot that starts `seconds` after the next full hour. */
export const slot =
  (seconds: number, line: OrderFields = {}) =>
  (shop: Shop): OrderFields => {
    const start = Math.ceil(shop.clock.now() / 1000 / HOUR) * HOUR + seconds;
    const reservation_end_time = start + 1800;
    return { is_reservation: 1, reservation_start_time: start, reservation_end_time, ...line };
  };

/** The order fields of a corporate member's business reservation at a new store, at noon in `days` days. */
export const business =
  (days: number, line: OrderFields = {}) =>
  async (shop: Shop): Promise<OrderFields> => {
    const at = await store({
      has_business_reservation: 1,
      business_reservation_payment_method: "2,5",
    })(shop);
    const today = Math.floor((shop.clock.now() / 1000 + 8 * HOUR) / 86_400);
    const start = (today + days) * 86_400 + 4 * HOUR;
    return {
      ...at,
      as: await shop.asMember(await insertMember(shop.db, { business_id: 1001 })),
      dining_type: DINING_TYPE.businessReservation,
      is_reservation: 1,
      reservation_start_time: start,
      reservation_end_time: start + 1800,
      ...line,
    };
  };
