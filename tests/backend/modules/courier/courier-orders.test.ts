import { eq } from "drizzle-orm";
import { schema } from "../../../../backend/db/client.ts";
import { simulateOrdersOnce } from "../../../../backend/modules/orders/order-simulator-service.ts";
import {
  CODE,
  DINING_TYPE,
  INVOICE_TYPE,
  ORDER_STATUS,
  PAY_STATUS,
  PAY_TYPE,
} from "../../../../lib/contracts/codes.ts";
import { makeCourierOrderingBody } from "../../../factories/courier-order-requests";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { expectSamePayments } from "../../../setup/provider-ledgers";
import { openOffice } from "./courier-office";

let backend: TestBackend;
let office: Awaited<ReturnType<typeof openOffice>>;

beforeAll(async () => {
  backend = await createTestBackend({ env: { ORDER_SIMULATOR_SECONDS: "60,240,480" } });
});
beforeEach(async () => {
  office = await openOffice(backend);
});
afterAll(() => backend.close());

/** A destination 4.3 km by road from the pickup, in the same city. */
const FARTHER = { lat: 25.0217, lng: 121.5645 };

describe("a courier order", () => {
  it('that is sent again is refused as "same-order", and cannot be repeated while the first order is under way (RU-62)', async () => {
    const linePay = { pay_type: PAY_TYPE.linePay };
    const first = await office.placePaidOrder(linePay);
    await office.quote(linePay);
    const press = async (again_after: number) =>
      (await office.submit({ ...linePay, again_after }, `after-${again_after}`)).envelope;
    expect(await press(0)).toMatchObject({
      code: CODE.refused,
      reason: "same-order",
      same_order: { id: first, can_repeat: 0 },
    });
    expect(await press(first)).toMatchObject({
      code: CODE.refused,
      message: "這個連線已有進行中的快遞訂單",
    });
    expect(await office.ordersOf()).toHaveLength(1);
  });

  it("is paid on LINE Pay's page, which redirects to a URL with dining_type=5, or to /expressDelivery after a cancellation (EX-10)", async () => {
    const { envelope } = await office.order({ pay_type: PAY_TYPE.linePay });
    expect(envelope.data).toMatchObject({
      pay_type: PAY_TYPE.linePay,
      order_status: ORDER_STATUS.awaitingPayment,
    });
    const requested = (await backend.sandbox.ledger("linepay")).at(-1);
    expect(JSON.stringify(requested)).toContain("/third/lpconfirm?amount=70&dining_type=5");
    const { pathname } = new URL(String(requested?.cancelUrl));
    const cancelled = await backend.app.inject(
      pathname.replace("/api/pay/line-pay", "/pages/line-pay-cancelled"),
    );
    expect(cancelled.headers.location).toBe(
      "http://localhost:3000/expressDelivery?payment=cancelled",
    );
    await office.pay(envelope.data.payment_url_web);
    const paid = await office.comeBack(envelope.data.id);
    expect(paid.envelope.data).toMatchObject({
      id: envelope.data.id,
      order_status: ORDER_STATUS.ordered,
    });
    expect(await office.orderOf(envelope.data.id)).toMatchObject({
      dining_type: DINING_TYPE.courier,
      track: "platform",
      pay_status: PAY_STATUS.paid,
      pay_total: 70,
      member_id: office.member.id,
    });
  });

  it("is moved through its states by the order simulator, and getStatus returns each state (EX-03)", async () => {
    const id = await office.placePaidOrder({ quantity: 2 });
    expect(await office.status()).toMatchObject({
      status: 0,
      order_id: id,
      order: {
        order_status: ORDER_STATUS.ordered,
        pay_status: PAY_STATUS.paid,
        quantity: 2,
        delivery_fee: 70,
        cancel_fee: 0,
        optional_text: "合約一份",
        address_label: "公司",
        pickup: { contact_name: "陳經理", address: "台北市松山區八德路四段138號" },
        destination: { contact_name: "王小明", address: "台北市信義區市府路45號" },
      },
    });
    const seen: number[] = [];
    for (const seconds of [60, 180, 240]) {
      backend.clock.advance(seconds * 1000);
      await simulateOrdersOnce(backend.deps);
      seen.push((await office.status()).status);
    }
    expect(seen).toEqual([1, 4, 2]);
    const { order } = await office.status();
    expect(order?.events.map(({ step }) => step)).toEqual([
      "placed",
      "accepted",
      "left",
      "delivered",
    ]);
  });

  it("is placed when the reconcile job settles the payment of a payer who does not return", async () => {
    const { data } = (await office.order()).envelope;
    await office.pay(data.payment_url_web);
    await office.reconcile(60);
    expect((await office.status()).status).toBe(0);
    await expectSamePayments(backend);
  });

  it.each([
    [PAY_TYPE.payuni, "payuni"],
    [PAY_TYPE.icashPay, "icash-pay"],
  ])(
    "with pay type %d gets a payment page of the provider %s, and is cancelled if nobody pays",
    async (pay_type, provider) => {
      const { data } = (await office.order({ pay_type })).envelope;
      expect(data.payment_url_web).not.toBe("");
      expect((await office.paymentOf(data.id)).provider).toBe(provider);
      await office.reconcile(1500);
      expect((await office.orderOf(data.id)).order_status).toBe(ORDER_STATUS.cancelled);
    },
  );

  it("can be paid by the corporate bill but not in cash", async () => {
    expect((await office.order({ pay_type: PAY_TYPE.cash })).envelope.message).toBe(
      "店家不提供此付款方式，請重新選擇",
    );
    const billed = (await office.order({ pay_type: PAY_TYPE.corporateBill })).envelope.data;
    expect(billed).toMatchObject({
      pay_type: PAY_TYPE.corporateBill,
      order_status: ORDER_STATUS.ordered,
      payment_url_web: "",
    });
  });

  it("is placed only once if its submit is repeated with or without the idempotency key, and a submit of other content with this key is refused", async () => {
    await office.quote();
    const same = await Promise.all(
      Array.from({ length: 8 }, () => office.submit({}, "11111111-aaaa")),
    );
    const ids = new Set(same.map(({ envelope }) => envelope.data.id));
    expect(ids.size).toBe(1);
    expect((await office.submit()).envelope.data.id).toBe([...ids][0]);
    const changed = await office.submit({ pickup_street: "別條路1號" }, "11111111-aaaa");
    expect(changed.envelope).toMatchObject({ code: CODE.refused, data: null });
    expect(await office.ordersOf()).toHaveLength(1);
  });

  it("is refused with code 4 if its route or its quote id differs from the quote", async () => {
    await office.quote();
    const moved = { pickup_lat: 25.06 };
    expect((await office.submit(moved)).envelope).toEqual({
      code: CODE.quoteChanged,
      message: "",
      data: null,
    });
    expect((await office.submit({ quote_id: "other" })).envelope.code).toBe(CODE.quoteChanged);
    expect(await office.ordersOf()).toEqual([]);
  });

  it("is refused with the quote id of another courier session, even for the same order and price", async () => {
    const other = await backend.call("openExpressSession", { as: office.login });
    const query = { session_id: other.envelope.data.session_id };
    const theirs = (await office.quote({}, { query })).envelope.data;
    const own = (await office.quote()).envelope.data;
    expect(theirs.pay_total).toBe(own.pay_total);
    const refused = await office.submit({ quote_id: theirs.quote_id ?? "" });
    expect(refused.envelope).toEqual({ code: CODE.quoteChanged, message: "", data: null });
    expect((await office.submit({ quote_id: own.quote_id ?? "" })).envelope.code).toBe(CODE.ok);
  });

  it("replaces an unpaid courier order of the session, but is refused while a paid courier order is under way (RU-51)", async () => {
    const first = (await office.order()).envelope.data;
    const second = (await office.order({ quantity: 4 })).envelope.data;
    expect(second.id).not.toBe(first.id);
    expect((await office.orderOf(first.id)).order_status).toBe(ORDER_STATUS.cancelled);
    await office.pay(second.payment_url_web);
    await office.comeBack(second.id);
    const third = await office.order({ quantity: 5 });
    expect(third.envelope).toMatchObject({
      code: CODE.refused,
      message: "這個連線已有進行中的快遞訂單",
    });
    expect((await office.quote()).envelope.data.is_disallow_order).toBe(1);
    const again = await office.submit({ quantity: 4, remark: "再按一次" });
    expect(again.envelope.data.id).toBe(second.id);
  });

  it("of one courier session does not replace the unpaid order of another courier session of the same member", async () => {
    const other = await backend.call("openExpressSession", { as: office.login });
    const { session_id } = other.envelope.data;
    const first = (await office.order()).envelope.data;
    await office.quote({}, { query: { session_id } });
    await office.quote(FARTHER);
    const body = { query: { session_id } };
    const second = await backend.call("ordering", {
      ...body,
      body: makeCourierOrderingBody(),
      as: office.as,
    });
    expect(second.envelope.data.id).not.toBe(first.id);
    expect((await office.orderOf(first.id)).order_status).toBe(ORDER_STATUS.awaitingPayment);
  });

  it.each([
    [{ contact_name: " " }, "請填寫聯絡人姓名"],
    [{ contact_phone: "0212345678" }, "請確認您的手機號碼格式"],
    [{ pickup_contact_name: "　" }, "請填寫取件聯絡人姓名"],
    [{ pickup_contact_phone: "1" }, "請確認取件聯絡人的手機號碼格式"],
    [{ pickup_street: "" }, "您的地址不夠完整，請重新調整。"],
    [{ area_name: "" }, "您的地址不夠完整，請重新調整。"],
    [{ is_reservation: 1, reservation_start_time: 1_800_000_000 }, "無訂餐服務"],
    [{ invoice_type: INVOICE_TYPE.memberCarrier }, "請先綁定會員載具"],
    [{ invoice_type: INVOICE_TYPE.email, email: "" }, "請填寫電子發票的電子郵件"],
    [{ pay_type: PAY_TYPE.creditCard, card_id: 999_999 }, "找不到此信用卡，請重新選擇"],
    [{ code_id: 999_999 }, "找不到此優惠券，請重新選擇"],
  ])("with %p is refused with the message %s", async (values, message) => {
    await office.quote();
    expect((await office.submit(values)).envelope).toMatchObject({ code: CODE.refused, message });
    expect(await office.ordersOf()).toEqual([]);
  });

  it.each([
    [{ quantity: 0 }],
    [{ quantity: 6 }],
    [{ quantity: 1.5 }],
    [{ quantity: "1e0" }],
    [{ pickup_lat: 91 }],
    [{ pickup_lat: "NaN" }],
    [{ pickup_street: "a\r\nb" }],
    [{ optional_text: "x".repeat(201) }],
    [{ delivery_fee: 1 }],
    [{ pay_total: 0 }],
    [{ store_id: 3 }],
    [{ address_id: 3 }],
    [{ foods: "[{}]" }],
    [{ member_id: 1 }],
    [{ dining_type: DINING_TYPE.delivery }],
  ])("with %p is refused with status 400 (RU-49, SE-22)", async (values) => {
    await office.quote();
    expect((await office.submit(values as Record<string, unknown>)).status).toBe(400);
  });
});

it("a courier order can be neither reviewed nor reordered", async () => {
  const id = await office.placePaidOrder();
  backend.clock.advance(480_000);
  await simulateOrdersOnce(backend.deps);
  const query = { order_id: id };
  const detail = await backend.call("orderDetail", { query, as: office.login });
  expect(detail.envelope.data).toMatchObject({
    order_status: ORDER_STATUS.delivered,
    can_review: 0,
  });
  const review = { order_id: id, star_num: 5, content: "" };
  const answers = [
    await backend.call("reviewOrder", { body: review, as: office.login }),
    await backend.call("reorder", { query, as: office.login }),
  ];
  expect(answers.map(({ envelope }) => [envelope.code, envelope.message])).toEqual([
    [CODE.refused, "快遞訂單不提供評價"],
    [CODE.refused, "快遞訂單無法放入購物車，請重新叫件"],
  ]);
});

it("a courier order is in the member's order list, but the courier desk is in no store list and has no store page", async () => {
  const id = await office.placePaidOrder();
  const listed = await backend.call("listUserOrder", { query: { page: 1 }, as: office.login });
  expect(listed.envelope.data.orders).toMatchObject([
    { id, store_name: "福饕快遞", pay_total: 70 },
  ]);
  const { store_id } = await office.orderOf(id);
  const point = { lat: 25.0336, lng: 121.5645 };
  for (const dining_type of [0, 1, 4, 5]) {
    const query = { ...point, dining_type, page: 1 };
    const { data } = (await backend.call("listStore", { query })).envelope;
    expect(data.stores).toEqual([]);
  }
  expect((await backend.call("areaList")).envelope.data).toEqual([]);
  const page = await backend.call("storeDetail", {
    query: { store_id, dining_type: DINING_TYPE.delivery },
  });
  expect(page.envelope).toMatchObject({ code: CODE.refused, message: "找不到這家店家" });
  const [kept] = await backend.db
    .select()
    .from(schema.courier_orders)
    .where(eq(schema.courier_orders.order_id, id));
  expect(kept).toMatchObject({ version_code: "2023062418", pickup_remark: "櫃台" });
});

it("a courier order that its session cancels within five minutes is refunded", async () => {
  const id = await office.placePaidOrder();
  const { query, as } = office;
  const { envelope } = await backend.call("cancelOrder", { query, body: { order_id: id }, as });
  expect(envelope.data).toMatchObject({
    order_status: ORDER_STATUS.cancelled,
    pay_status: PAY_STATUS.refunding,
  });
  await office.reconcile();
  expect(await office.orderOf(id)).toMatchObject({ pay_status: PAY_STATUS.refunded });
  await expectSamePayments(backend);
});
