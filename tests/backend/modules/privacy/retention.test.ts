import { eq } from "drizzle-orm";
import { express_images, express_sessions } from "../../../../backend/db/schema/express-tables.ts";
import { order_items, orders } from "../../../../backend/db/schema/order-tables.ts";
import { endRetention } from "../../../../backend/modules/privacy/retention-service.ts";
import { ORDER_STATUS } from "../../../../lib/contracts/codes.ts";
import { insertMember } from "../../../factories/member-rows";
import { insertOrder } from "../../../factories/order-rows";
import { insertStore } from "../../../factories/store-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";

const DAY_SECONDS = 86_400;

let backend: TestBackend;
let ids: { member_id: number; store_id: number };
beforeAll(async () => {
  backend = await createTestBackend();
  const [member, store] = [await insertMember(backend.db), await insertStore(backend.db)];
  ids = { member_id: member.id, store_id: store.id };
});
afterAll(() => backend.close());

const ago = (days: number) => backend.clock.now() / 1000 - days * DAY_SECONDS;
const order = (days: number, order_status: number = ORDER_STATUS.delivered) =>
  insertOrder(backend.db, { ...ids, order_status, create_time: ago(days), update_time: ago(days) });
const read = async (id: number) =>
  (await backend.db.select().from(orders).where(eq(orders.id, id)))[0];

it.each([
  { days: 179, order_status: ORDER_STATUS.delivered, is: "kept" },
  { days: 181, order_status: ORDER_STATUS.delivered, is: "emptied" },
  { days: 181, order_status: ORDER_STATUS.cancelled, is: "emptied" },
  { days: 181, order_status: ORDER_STATUS.confirming, is: "kept" },
])(
  "contact and street of an order with status $order_status after $days days are $is",
  async ({ days, order_status, is }) => {
    const { id, pay_total } = await order(days, order_status);
    await endRetention(backend.deps);
    const now = await read(id);
    const isEmptied = is === "emptied";
    expect([now?.contact_name, now?.contact_phone, now?.street].every((text) => text === "")).toBe(
      isEmptied,
    );
    expect(now).toMatchObject({ city_name: "台北市", pay_total });
  },
);

it("keeps the lines of an old order without what the member wrote", async () => {
  const { id: order_id } = await order(181);
  await backend.db.insert(order_items).values({
    order_id,
    position: 0,
    food_id: 1,
    type: "single",
    name: "雞腿便當",
    quantity: 1,
    unit_price: 120,
    relish: "",
    groups: [],
    request: {
      id: 1,
      item_type: "single",
      quantity: 1,
      remark: "請交給王小明",
      unavailable_type: 0,
      username: "王小明",
      relish_ids: "",
    },
    total_price: 120,
    total_list_price: 120,
    remark: "請交給王小明",
    unavailable_type: 0,
  } as never);
  await endRetention(backend.deps);
  const [line] = await backend.db
    .select()
    .from(order_items)
    .where(eq(order_items.order_id, order_id));
  expect(line?.name).toBe("雞腿便當");
  expect(JSON.stringify(line)).not.toContain("王小明");
});

it("deletes the photos of parcels after 90 days", async () => {
  const [session] = await backend.db
    .insert(express_sessions)
    .values({
      id_hash: "a",
      member_id: ids.member_id,
      create_time: ago(91),
      last_seen_time: ago(91),
    })
    .returning();
  const express_id = session?.id ?? 0;
  const photo = (name: string, days: number) => ({
    name,
    express_id,
    bytes: new Uint8Array(1),
    create_time: ago(days),
  });
  await backend.db.insert(express_images).values([photo("old", 91), photo("new", 89)]);
  await endRetention(backend.deps);
  const left = await backend.db.select({ name: express_images.name }).from(express_images);
  expect(left).toEqual([{ name: "new" }]);
});
