import { checkOpenPayment } from "../../../../backend/modules/payments/reconcile-service.ts";
import { CODE, ORDER_STATUS, PAY_STATUS, PAY_TYPE } from "../../../../lib/contracts/codes.ts";
import { insertMember } from "../../../factories/member-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { only, openShop, type Shop } from "../checkout/order-shop";

let backend: TestBackend;
let shop: Shop;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  shop = await openShop(backend);
});
afterAll(() => backend.close());

async function placeOrder(values: Record<string, unknown> = {}) {
  const { envelope } = await shop.order({ pay_type: PAY_TYPE.linePay, ...values });
  return envelope.data;
}

async function expectPaidOnce(order_id: number) {
  expect(await shop.orderOf(order_id)).toMatchObject({
    order_status: ORDER_STATUS.ordered,
    pay_status: PAY_STATUS.paid,
  });
  expect(await shop.balance("charge:")).toBe(318);
  expect(await shop.providerBalance()).toBe(318);
}

describe("the payer's return from LINE Pay", () => {
  it("collects an authorised payment and places the order (PV-04)", async () => {
    const { id, payment_url_web } = await placeOrder();
    await shop.pay(payment_url_web);
    const { envelope } = await shop.comeBack(id);
    expect(envelope).toMatchObject({
      code: CODE.ok,
      data: {
        id,
        pay_type: PAY_TYPE.linePay,
        order_status: ORDER_STATUS.ordered,
        payment_url_web: "",
      },
    });
    await expectPaidOnce(id);
    expect(await shop.events()).toMatchObject([
      { event: "ordered", to_status: -1 },
      { event: "paid", from_status: -1, to_status: 0 },
    ]);
  });

  it("that comes fifty times at once collects the payment once (RE-03)", async () => {
    const { id, payment_url_web } = await placeOrder();
    await shop.pay(payment_url_web);
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.comeBack(id)));
    expect(new Set(answers.map(({ envelope }) => envelope.data?.order_status))).toEqual(
      new Set([0]),
    );
    await expectPaidOnce(id);
  });

  it("gets the same answer for another member's payment and for an unknown payment", async () => {
    const { id, payment_url_web } = await placeOrder();
    await shop.pay(payment_url_web);
    const as = await shop.asMember(await insertMember(shop.db));
    const theirs = await shop.comeBack(id, as);
    const query = { transactionId: "2026112100000000001", amount: 318 };
    const unknown = await shop.call("getLinePayConfirm", { query, as });
    expect(theirs.envelope).toEqual({
      code: CODE.refused,
      message: "找不到這筆付款",
      data: null,
      reason: "unknown-payment",
    });
    expect(unknown.envelope).toEqual(theirs.envelope);
    expect(await shop.orderOf(id)).toMatchObject({ order_status: ORDER_STATUS.awaitingPayment });
    expect(await shop.providerBalance()).toBe(0);
  });

  it("whose URL contains an amount other than the order's is refused and collects nothing", async () => {
    const { id, payment_url_web } = await placeOrder();
    await shop.pay(payment_url_web);
    const { envelope } = await shop.comeBack(id, shop.session, 1);
    expect(envelope).toMatchObject({ code: CODE.refused, message: "付款金額與訂單不符" });
    expect(await shop.providerBalance()).toBe(0);
  });

  it("leaves the order waiting when the payer has not paid", async () => {
    const { id, payment_url_web } = await placeOrder();
    const early = await shop.comeBack(id);
    expect(early.envelope).toMatchObject({
      code: CODE.paymentFailed,
      message: "付款尚未完成，請先在 LINE Pay 完成付款",
    });
    expect(await shop.orderOf(id)).toMatchObject({
      order_status: ORDER_STATUS.awaitingPayment,
      pay_status: PAY_STATUS.unpaid,
    });
    await shop.pay(payment_url_web);
    // The backend caches an answer for 1.5 seconds, so the test advances the clock before it asks again.
    shop.clock.advance(1500);
    expect((await shop.comeBack(id)).envelope.code).toBe(CODE.ok);
    await expectPaidOnce(id);
  });

  it.each(["decline", "cancel"] as const)(
    'after the payer chose "%s" cancels the order, and a new order can be placed',
    async (choice) => {
      const { id, payment_url_web } = await placeOrder();
      await shop.pay(payment_url_web, choice);
      const { envelope } = await shop.comeBack(id);
      expect(envelope).toMatchObject({
        code: CODE.paymentFailed,
        message: "付款未完成，訂單未成立，請重新送出訂單",
      });
      expect(await shop.orderOf(id)).toMatchObject({
        order_status: ORDER_STATUS.cancelled,
        pay_status: PAY_STATUS.failed,
      });
      shop.clock.advance(1000);
      expect((await placeOrder()).id).not.toBe(id);
    },
  );

  it("refunds the payment once when LINE Pay took a wrong amount, even if the return is repeated", async () => {
    const { id, payment_url_web } = await placeOrder();
    await shop.pay(payment_url_web);
    await shop.sandbox.fault({ provider: "linepay", call: "confirm", mode: "wrong_amount" });
    await shop.sandbox.fault({ provider: "linepay", call: "details", mode: "wrong_amount" });
    const { envelope } = await shop.comeBack(id);
    expect(envelope).toMatchObject({
      code: CODE.paymentFailed,
      message: "訂單已取消，款項將退回原付款方式",
    });
    await shop.reconcile(1);
    expect(await shop.orderOf(id)).toMatchObject({
      order_status: ORDER_STATUS.cancelled,
      pay_status: PAY_STATUS.refunded,
    });
    await shop.comeBack(id);
    await shop.reconcile(60);
    expect(await shop.balance("charge:")).toBe(318);
    expect(await shop.balance("refund:")).toBe(-318);
    expect(await shop.providerBalance()).toBe(0);
    expect(shop.logged().some((line) => line.includes("another amount was taken"))).toBe(true);
    const { id: payment_id } = await shop.paymentOf(id);
    expect(shop.audited).toMatchObject([
      { kind: "payment-differs", order_id: id, payment_id },
      { kind: "refund-asked", order_id: id, payment_id, amount: 318 },
      { kind: "refund-made", order_id: id, payment_id, amount: 318 },
    ]);
  });
});

it('records an audit event with the level "error" when the provider does not confirm a refund', async () => {
  const { id, payment_url_web } = await placeOrder();
  await shop.pay(payment_url_web);
  await shop.sandbox.fault({ provider: "linepay", call: "confirm", mode: "wrong_amount" });
  await shop.sandbox.fault({ provider: "linepay", call: "details", mode: "wrong_amount" });
  await shop.comeBack(id);
  await shop.sandbox.fault({ provider: "linepay", call: "refund", mode: "5xx" });
  await shop.reconcile(1);
  const { id: payment_id } = await shop.paymentOf(id);
  const refused = { kind: "refund-refused", level: "error", order_id: id, payment_id, amount: 318 };
  expect(shop.audited.at(-1)).toMatchObject(refused);
  await shop.reconcile(400);
  expect(shop.audited.at(-1)).toMatchObject({ kind: "refund-made", order_id: id });
});

describe("an order submitted again while it waits for LINE Pay", () => {
  it("returns the same payment page while the payer can still pay on it", async () => {
    const first = await placeOrder();
    shop.clock.advance(300_000);
    expect(await placeOrder()).toEqual(first);
    expect(await shop.requestsMade()).toBe(1);
  });

  it("makes another payment attempt for the same order after the payer cancelled on the payment page", async () => {
    const first = await placeOrder();
    await shop.pay(first.payment_url_web, "cancel");
    shop.clock.advance(5000);
    const second = await placeOrder();
    expect(second.id).toBe(first.id);
    expect(second.payment_url_web).not.toBe(first.payment_url_web);
    expect((await shop.payments()).map(({ status }) => status)).toEqual(["failed", "requested"]);
    await shop.pay(second.payment_url_web);
    const { transaction_id } = (await shop.payments())[1] ?? {};
    const query = { transactionId: transaction_id, amount: 318 };
    const { envelope } = await shop.call("getLinePayConfirm", { query, as: shop.session });
    expect(envelope.code).toBe(CODE.ok);
    await expectPaidOnce(first.id);
  });

  it("returns the placed order without a payment page when it was paid in another tab", async () => {
    const first = await placeOrder();
    await shop.pay(first.payment_url_web);
    shop.clock.advance(70_000);
    expect(await placeOrder()).toEqual({
      ...first,
      order_status: ORDER_STATUS.ordered,
      payment_url_web: "",
    });
    await expectPaidOnce(first.id);
  });
});

describe("a payment that the payer's return does not settle", () => {
  it("is found and collected by the reconciler when it is authorised", async () => {
    const { id, payment_url_web } = await placeOrder();
    await shop.pay(payment_url_web);
    await shop.reconcile(14);
    expect(await shop.orderOf(id)).toMatchObject({ order_status: ORDER_STATUS.awaitingPayment });
    await shop.reconcile(1);
    await expectPaidOnce(id);
    expect((await shop.comeBack(id)).envelope).toMatchObject({
      code: CODE.ok,
      data: { order_status: ORDER_STATUS.ordered },
    });
  });

  it("is looked up at each age of RECONCILE_SECONDS, and its order ends after 25 minutes at the latest (RU-32)", async () => {
    const { id } = await placeOrder();
    const seen: number[] = [];
    for (const seconds of [15, 45, 240, 600]) {
      await shop.reconcile(seconds);
      seen.push(only(await shop.payments()).checks);
    }
    expect(seen).toEqual([1, 2, 3, 4]);
    expect(await shop.orderOf(id)).toMatchObject({ order_status: ORDER_STATUS.awaitingPayment });
    await shop.reconcile(600);
    expect(await shop.orderOf(id)).toMatchObject({
      order_status: ORDER_STATUS.cancelled,
      pay_status: PAY_STATUS.failed,
    });
  });

  it("is given up after 25 minutes when the provider never answers, and its order is cancelled", async () => {
    const { id } = await placeOrder();
    await shop.sandbox.fault({ provider: "linepay", call: "check", mode: "5xx", count: 99 });
    for (const seconds of [15, 45, 240, 600, 599]) await shop.reconcile(seconds);
    expect(await shop.orderOf(id)).toMatchObject({ order_status: ORDER_STATUS.awaitingPayment });
    await shop.reconcile(1);
    expect(await shop.orderOf(id)).toMatchObject({ order_status: ORDER_STATUS.cancelled });
    expect(await shop.providerBalance()).toBe(0);
  });

  it("leaves its order waiting even after 30 minutes if a confirm call got no answer and LINE Pay cannot report the result (PV-05)", async () => {
    const { id } = await placeOrder();
    await shop.sandbox.fault({ provider: "linepay", call: "confirm", mode: "5xx", count: 1 });
    await shop.comeBack(id);
    await shop.sandbox.fault({ provider: "linepay", call: "details", mode: "5xx", count: 1 });
    await shop.sandbox.fault({ provider: "linepay", call: "check", mode: "5xx", count: 1 });
    await shop.reconcile(30 * 60);
    expect(await shop.orderOf(id)).toMatchObject({ order_status: ORDER_STATUS.awaitingPayment });
    await shop.reconcile(60);
    await shop.reconcile(60);
    expect(await shop.orderOf(id)).toMatchObject({ order_status: ORDER_STATUS.cancelled });
    expect(await shop.providerBalance()).toBe(0);
  });

  it("is not ended by a look-up that began before the payer's return, but is looked up again (PV-05)", async () => {
    const { id } = await placeOrder();
    const beforeReturn = only(await shop.payments());
    await shop.sandbox.fault({ provider: "linepay", call: "confirm", mode: "5xx", count: 1 });
    await shop.comeBack(id);
    backend.clock.advance(30 * 60_000);
    await checkOpenPayment(backend.deps, beforeReturn);
    expect(only(await shop.payments())).toMatchObject({ status: "confirming" });
    await shop.reconcile(60);
    expect(await shop.orderOf(id)).toMatchObject({ order_status: ORDER_STATUS.cancelled });
  });
});
