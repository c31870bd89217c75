import type { AddressInfo } from "node:net";
import cookie from "@fastify/cookie";
import { eq } from "drizzle-orm";
import Fastify, { type FastifyInstance } from "fastify";
import { schema } from "../../../../backend/db/client.ts";
import { hashSid } from "../../../../backend/modules/account/session-service.ts";
import { registerOrderEvents } from "../../../../backend/modules/orders/order-event-routes.ts";
import { orderProgress } from "../../../../backend/modules/orders/order-progress-service.ts";
import { simulateOrdersOnce } from "../../../../backend/modules/orders/order-simulator-service.ts";
import type { OrderStreams } from "../../../../backend/modules/orders/order-streams.ts";
import { ORDER_EVENTS_PATH } from "../../../../lib/contracts/order-detail.ts";
import type { TestSession } from "../../../setup/in-process-backend";
import { openShop, type Shop } from "../checkout/order-shop";

let shop: Shop;
let app: FastifyInstance;
let streams: OrderStreams;
let origin: string;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.advance(900_000);
  await simulateOrdersOnce(shop.deps);
  app = Fastify();
  await app.register(cookie);
  streams = registerOrderEvents(app, shop.deps);
  await app.listen({ host: "127.0.0.1", port: 0 });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterEach(() => app.close());

let placed = 0;
const place = async () => {
  placed += 1;
  return (await shop.order({ remark: `第${placed}份` })).envelope.data.id;
};

/** Opens the event stream of an order as a browser does. The test reads one block at a time with next(). */
async function listen(order_id: number, headers = {}, as: TestSession = shop.session) {
  const controller = new AbortController();
  const response = await fetch(`${origin}${ORDER_EVENTS_PATH}?order_id=${order_id}`, {
    headers: { cookie: `sid=${as.sid}`, ...headers },
    signal: controller.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  return {
    response,
    /** Returns the next block of the stream, or null at its end. */
    async next(): Promise<string | null> {
      while (!text.includes("\n\n")) {
        const { value, done } = (await reader?.read()) ?? { done: true };
        if (done) return null;
        text += value;
      }
      const [block = "", ...rest] = text.split("\n\n");
      text = rest.join("\n\n");
      return block;
    },
    leave: () => controller.abort(),
  };
}
const dataOf = (block: string | null) => JSON.parse(/^data: (.*)$/m.exec(block ?? "")?.[1] ?? "{}");
const idOf = (block: string | null) => /^id: (\d+)$/m.exec(block ?? "")?.[1] ?? "";

async function cancel(order_id: number) {
  return shop.call("cancelOrder", { body: { order_id }, as: shop.session });
}

it("sends the order's current state first and then each change", async () => {
  const id = await place();
  const page = await listen(id);
  expect(page.response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(await page.next()).toBe("retry: 3000");
  const first = await page.next();
  expect(dataOf(first)).toMatchObject({ id, order_status: 0, events: [{ step: "placed" }] });
  shop.clock.advance(60_000);
  await simulateOrdersOnce(shop.deps);
  await streams.poll();
  const second = await page.next();
  expect(dataOf(second)).toMatchObject({ order_status: 1, cancel_until: null });
  expect(Number(idOf(second))).toBeGreaterThan(Number(idOf(first)));
  page.leave();
});

it("polls for changes by itself while a stream is open", async () => {
  const id = await place();
  const page = await listen(id);
  await page.next();
  await page.next();
  await cancel(id);
  expect(dataOf(await page.next())).toMatchObject({ order_status: -2 });
  page.leave();
});

it("loses no event and repeats no event when the browser connects again after a broken connection", async () => {
  const id = await place();
  const page = await listen(id);
  await page.next();
  const seen = idOf(await page.next());
  page.leave();
  const same = await listen(id, { "last-event-id": seen });
  expect(await same.next()).toBe("retry: 3000");
  await cancel(id);
  await streams.poll();
  expect(dataOf(await same.next())).toMatchObject({ order_status: -2 });
  const late = await listen(id, { "last-event-id": seen });
  await late.next();
  const { events } = dataOf(await late.next());
  expect(events).toMatchObject([{ step: "placed" }, { step: "cancelled-by-member" }]);
  same.leave();
  late.leave();
});

it("sends a heartbeat after fifteen seconds, and ends the stream after ten minutes", async () => {
  const page = await listen(await place());
  await page.next();
  await page.next();
  shop.clock.advance(14_999);
  await streams.poll();
  shop.clock.advance(1);
  await streams.poll();
  await streams.poll();
  expect(await page.next()).toBe(":");
  shop.clock.advance(600_000);
  await streams.poll();
  expect(await page.next()).toBeNull();
  expect(streams.count()).toBe(0);
});

it.each([
  ["who has signed out", (as: TestSession) => shop.call("outLogin", { body: {}, as })],
  [
    "who is locked",
    () =>
      shop.db
        .update(schema.members)
        .set({ is_locked: 1 })
        .where(eq(schema.members.id, shop.member.id)),
  ],
])("the next session check ends the stream of a member %s", async (_what, endSession) => {
  const as = await shop.asMember(shop.member);
  const page = await listen(await place(), {}, as);
  await page.next();
  await page.next();
  await streams.poll();
  await endSession(as);
  shop.clock.advance(14_999);
  await streams.poll();
  expect(streams.count()).toBe(1);
  shop.clock.advance(1);
  await streams.poll();
  expect(await page.next()).toBeNull();
  const mine = eq(schema.members.id, shop.member.id);
  await shop.db.update(schema.members).set({ is_locked: 0 }).where(mine);
});

it("sends no event to a session that has ended, even before the next check of the sessions", async () => {
  const as = await shop.asMember(shop.member);
  const id = await place();
  const page = await listen(id, {}, as);
  for (const _block of ["retry", "order"]) await page.next();
  await streams.poll();
  await shop.call("outLogin", { body: {}, as });
  await cancel(id);
  await streams.poll();
  expect(await page.next()).toBeNull();
});

it("sends an event that happened after the order was read and before its stream was opened (OP-12)", async () => {
  const [other, id] = [await listen(await place()), await place()];
  const progress = await orderProgress(shop.db, id, Math.floor(shop.clock.now() / 1000));
  await cancel(id);
  await streams.poll();
  const sid_hash = hashSid((await shop.asMember(shop.member)).sid);
  const request = { order_id: id, member_id: shop.member.id, sid_hash, network: "", progress };
  const out = streams.open({ ...request, last_event_id: String(progress.version) });
  await streams.poll();
  expect(String(out.read())).toContain('"order_status":-2');
  out.destroy();
  other.leave();
});

it("for ten open streams together, makes one query a second for events and one every 15 seconds for sessions (OP-12)", async () => {
  const order_id = await place();
  const progress = await orderProgress(shop.db, order_id, Math.floor(shop.clock.now() / 1000));
  const sessions = [await shop.asMember(shop.member), await shop.asMember(shop.member)];
  for (let n = 0; n < 10; n += 1) {
    const sid_hash = hashSid(String(sessions[n % 2]?.sid));
    const request = { order_id, member_id: n, network: `198.51.100.${n}`, progress };
    streams.open({ ...request, sid_hash, last_event_id: String(progress.version) });
  }
  await streams.poll();
  const select = jest.spyOn(shop.db, "select");
  for (let second = 0; second < 15; second += 1) {
    shop.clock.advance(1_000);
    await streams.poll();
  }
  expect(select).toHaveBeenCalledTimes(15 + 1);
  expect(streams.count()).toBe(10);
});

it("allows five streams for a session, refuses the sixth, and allows a new stream after the pages are closed", async () => {
  const id = await place();
  const pages = await Promise.all(Array.from({ length: 5 }, () => listen(id)));
  const sixth = await listen(id);
  expect([sixth.response.status, await sixth.next()]).toEqual([429, null]);
  const other = await listen(id, {}, await shop.asMember(shop.member));
  expect(other.response.status).toBe(200);
  for (const page of [...pages, other]) page.leave();
  while (streams.count() > 0) await new Promise((resolve) => setImmediate(resolve));
  const again = await listen(id);
  expect(again.response.status).toBe(200);
  again.leave();
});

it("ends all streams when the backend stops", async () => {
  const page = await listen(await place());
  await page.next();
  await page.next();
  await app.close();
  expect(await page.next()).toBeNull();
  expect(streams.count()).toBe(0);
});

it("keeps the streams open when a query to the database fails", async () => {
  const page = await listen(await place());
  await page.next();
  await page.next();
  await shop.db.execute("alter table order_events rename to order_events_away");
  await streams.poll();
  await shop.db.execute("alter table order_events_away rename to order_events");
  expect(shop.logged().at(-1)).toMatch("orders: event streams not polled");
  expect(streams.count()).toBe(1);
  page.leave();
});

it("allows ten streams for a member over all sessions, and refuses the eleventh", async () => {
  const id = await place();
  const sessions = await Promise.all(Array.from({ length: 11 }, () => shop.asMember(shop.member)));
  const pages = await Promise.all(sessions.map((as) => listen(id, {}, as)));
  const statuses = pages.map(({ response }) => response.status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  for (const page of pages) page.leave();
});
