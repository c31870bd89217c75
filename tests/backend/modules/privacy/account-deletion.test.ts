import { eq } from "drizzle-orm";
import { cards } from "../../../../backend/db/schema/card-tables.ts";
import {
  courier_orders,
  courier_sessions,
  parcel_images,
} from "../../../../backend/db/schema/courier-tables.ts";
import {
  former_phones,
  idempotency_keys,
  login_attempts,
  member_addresses,
  members,
  otps,
  sessions,
  sms_messages,
} from "../../../../backend/db/schema/member-tables.ts";
import { orders, quotes } from "../../../../backend/db/schema/order-tables.ts";
import { payments } from "../../../../backend/db/schema/payment-tables.ts";
import { member_devices } from "../../../../backend/db/schema/referral-tables.ts";
import { reviews } from "../../../../backend/db/schema/store-tables.ts";
import { deliverNextSms } from "../../../../backend/modules/account/sms-message-service.ts";
import { applyRetention } from "../../../../backend/modules/privacy/retention-service.ts";
import { CODE, LOGIN_TYPE, ORDER_STATUS, PAY_STATUS } from "../../../../lib/contracts/codes.ts";
import { insertAddress, insertCard, insertMember } from "../../../factories/member-rows";
import { insertOrder } from "../../../factories/order-rows";
import { insertStore } from "../../../factories/store-rows";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../../setup/in-process-backend";
import { proveIdentityOf, SAMPLE } from "../../../setup/test-login";

const DAY_MS = 86_400_000;
const { delivered, confirming, cancelled } = ORDER_STATUS;

let backend: TestBackend;
let store: { id: number };
let member: Awaited<ReturnType<typeof insertMember>>;
let session: TestSession;
beforeAll(async () => {
  backend = await createTestBackend();
  store = await insertStore(backend.db);
});
beforeEach(async () => {
  backend.clock.advance(DAY_MS);
  member = await insertMember(backend.db, {
    gid_bar_code: SAMPLE.gid_bar_code,
    phone: SAMPLE.phone,
    last_name: "測試",
    email: "member@example.com",
  });
  session = await backend.asMember(member);
});
afterEach(async () => {
  for (const table of [
    reviews,
    payments,
    parcel_images,
    courier_orders,
    courier_sessions,
    orders,
    cards,
    member_addresses,
    member_devices,
    sessions,
    sms_messages,
  ]) {
    await backend.db.delete(table);
  }
  for (const table of [login_attempts, otps, former_phones, idempotency_keys, quotes]) {
    await backend.db.delete(table);
  }
  await backend.db.delete(members);
});
afterAll(() => backend.close());

const order = (values: object = {}) =>
  insertOrder(backend.db, {
    member_id: member.id,
    store_id: store.id,
    order_status: delivered,
    pay_status: PAY_STATUS.paid,
    remark: "門鈴壞了",
    ...values,
  });
const confirm = () => proveIdentityOf(backend, session);
const remove = () => backend.call("deleteAccount", { as: session, body: {} });
const insertRefund = (order_id: number) =>
  backend.db.insert(payments).values({
    order_id,
    attempt_no: `R${order_id}`,
    provider: "line-pay",
    amount: 155,
    status: "refunding",
    create_time: backend.clock.now() / 1000,
    update_time: backend.clock.now() / 1000,
  });
/** Registers a new account with the identity and the phone number of the sample member. */
async function register() {
  const { gid_bar_code, phone, name } = SAMPLE;
  const as = backend.asVisitor();
  await proveIdentityOf(backend, as);
  await backend.call("thirdLoginOP", { as, body: { gid_bar_code } });
  await backend.call("requestOtpEncrypt", { as, body: { phone, encrypted: "" } });
  const text = String((await backend.sandbox.ledger("sms")).at(-1)?.text);
  const otp = /\d{6}/.exec(text)?.[0] ?? "";
  await backend.call("checkOtp2023", { as, body: { phone, otp } });
  const identity = { third_login_type: LOGIN_TYPE.provider, third_user_id: gid_bar_code };
  const body = { ...identity, phone, name, email: "" };
  return (await backend.call("createThirdUser", { as, body })).envelope.data;
}
const memberNow = async () =>
  (await backend.db.select().from(members).where(eq(members.id, member.id)))[0];

it("deletes the data that identifies the member and keeps the amounts of the orders (SE-24)", async () => {
  await insertAddress(backend.db, member);
  await insertCard(backend.db, member);
  const { id, pay_total } = await order();
  await confirm();
  expect((await remove()).envelope).toEqual({ code: CODE.ok, message: "", data: null });
  expect(backend.audited.at(-1)).toMatchObject({ kind: "data-deleted", member_id: member.id });
  expect(await memberNow()).toMatchObject({
    phone: `deleted-${member.id}`,
    first_name: "",
    last_name: "",
    email: "",
    gid_bar_code: "",
    is_active: 0,
  });
  for (const table of [member_addresses, cards, sessions]) {
    expect(await backend.db.$count(table, eq(table.member_id, member.id))).toBe(0);
  }
  const [kept] = await backend.db.select().from(orders).where(eq(orders.id, id));
  expect(kept).toMatchObject({
    contact_name: "",
    contact_phone: "",
    street: "",
    remark: "",
    invoice_email: "",
    lat: 0,
    city_name: "台北市",
    pay_total,
  });
});

it("deletes one-time codes, proofs, quotes, idempotency keys and devices of the member, but not of other members", async () => {
  const other = await insertMember(backend.db);
  const create_time = backend.clock.now() / 1000;
  for (const { id: member_id, phone, gid_bar_code } of [member, other]) {
    const sid_hash = `session-${member_id}`;
    const key = { key: "a", request_hash: "a", status: "done" as const };
    const code = { phone, sid_hash, purpose: "carrier" as const, otp_hmac: "" };
    const device = { device_hash: "a", last_seen_time: create_time };
    const quote = { store_id: store.id, inputs_hash: "a", pay_total: 155 };
    const proof = { state: sid_hash, sid_hash, redirect_url: "", third_user_id: gid_bar_code };
    await backend.db.insert(otps).values({ ...code, create_time });
    await backend.db.insert(login_attempts).values({ ...proof, create_time });
    await backend.db.insert(quotes).values({ ...quote, member_id, create_time });
    await backend.db.insert(idempotency_keys).values({ ...key, member_id, create_time });
    await backend.db.insert(member_devices).values({ ...device, member_id });
  }
  await confirm();
  await remove();
  const left = [
    await backend.db.select({ whose: otps.phone }).from(otps),
    await backend.db.select({ whose: login_attempts.third_user_id }).from(login_attempts),
  ];
  expect(left).toEqual([[{ whose: other.phone }], [{ whose: other.gid_bar_code }]]);
  for (const table of [quotes, idempotency_keys, member_devices]) {
    const rows = await backend.db.select({ member_id: table.member_id }).from(table);
    expect(rows).toEqual([{ member_id: other.id }]);
  }
});

it("deletes every card token at PAYUNi, and logs the member id if a token could not be deleted", async () => {
  await insertCard(backend.db, member);
  await insertCard(backend.db, member, { courier_session_id: 1 });
  const forgotten = jest
    .spyOn(backend.deps.providers.payuni, "forgetCard")
    .mockResolvedValueOnce({ ok: "unknown" })
    .mockResolvedValue({ ok: true, info: {} as never });
  await confirm();
  expect((await remove()).envelope.code).toBe(CODE.ok);
  expect(forgotten.mock.calls).toEqual([["token-of-a-test"], ["token-of-a-test"]]);
  const reported = backend.logged.filter((line) =>
    line.startsWith("privacy: PAYUNi kept a card token"),
  );
  expect(reported.filter((line) => line.endsWith(`member_id=${member.id}`))).toHaveLength(1);
});

it("keeps a review, but removes the name and the pictures of the member from it", async () => {
  const { id: order_id } = await order();
  const person = { first_name: "小明", last_name: "王", avatar: "a.webp", icon_url: "b.webp" };
  const words = { star_num: 5, title: "好吃", content: "會再訂" };
  await backend.db
    .insert(reviews)
    .values({ ...person, ...words, store_id: store.id, food_id: 1, order_id, create_time: 0 });
  await confirm();
  await remove();
  expect(await backend.db.select().from(reviews)).toMatchObject([
    { ...words, first_name: "會員", last_name: "已刪除", avatar: "", icon_url: "" },
  ]);
});

it("deletes unused courier sessions and all parcel photos; a courier session that an order refers to is ended but kept", async () => {
  const { id: order_id } = await order({ contact_name: "王小明" });
  const now = backend.clock.now() / 1000;
  const times = { create_time: now, last_seen_time: now };
  const opened = await backend.db
    .insert(courier_sessions)
    .values(["unused", "used"].map((id_hash) => ({ id_hash, member_id: member.id, ...times })))
    .returning();
  const [, used] = opened;
  await backend.db.insert(courier_orders).values({
    order_id,
    courier_session_id: used?.id ?? 0,
    pickup_contact_name: "王小明",
    pickup_contact_phone: "0912345678",
    pickup_city_name: "台北市",
    pickup_area_name: "信義區",
    pickup_street: "市府路45號",
    pickup_remark: "找櫃台",
    pickup_lat: 25.03,
    pickup_lng: 121.56,
    address_label: "公司",
    version_code: "",
    optional_text: "文件",
    quantity: 1,
  });
  await backend.db.insert(parcel_images).values(
    opened.map(({ id: courier_session_id, id_hash: name }) => ({
      name,
      courier_session_id,
      bytes: new Uint8Array(1),
      create_time: now,
    })),
  );
  await confirm();
  await remove();
  expect(await backend.db.select().from(courier_sessions)).toEqual([
    { ...used, create_time: 0, last_seen_time: 0 },
  ]);
  expect(await backend.db.$count(parcel_images)).toBe(0);
  expect(await backend.db.select().from(courier_orders)).toMatchObject([
    { pickup_contact_name: "", pickup_contact_phone: "", pickup_street: "", optional_text: "" },
  ]);
});

it("ends all sessions of the member and frees the identity for a new account", async () => {
  const elsewhere = await backend.asMember(member);
  await confirm();
  await remove();
  expect((await backend.call("profile", { as: elsewhere })).status).toBe(401);
  const visitor = backend.asVisitor();
  await proveIdentityOf(backend, visitor);
  const login = await backend.call("thirdLoginOP", {
    as: visitor,
    body: { gid_bar_code: SAMPLE.gid_bar_code },
  });
  expect(login.envelope.code).toBe(CODE.unregistered);
});

it("sends an SMS about the deletion to the phone number of the deleted account", async () => {
  await confirm();
  await remove();
  await deliverNextSms(backend.deps);
  const [message] = await backend.db.select().from(sms_messages);
  expect(message).toMatchObject({ phone: SAMPLE.phone, done_time: expect.any(Number) });
});

it("refuses the deletion in a session without a new proof of the identity, and changes nothing", async () => {
  expect((await remove()).envelope).toMatchObject({
    code: CODE.refused,
    message: "請先用目前的登入方式確認身分，再刪除帳號",
  });
  expect(await memberNow()).toMatchObject({ phone: SAMPLE.phone, is_active: 1 });
});

it.each([
  { what: "an order that the store has accepted", order_status: confirming, isRefunding: false },
  { what: "a refund under way", order_status: cancelled, isRefunding: true },
])("refuses the deletion while there is $what", async ({ order_status, isRefunding }) => {
  const { id } = await order({ order_status });
  if (isRefunding) await insertRefund(id);
  await confirm();
  expect((await remove()).envelope).toMatchObject({
    code: CODE.refused,
    message: "您還有進行中的訂單或退款，完成後就能刪除帳號",
  });
  expect(await memberNow()).toMatchObject({ phone: SAMPLE.phone });
});

it("a new account with the phone number of a deleted account has is_first_order 0", async () => {
  await confirm();
  await remove();
  const again = await register();
  expect(again).toMatchObject({ is_first_order: 0 });
});

it("deletes the contact of an order that is delivered after the deletion of its account", async () => {
  await confirm();
  await remove();
  const { id } = await order({ order_status: confirming });
  await applyRetention(backend.deps);
  const contact = async () =>
    (await backend.db.select().from(orders).where(eq(orders.id, id)))[0]?.contact_phone;
  expect(await contact()).not.toBe("");
  await backend.db.update(orders).set({ order_status: delivered }).where(eq(orders.id, id));
  await applyRetention(backend.deps);
  expect(await contact()).toBe("");
});
