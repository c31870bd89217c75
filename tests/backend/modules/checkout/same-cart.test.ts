import {
  CODE,
  DINING_TYPE,
  INVOICE_TYPE,
  ORDER_STATUS,
  PAY_STATUS,
  PAY_TYPE,
} from "../../../../lib/contracts/codes.ts";
import { giveCoupon, givePoints, giveSubscription } from "../../../factories/benefit-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { expectSamePayments } from "../../../setup/provider-ledgers";
import { icashPayer } from "../payments/icash-payer";
import { payuniPayer } from "../payments/payuni-payer";
import { openShop, type Shop } from "./order-shop";

const PAYMENT_PENDING_MESSAGE = "上一筆訂單的付款還在確認中，請稍候再試";

let backend: TestBackend;
let shop: Shop;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  shop = await openShop(backend);
});
afterAll(async () => {
  await expectSamePayments(backend);
  await backend.close();
});

type Values = Record<string, unknown>;

const statuses = async () => (await shop.orders()).map(({ order_status }) => order_status);

async function orderUnpaid(values: Values = {}) {
  const { envelope } = await shop.order({ pay_type: PAY_TYPE.linePay, ...values });
  expect(envelope).toMatchObject({
    code: CODE.ok,
    data: { order_status: ORDER_STATUS.awaitingPayment },
  });
  return envelope.data;
}

describe("a second submit of an unpaid cart", () => {
  it.each([
    ["another pay type", { pay_type: PAY_TYPE.cash }],
    ["a remark", { pay_type: PAY_TYPE.linePay, remark: "不要蔥" }],
    [
      "another invoice",
      {
        pay_type: PAY_TYPE.linePay,
        invoice_type: INVOICE_TYPE.company,
        title: "福饕",
        number: "04595257",
      },
    ],
    ["another address", { pay_type: PAY_TYPE.linePay, street: "松仁路1號" }],
  ])(
    "with %s cancels the earlier order and places the new order (RU-25)",
    async (_what, values) => {
      const first = await orderUnpaid();
      const { envelope } = await shop.order(values);
      expect(envelope.code).toBe(CODE.ok);
      expect(envelope.data.id).not.toBe(first.id);
      expect(await shop.orderOf(first.id)).toMatchObject({
        order_status: ORDER_STATUS.cancelled,
        pay_status: PAY_STATUS.failed,
      });
      await shop.pay(first.payment_url_web);
      await shop.comeBack(first.id);
      await shop.reconcile(30);
      expect(await shop.providerBalance()).toBe(0);
    },
  );

  it("with a remark that divides a line into two also cancels the earlier order", async () => {
    const first = await orderUnpaid();
    const line = { id: shop.food.id, relish_ids: "21,11" };
    const { envelope } = await shop.order({ foods: [line, { ...line, remark: "少鹽" }] });
    expect(envelope.code).toBe(CODE.ok);
    expect(await shop.orderOf(first.id)).toMatchObject({ order_status: ORDER_STATUS.cancelled });
  });

  it.each([
    ["other food", () => ({ foods: [{ id: shop.plain.id, quantity: 2 }] })],
    ["another quantity", () => ({ foods: [{ id: shop.food.id, relish_ids: "11,21" }] })],
    ["another dining type", () => ({ dining_type: DINING_TYPE.pickup })],
  ])("with %s is another cart and does not cancel the earlier order", async (_what, values) => {
    await orderUnpaid();
    expect((await shop.order({ pay_type: PAY_TYPE.cash, ...values() })).envelope.code).toBe(
      CODE.ok,
    );
    expect(await statuses()).toEqual([ORDER_STATUS.awaitingPayment, ORDER_STATUS.ordered]);
  });

  it("without a change returns the unpaid order and its payment page, even after two minutes", async () => {
    const first = await orderUnpaid();
    shop.clock.advance(120_000);
    expect((await shop.order({ pay_type: PAY_TYPE.linePay })).envelope.data).toEqual(first);
    expect(await shop.orders()).toHaveLength(1);
  });

  it("releases the holds of the earlier order and holds the same benefits and stock for the new order", async () => {
    const code_id = await giveCoupon(shop.db, shop.member);
    await givePoints(shop.db, shop.member, 50);
    await giveSubscription(shop.db, shop.member);
    const foods = [{ id: shop.last.id, quantity: 2 }];
    const benefits = { foods, code_id, use_op: 50, subscription_type: 1 };
    const first = await orderUnpaid(benefits);
    const { data } = (await shop.quote(benefits)).envelope;
    expect(data).toMatchObject({ discount_price: 50, use_op: 50, is_disallow_order: 0 });
    const { envelope } = await shop.order({ ...benefits, pay_type: PAY_TYPE.cash });
    expect(envelope).toMatchObject({ code: CODE.ok, data: { pay_type: PAY_TYPE.cash } });
    expect((await shop.orderOf(envelope.data.id)).pay_total).toBe(
      (await shop.orderOf(first.id)).pay_total,
    );
    expect(await shop.balance(`coupon:${code_id}`)).toBe(1);
    expect(await shop.balance("points:")).toBe(50);
    expect(await shop.balance("subscription:")).toBe(1);
    expect(await shop.balance("stock:")).toBe(2);
  });

  it("does not cancel the earlier order if the new submit is refused", async () => {
    await orderUnpaid();
    const refused = await shop.submit({ pay_type: PAY_TYPE.cash, quote_id: "x".repeat(64) });
    expect(refused.envelope.code).toBe(CODE.quoteChanged);
    expect(await statuses()).toEqual([ORDER_STATUS.awaitingPayment]);
  });

  it("leads to a refund if the payer pays on the PAYUNi page after the submit has cancelled the earlier order", async () => {
    const payuni = await payuniPayer(shop);
    await shop.setPayTypes("2,5,9,10,11");
    const first = await orderUnpaid({ pay_type: PAY_TYPE.payuni });
    const page = await payuni.open(first.payment_url_web);
    expect((await shop.order({ pay_type: PAY_TYPE.cash })).envelope.data.pay_type).toBe(
      PAY_TYPE.cash,
    );
    await payuni.choose(page, "visa");
    for (let attempt = 0; attempt < 4; attempt += 1) await shop.reconcile(600);
    expect(await shop.orderOf(first.id)).toMatchObject({ pay_status: PAY_STATUS.refunded });
    expect(await payuni.balance()).toBe(0);
  });
});

describe("a submit of a cart that was paid in the meantime", () => {
  it("confirms a payment that the payer has authorised at LINE Pay, and returns the paid order (RU-25)", async () => {
    const first = await orderUnpaid();
    await shop.pay(first.payment_url_web);
    const { envelope } = await shop.order({ pay_type: PAY_TYPE.cash }, { key: "cash" });
    const data = {
      id: first.id,
      pay_type: PAY_TYPE.linePay,
      order_status: ORDER_STATUS.ordered,
      payment_url_web: "",
    };
    expect(envelope).toMatchObject({ code: CODE.ok, message: "", data });
    expect((await shop.submit({ pay_type: PAY_TYPE.cash }, { key: "cash" })).envelope).toEqual(
      envelope,
    );
    expect(await shop.providerBalance()).toBe(318);
    expect(await shop.orders()).toHaveLength(1);
  });

  it("finds a payment at PAYUNi or icash Pay before the notice arrives, and returns the paid order", async () => {
    const [payuni, icash] = [await payuniPayer(shop), await icashPayer(shop)];
    await shop.setPayTypes("2,5,9,10,11");
    const payuniOrder = await orderUnpaid({ pay_type: PAY_TYPE.payuni });
    await payuni.pay(payuniOrder.payment_url_web);
    expect((await shop.order({ pay_type: PAY_TYPE.cash })).envelope.data.id).toBe(payuniOrder.id);
    shop.clock.advance(120_000);
    const icashOrder = await orderUnpaid({ pay_type: PAY_TYPE.icashPay });
    await icash.choose(icashOrder.payment_url_web, "pay");
    expect((await shop.order({ pay_type: PAY_TYPE.payuni })).envelope.data.id).toBe(icashOrder.id);
    expect(await statuses()).toEqual([ORDER_STATUS.ordered, ORDER_STATUS.ordered]);
  });

  it("returns the paid order until a minute after the reconcile job has settled its payment, and places a new order later or for another position", async () => {
    const first = await orderUnpaid();
    await shop.pay(first.payment_url_web);
    await shop.reconcile(15);
    expect((await shop.order({ pay_type: PAY_TYPE.cash })).envelope.data.id).toBe(first.id);
    const elsewhere = await shop.order({ pay_type: PAY_TYPE.cash, lat: 25.0501 });
    expect(elsewhere.envelope).toMatchObject({ code: CODE.ok, data: { pay_type: PAY_TYPE.cash } });
    shop.clock.advance(61_000);
    const next = await shop.order({ pay_type: PAY_TYPE.cash, remark: "再一份" });
    expect(next.envelope).toMatchObject({ code: CODE.ok, data: { pay_type: PAY_TYPE.cash } });
    expect(await shop.orders()).toHaveLength(3);
  });
});

describe("a submit of an unpaid cart while the provider does not answer", () => {
  it("is refused and does not change the earlier order; a later submit is accepted", async () => {
    const first = await orderUnpaid();
    await shop.quote({ pay_type: PAY_TYPE.cash });
    await backend.sandbox.fault({ provider: "linepay", call: "check", mode: "5xx", count: 20 });
    const refused = await shop.submit({ pay_type: PAY_TYPE.cash }, { key: "cash" });
    expect(refused.envelope).toEqual({
      code: CODE.refused,
      message: PAYMENT_PENDING_MESSAGE,
      data: null,
      reason: "earlier-payment-pending",
    });
    expect(await statuses()).toEqual([ORDER_STATUS.awaitingPayment]);
    await backend.sandbox.fetch("/__sandbox/faults", { method: "DELETE" });
    // The backend caches the result of a look-up for a short time, so the clock is advanced.
    shop.clock.advance(1500);
    const { envelope } = await shop.submit({ pay_type: PAY_TYPE.cash }, { key: "cash" });
    expect(envelope).toMatchObject({ code: CODE.ok, data: { pay_type: PAY_TYPE.cash } });
    expect(await shop.orderOf(first.id)).toMatchObject({ order_status: ORDER_STATUS.cancelled });
  });

  it("does not cancel the earlier order if PAYUNi has charged the card but has not answered", async () => {
    const payuni = await payuniPayer(shop);
    await shop.setPayTypes("2,5,9,10,11");
    const card = await payuni.bindCard("mastercard");
    const fault = { provider: "payuni", mode: "5xx", count: 40 };
    await backend.sandbox.fault({ ...fault, call: "credit", mode: "drop_after_commit" });
    await backend.sandbox.fault({ ...fault, call: "query" });
    await shop.order({ pay_type: PAY_TYPE.creditCard, card_id: card.id });
    expect((await shop.order({ pay_type: PAY_TYPE.cash })).envelope.message).toBe(
      PAYMENT_PENDING_MESSAGE,
    );
    await backend.sandbox.fetch("/__sandbox/faults", { method: "DELETE" });
    shop.clock.advance(1500);
    const { envelope } = await shop.order({ pay_type: PAY_TYPE.cash });
    expect(envelope).toMatchObject({
      code: CODE.ok,
      data: { pay_type: PAY_TYPE.creditCard, order_status: ORDER_STATUS.ordered },
    });
    expect(await shop.orders()).toHaveLength(1);
  });
});
