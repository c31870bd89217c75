import { schema } from "../../../../backend/db/client.ts";
import { hashSid } from "../../../../backend/modules/account/session-service.ts";
import { orderProgress } from "../../../../backend/modules/orders/order-progress-service.ts";
import { createOrderStreams } from "../../../../backend/modules/orders/order-streams.ts";
import { openShop, type Shop } from "../checkout/order-shop";

let shop: Shop;
let order_id: number;
beforeAll(async () => {
  shop = await openShop();
  order_id = (await shop.order()).envelope.data.id;
});
afterAll(() => shop.close());

/** Creates an empty set of streams. `open(n)` adds a stream of member n without HTTP. No client reads it. */
async function createStreams() {
  const streams = createOrderStreams(shop.deps);
  const progress = await orderProgress(shop.db, order_id, Math.floor(shop.clock.now() / 1000));
  const request = { order_id, progress, last_event_id: null };
  const open = (n = 0, network = "198.51.100.1", sid_hash = `s${n}`) =>
    streams.open({ ...request, member_id: n, network, sid_hash });
  return { streams, open };
}

it("limits the open streams of a network to 200, and allows a stream of another network", async () => {
  const { streams, open } = await createStreams();
  for (let n = 0; n < 200; n += 1) open(n);
  expect(() => open(200)).toThrow(expect.objectContaining({ statusCode: 429, retrySeconds: 60 }));
  open(201, "198.51.100.2");
  expect(streams.count()).toBe(201);
  await streams.close();
});

it("limits the open streams to 2,000 in total", async () => {
  const { streams, open } = await createStreams();
  for (let n = 0; n < 2_000; n += 1) open(n, `198.51.100.${n % 20}`);
  const refusal = { statusCode: 503, retrySeconds: 60 };
  expect(() => open(2_000, "203.0.113.1")).toThrow(expect.objectContaining(refusal));
  expect(streams.count()).toBe(2_000);
  await streams.close();
});

it("refuses a stream after the backend has begun to stop", async () => {
  const { streams, open } = await createStreams();
  await streams.close();
  expect(() => open()).toThrow(expect.objectContaining({ statusCode: 503, retrySeconds: 60 }));
  expect(streams.count()).toBe(0);
});

it("closes a stream before 20 KB are buffered, if its client does not read", async () => {
  const { streams, open } = await createStreams();
  const { sid } = await shop.asMember(shop.member);
  const out = open(shop.member.id, "198.51.100.1", hashSid(sid));
  for (let n = 0; n < 200 && !out.destroyed; n += 1) {
    const create_time = Math.floor(shop.clock.now() / 1000);
    await shop.db
      .insert(schema.order_events)
      .values({ order_id, event: "store-accepts", to_status: 1, create_time });
    await streams.poll();
    expect(out.readableLength).toBeLessThan(20 * 1024);
  }
  expect(out.destroyed).toBe(true);
  await streams.close();
});

it("destroys a stream ten seconds after the backend has ended it, if the client has not read its end", async () => {
  const { streams, open } = await createStreams();
  const out = open();
  jest.useFakeTimers();
  await streams.close();
  jest.advanceTimersByTime(9_999);
  expect(out.destroyed).toBe(false);
  jest.advanceTimersByTime(1);
  expect(out.destroyed).toBe(true);
  jest.useRealTimers();
});
