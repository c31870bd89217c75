import { eq } from "drizzle-orm";
import { POST as open } from "@/app/api/checkout/open/route";
import { schema } from "@/backend/db/client";
import { CARD_BRAND, CODE, ORDER_STATUS, PAY_TYPE } from "@/lib/contracts/codes";
import { insertCard, insertMember } from "../../../factories/member-rows";
import { makePreOrderBody } from "../../../factories/order-requests";
import { insertOrder } from "../../../factories/order-rows";
import { insertFood, insertStore } from "../../../factories/store-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { createTestBrowser } from "../../../setup/test-browser";

const PATH = "/api/checkout/open";
let backend: TestBackend;
let browser: ReturnType<typeof createTestBrowser>;
beforeEach(async () => {
  backend = await createTestBackend();
  browser = createTestBrowser(backend);
});
afterEach(() => backend.close());

async function signInWithOrder() {
  const member = await insertMember(backend.db, { first_name: "小明", last_name: "王" });
  const store = await insertStore(backend.db);
  const food = await insertFood(backend.db, store);
  const order = makePreOrderBody({ store_id: store.id, foods: [{ id: food.id }] });
  await browser.enterSession(await backend.asMember(member));
  return { member, store, order };
}

it("one request returns the bill, the profile and the explanation of the delivery fee (CK-06, CK-10, CK-65)", async () => {
  const { member, order } = await signInWithOrder();
  const text = { key: "delivery_fee_description", value: "2 公里內 35 元", update_time: 0 };
  await backend.db.insert(schema.settings).values(text);
  const { status, envelope } = await browser.post(open, PATH, { order, last_order_id: null });
  expect(status).toBe(200);
  expect(envelope).toMatchObject({
    code: CODE.ok,
    data: {
      order: { subtotal: 120, delivery_fee: 35, pay_total: 155, is_disallow_order: 0 },
      profile: { name: "王小明", phone: member.phone },
      cards: [],
      delivery_fee_description: "2 公里內 35 元",
      carrier: { is_bound: 0, carrier: "" },
      op_invoice_status: 1,
      is_placed: false,
    },
  });
});

it("returns the saved cards without their tokens (CK-22, EN-17)", async () => {
  const { member, order } = await signInWithOrder();
  const saved = await insertCard(backend.db, member);
  const { envelope } = await browser.post(open, PATH, { order, last_order_id: null });
  expect(envelope.data.cards).toEqual([
    {
      id: saved.id,
      card_four_no: "0001",
      card_six_no: "414763",
      credit_card_type: CARD_BRAND.visa,
    },
  ]);
});

it("returns the bound carrier of the member (API-11, API-63)", async () => {
  const { member, order } = await signInWithOrder();
  await backend.db
    .update(schema.members)
    .set({ carrier: "/ABC1234" })
    .where(eq(schema.members.id, member.id));
  const { envelope } = await browser.post(open, PATH, { order, last_order_id: null });
  expect(envelope.data.carrier).toEqual({ is_bound: 1, carrier: "/ABC1234" });
});

it("sets is_placed if the last order is already placed (here with cash), so that the customer does not order twice", async () => {
  const { member, store, order } = await signInWithOrder();
  const paid = await insertOrder(backend.db, { member_id: member.id, store_id: store.id });
  const { envelope } = await browser.post(open, PATH, { order, last_order_id: paid.id });
  expect(envelope.data.is_placed).toBe(true);
});

it("does not set is_placed if the last order still waits for its payment", async () => {
  const { member, store, order } = await signInWithOrder();
  const waiting = {
    member_id: member.id,
    store_id: store.id,
    order_status: ORDER_STATUS.awaitingPayment,
    pay_type: PAY_TYPE.linePay,
  } as const;
  const { id } = await insertOrder(backend.db, waiting);
  const { envelope } = await browser.post(open, PATH, { order, last_order_id: id });
  expect(envelope.data.is_placed).toBe(false);
});

it("accepts a last order id that is a text instead of a number", async () => {
  const { order } = await signInWithOrder();
  const body = { order, last_order_id: "20261122-000017" };
  const { status, envelope } = await browser.post(open, PATH, body);
  expect([status, envelope.data.is_placed]).toEqual([200, false]);
});

it("opens the checkout even if the member's order list cannot be read", async () => {
  const { store, member, order } = await signInWithOrder();
  const paid = await insertOrder(backend.db, { member_id: member.id, store_id: store.id });
  const reach = jest.mocked(globalThis.fetch).getMockImplementation();
  jest
    .mocked(globalThis.fetch)
    .mockImplementation((input, init) =>
      String(input).includes("/listUserOrder") || !reach
        ? Promise.reject(new TypeError("fetch failed"))
        : reach(input, init),
    );
  const { status, envelope } = await browser.post(open, PATH, { order, last_order_id: paid.id });
  expect(status).toBe(200);
  expect(envelope.data).toMatchObject({ order: { pay_total: 155 }, is_placed: false });
});

it("returns the backend's message if the backend refuses the pre-order (CK-07)", async () => {
  const { order } = await signInWithOrder();
  const body = { order: { ...order, store_id: 999_999 }, last_order_id: null };
  const { envelope } = await browser.post(open, PATH, body);
  expect(envelope.code).not.toBe(CODE.ok);
  expect(envelope.message).not.toBe("");
  expect(envelope.data).toBeNull();
});

it("answers code 2 without data if no member is signed in", async () => {
  const { order } = await signInWithOrder();
  await browser.enterSession(backend.asVisitor());
  const { envelope } = await browser.post(open, PATH, { order, last_order_id: null });
  expect(envelope).toMatchObject({ code: CODE.loginNeeded, data: null });
});

it("refuses a request that comes from another site, lacks the anti-forgery token or has wrong fields", async () => {
  const { order } = await signInWithOrder();
  const body = { order, last_order_id: null };
  const foreign = { "sec-fetch-site": "cross-site" };
  expect((await browser.post(open, PATH, body, foreign)).status).toBe(403);
  expect((await browser.post(open, PATH, body, { "x-xsrf-token": "" })).status).toBe(403);
  expect((await browser.post(open, PATH, { ...body, price: 1 })).status).toBe(400);
  expect((await browser.post(open, PATH, { order: null, last_order_id: null })).status).toBe(400);
});

it("sends the header version-code with the pre-order (CN-05)", async () => {
  const { order } = await signInWithOrder();
  const sent = jest.mocked(globalThis.fetch).mock.calls;
  await browser.post(open, PATH, { order, last_order_id: null });
  const call = sent.findLast(([url]) => String(url).endsWith("/v3/OrderApi/beforeOrdering"));
  expect(new Headers(call?.[1]?.headers).get("version-code")).toBe("2023062418");
});

it("calls ExApi/beforeOrdering without our own headers for a partner's order (CK-04, AP-05)", async () => {
  const { order } = await signInWithOrder();
  const sent = jest.mocked(globalThis.fetch).mock.calls;
  const body = { order: { ...order, source_order_id: "OPN-1" }, last_order_id: null };
  const { envelope } = await browser.post(open, PATH, body);
  expect(envelope).toMatchObject({ code: CODE.ok, data: { order: { pay_total: 155 } } });
  const call = sent.find(([url]) => String(url).endsWith("/ExApi/beforeOrdering"));
  const headers = [...new Headers(call?.[1]?.headers).keys()];
  for (const ours of ["client-type", "version-code", "x-xsrf-token"]) {
    expect(headers).not.toContain(ours);
  }
});

it("answers 400 for a malformed partner order number", async () => {
  const { order } = await signInWithOrder();
  const body = { order: { ...order, source_order_id: "a b" }, last_order_id: null };
  expect((await browser.post(open, PATH, body)).status).toBe(400);
});
