import { asc, eq } from "drizzle-orm";
import { card_bindings } from "../../../../backend/db/schema/card-tables.ts";
import { courier_sessions, parcel_images } from "../../../../backend/db/schema/courier-tables.ts";
import { former_phones, sms_messages } from "../../../../backend/db/schema/member-tables.ts";
import { merchant_leads } from "../../../../backend/db/schema/merchant-tables.ts";
import { order_items, orders } from "../../../../backend/db/schema/order-tables.ts";
import { outbox } from "../../../../backend/db/schema/payment-tables.ts";
import { createScheduleRunner } from "../../../../backend/jobs/schedules.ts";
import { applyRetention } from "../../../../backend/modules/privacy/retention-service.ts";
import { ORDER_STATUS, type OrderStatus } from "../../../../lib/contracts/codes.ts";
import { insertMember } from "../../../factories/member-rows";
import { makeJoinUsBody } from "../../../factories/merchant-applications";
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
const order = (days: number, order_status: OrderStatus = ORDER_STATUS.delivered) =>
  insertOrder(backend.db, { ...ids, order_status, create_time: ago(days), update_time: ago(days) });
const read = async (id: number) =>
  (await backend.db.select().from(orders).where(eq(orders.id, id)))[0];

it.each([
  { days: 179, order_status: ORDER_STATUS.delivered, outcome: "kept" },
  { days: 181, order_status: ORDER_STATUS.delivered, outcome: "emptied" },
  { days: 181, order_status: ORDER_STATUS.cancelled, outcome: "emptied" },
  { days: 181, order_status: ORDER_STATUS.confirming, outcome: "kept" },
])(
  "contact and street of an order with status $order_status after $days days are $outcome (SE-24)",
  async ({ days, order_status, outcome }) => {
    const { id, pay_total } = await order(days, order_status);
    await applyRetention(backend.deps);
    const now = await read(id);
    const isEmptied = outcome === "emptied";
    expect([now?.contact_name, now?.contact_phone, now?.street].every((text) => text === "")).toBe(
      isEmptied,
    );
    expect(now).toMatchObject({ city_name: "台北市", pay_total });
  },
);

it("keeps the products of an old order, and deletes the remarks and names that the member wrote", async () => {
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
  await applyRetention(backend.deps);
  const [line] = await backend.db
    .select()
    .from(order_items)
    .where(eq(order_items.order_id, order_id));
  expect(line?.name).toBe("雞腿便當");
  expect(JSON.stringify(line)).not.toContain("王小明");
});

it("deletes the photos of parcels after 90 days", async () => {
  const [session] = await backend.db
    .insert(courier_sessions)
    .values({
      id_hash: "a",
      member_id: ids.member_id,
      create_time: ago(91),
      last_seen_time: ago(91),
    })
    .returning();
  const courier_session_id = session?.id ?? 0;
  const photo = (name: string, days: number) => ({
    name,
    courier_session_id,
    bytes: new Uint8Array(1),
    create_time: ago(days),
  });
  await backend.db.insert(parcel_images).values([photo("old", 91), photo("new", 89)]);
  await applyRetention(backend.deps);
  const left = await backend.db.select({ name: parcel_images.name }).from(parcel_images);
  expect(left).toEqual([{ name: "new" }]);
});

it("deletes an application 180 days after the worker gave up sending it to the CRM", async () => {
  const lead = (reference: string, given_up_time: number | null) => ({
    reference,
    contact_hash: reference,
    application: makeJoinUsBody().application,
    create_time: ago(200),
    next_try_time: ago(200),
    given_up_time,
  });
  await backend.db
    .insert(merchant_leads)
    .values([lead("old", ago(181)), lead("new", ago(179)), lead("waiting", null)]);
  await applyRetention(backend.deps);
  const left = await backend.db
    .select({ reference: merchant_leads.reference })
    .from(merchant_leads)
    .orderBy(asc(merchant_leads.id));
  expect(left).toEqual([{ reference: "new" }, { reference: "waiting" }]);
});

it("deletes card bindings after 180 days unless a look-up at PAYUNi is still planned", async () => {
  const { member_id } = ids;
  const visit = (number: string, days: number, next_check_time: number | null) => ({
    number,
    member_id,
    create_time: ago(days),
    next_check_time,
  });
  await backend.db
    .insert(card_bindings)
    .values([visit("old", 181, null), visit("new", 179, null), visit("open", 181, ago(0))]);
  await applyRetention(backend.deps);
  const left = await backend.db
    .select({ number: card_bindings.number })
    .from(card_bindings)
    .orderBy(asc(card_bindings.id));
  expect(left).toEqual([{ number: "new" }, { number: "open" }]);
});

it("deletes tasks for payment providers 90 days after they were done", async () => {
  const { id: order_id } = await order(0);
  const task = (done_time: number | null) => ({
    kind: "payment-refund" as const,
    order_id,
    create_time: ago(100),
    next_try_time: ago(100),
    done_time,
  });
  const recent = ago(89);
  await backend.db.insert(outbox).values([task(ago(91)), task(recent), task(null)]);
  await applyRetention(backend.deps);
  const left = await backend.db
    .select({ done_time: outbox.done_time })
    .from(outbox)
    .orderBy(asc(outbox.id));
  expect(left).toEqual([{ done_time: recent }, { done_time: null }]);
});

it("deletes the hash of a deleted account's phone number after a year", async () => {
  await backend.db.insert(former_phones).values([
    { phone_mac: "old", delete_time: ago(365) },
    { phone_mac: "new", delete_time: ago(364) },
  ]);
  await applyRetention(backend.deps);
  const left = await backend.db.select({ phone_mac: former_phones.phone_mac }).from(former_phones);
  expect(left).toEqual([{ phone_mac: "new" }]);
});

it("the retention runs as a schedule, and another schedule deletes SMS messages after 30 days", async () => {
  const { id } = await order(181);
  const message = (text: string, days: number) => ({
    member_id: ids.member_id,
    phone: "0912345678",
    text,
    create_time: ago(days),
    next_try_time: ago(days),
    done_time: ago(days),
  });
  await backend.db.insert(sms_messages).values([message("old", 31), message("new", 29)]);
  const runSchedule = createScheduleRunner(backend.deps);
  while (await runSchedule());
  expect(await read(id)).toMatchObject({ contact_phone: "", street: "" });
  const left = await backend.db.select({ text: sms_messages.text }).from(sms_messages);
  expect(left).toEqual([{ text: "new" }]);
});
