import { desc, eq } from "drizzle-orm";
import sharp from "sharp";
import { schema } from "../../../../backend/db/client.ts";
import { applyRetention } from "../../../../backend/modules/privacy/retention-service.ts";
import { CODE, ORDER_STATUS, PAY_TYPE } from "../../../../lib/contracts/codes.ts";
import { insertMember } from "../../../factories/member-rows";
import type { TestSession } from "../../../setup/in-process-backend";
import { openShop, type Shop } from "../checkout/order-shop";

const HOUR_MS = 3_600_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const send = (order_no: string, event: string) =>
  shop.app.inject({
    method: "POST",
    url: `/operator/orders/${order_no}/reports`,
    payload: { event },
  });
const report = async (order_no: string, event: string) => (await send(order_no, event)).json();

async function findOrder(id: number) {
  const [order] = await shop.db.select().from(schema.orders).where(eq(schema.orders.id, id));
  if (!order) throw new Error("the order was not stored");
  return order;
}

/** Places a cash order and reports these events about it. */
async function placeReportedOrder(...events: string[]) {
  // The backend treats an order with the same content within a minute as a repeat of the first order (RU-22).
  shop.clock.advance(61_000);
  const { id } = (await shop.order({ pay_type: PAY_TYPE.cash })).envelope.data;
  const order = await findOrder(id);
  for (const event of events)
    expect(await report(order.order_no, event)).toMatchObject({ code: CODE.ok });
  return order;
}

async function historyOf(order_id: number) {
  const { envelope } = await shop.call("orderDetail", { query: { order_id }, as: shop.session });
  return envelope.data.history?.map(({ event }) => event);
}

it("records each report in the history, from the store's acceptance to the delivery (OR-25, OR-29)", async () => {
  const reports = [
    "store-accepts",
    "ready",
    "leaves",
    "courier-arrived",
    "courier-called",
    "arrives",
  ];
  const { id } = await placeReportedOrder(...reports);
  expect(await historyOf(id)).toEqual(["ordered", ...reports]);
  expect((await findOrder(id)).order_status).toBe(ORDER_STATUS.delivered);
});

it.each<[string, string, string[]]>([
  ['"ready" before the store has accepted the order', "ready", []],
  ['"ready" after the food has left the store', "ready", ["store-accepts", "leaves"]],
  ['"leaves" before the store has accepted the order', "leaves", []],
  ['"courier-arrived" before the food has left the store', "courier-arrived", ["store-accepts"]],
  ['"courier-called" after the delivery', "courier-called", ["store-accepts", "leaves", "arrives"]],
  [
    '"store-rejects" after the food has left the store',
    "store-rejects",
    ["store-accepts", "leaves"],
  ],
])("refuses the report %s (OR-29)", async (_what, event, before) => {
  const { id, order_no } = await placeReportedOrder(...before);
  expect((await report(order_no, event)).code).toBe(CODE.refused);
  expect(await historyOf(id)).toEqual(["ordered", ...before]);
});

it("records a repeated report only once, except a phone call, which it records again after 30 seconds (OR-29)", async () => {
  const { id, order_no } = await placeReportedOrder("store-accepts", "leaves");
  for (const event of ["leaves", "courier-arrived", "courier-arrived"])
    await report(order_no, event);
  for (const seconds of [0, 29, 1]) {
    shop.clock.advance(seconds * 1000);
    await report(order_no, "courier-called");
  }
  expect(await report(order_no, "courier-arrived")).toMatchObject({ data: { recorded: 0 } });
  expect((await historyOf(id))?.slice(3)).toEqual([
    "courier-arrived",
    "courier-called",
    "courier-called",
  ]);
});

it("records at most 20 phone calls of the courier for an order (OR-29)", async () => {
  const { order_no } = await placeReportedOrder("store-accepts", "leaves");
  for (let call = 0; call < 20; call += 1) {
    shop.clock.advance(30_000);
    expect(await report(order_no, "courier-called")).toMatchObject({ data: { recorded: 1 } });
  }
  shop.clock.advance(30_000);
  expect((await report(order_no, "courier-called")).code).toBe(CODE.refused);
});

it("refuses a report about an unknown order and a report of an unknown event (OR-29)", async () => {
  expect(await report("F00000000000000", "ready")).toMatchObject({ message: "找不到這筆訂單" });
  const { order_no } = await placeReportedOrder();
  expect((await send(order_no, "paid")).statusCode).toBe(400);
});

describe("a photo of the delivery (OR-31)", () => {
  async function sendPhoto(order_no: string, background = "#335577") {
    const form = new FormData();
    const bytes = await sharp({
      create: { width: 40, height: 30, channels: 3, background },
    })
      .jpeg()
      .toBuffer();
    form.set("image", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), "door.jpg");
    const request = new Response(form);
    const response = await shop.app.inject({
      method: "POST",
      url: `/operator/orders/${order_no}/photos`,
      headers: { "content-type": request.headers.get("content-type") ?? "" },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return response.json();
  }
  const photosOf = async (order_id: number) => {
    const query = { order_id };
    const { envelope } = await shop.call("orderDetail", { query, as: shop.session });
    return envelope.data.history?.flatMap(({ event, photo }) => (photo ? [{ event, photo }] : []));
  };
  const view = async (address: string, as: TestSession) => {
    const name = address.split("/").at(-1);
    const url = `/v3/OrderApi/helpPhotos/${name}`;
    return (await shop.app.inject({ url, headers: { cookie: `sid=${as.sid}` } })).statusCode;
  };

  it("is listed in the history, and only the member of the order can open it", async () => {
    const { id, order_no } = await placeReportedOrder("store-accepts", "leaves", "arrives");
    expect(await sendPhoto(order_no)).toMatchObject({ code: CODE.ok, data: { recorded: 1 } });
    const [shown] = (await photosOf(id)) ?? [];
    expect(shown).toMatchObject({ event: "delivery-photo" });
    expect(await view(shown?.photo ?? "", shop.session)).toBe(200);
    const other = await shop.asMember(await insertMember(shop.db));
    expect(await view(shown?.photo ?? "", other)).toBe(404);
  });

  it("gets the time when its encoding ended, so that it is not earlier than an event recorded during the encoding", async () => {
    const { id, order_no } = await placeReportedOrder("store-accepts", "leaves");
    const { randomBytes } = shop.deps;
    const sent = Math.floor(shop.clock.now() / 1000);
    // The backend makes the random name of a photo after it has encoded the photo.
    shop.deps.randomBytes = (size) => {
      shop.clock.advance(5000);
      return randomBytes(size);
    };
    await sendPhoto(order_no);
    shop.deps.randomBytes = randomBytes;
    const [event] = await shop.db
      .select()
      .from(schema.order_events)
      .where(eq(schema.order_events.order_id, id))
      .orderBy(desc(schema.order_events.id));
    expect(event).toMatchObject({ event: "delivery-photo", create_time: sent + 5 });
  });

  it("is refused before the order is on its way, and when the order already has three photos", async () => {
    const early = await placeReportedOrder("store-accepts");
    expect((await sendPhoto(early.order_no)).code).toBe(CODE.refused);
    const { order_no } = await placeReportedOrder("store-accepts", "leaves");
    for (const colour of ["#ff0000", "#00ff00", "#0000ff"]) {
      expect((await sendPhoto(order_no, colour)).code).toBe(CODE.ok);
    }
    expect((await sendPhoto(order_no, "#ffffff")).message).toBe("每筆訂單最多 3 張送達照片");
  });

  it("is recorded once when the same photo is sent twice", async () => {
    const { id, order_no } = await placeReportedOrder("store-accepts", "leaves");
    expect((await sendPhoto(order_no)).data).toEqual({ recorded: 1 });
    expect((await sendPhoto(order_no)).data).toEqual({ recorded: 0 });
    expect(await photosOf(id)).toHaveLength(1);
  });

  it("is accepted for 48 hours after the delivery", async () => {
    const { order_no } = await placeReportedOrder("store-accepts", "leaves", "arrives");
    shop.clock.advance(48 * HOUR_MS);
    expect((await sendPhoto(order_no)).code).toBe(CODE.ok);
    shop.clock.advance(1000);
    expect((await sendPhoto(order_no, "#00ff00")).code).toBe(CODE.refused);
  });

  it("is refused for a pick-up order", async () => {
    const { id, order_no } = await placeReportedOrder("store-accepts", "leaves");
    await shop.db.update(schema.orders).set({ track: "pickup" }).where(eq(schema.orders.id, id));
    expect((await sendPhoto(order_no)).code).toBe(CODE.refused);
  });

  it("cannot be attached to the customer's report of a problem (OR-22)", async () => {
    const { id, order_no } = await placeReportedOrder("store-accepts", "leaves", "arrives");
    await sendPhoto(order_no);
    const [shown] = (await photosOf(id)) ?? [];
    const photos = [shown?.photo.split("/").at(-1) ?? ""];
    const report = { order_id: id, kind: "wrong" as const, lines: [{ line: 0, quantity: 1 }] };
    const body = { ...report, photos, text: "", amount: 0, key: "press-1-key" };
    const { envelope } = await shop.call("askOrderHelp", { body, as: shop.session });
    expect(envelope.message).toBe("照片已失效，請重新上傳");
  });

  it("is deleted after 90 days, but its event stays in the history", async () => {
    const { id, order_no } = await placeReportedOrder("store-accepts", "leaves");
    await sendPhoto(order_no);
    shop.clock.advance(25 * HOUR_MS);
    await applyRetention(shop.deps);
    expect(await photosOf(id)).toHaveLength(1);
    shop.clock.advance(90 * 24 * HOUR_MS);
    await applyRetention(shop.deps);
    const events = await shop.db
      .select()
      .from(schema.order_events)
      .where(eq(schema.order_events.order_id, id));
    expect(events.map(({ event }) => event)).toContain("delivery-photo");
    expect(await shop.db.$count(schema.help_photos, eq(schema.help_photos.order_id, id))).toBe(0);
  });
});
