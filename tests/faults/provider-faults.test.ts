import { createLinePayClient } from "../../backend/providers/line-pay-client.ts";
import { sandboxProviders } from "../../config/provider-config.ts";
import { CODE, ORDER_STATUS, PAY_STATUS, PAY_TYPE } from "../../lib/contracts/codes.ts";
import { openShop, type Shop } from "../backend/modules/checkout/order-shop";
import { createTestBackend, type TestBackend } from "../setup/in-process-backend";
import { expectSamePayments } from "../setup/provider-ledgers";

jest.setTimeout(120_000);

const TIMEOUT_MS = 250;
let backend: TestBackend;
let shop: Shop;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  shop = await openShop(backend);
  const timeouts = {
    request: TIMEOUT_MS,
    confirm: TIMEOUT_MS,
    check: TIMEOUT_MS,
    details: TIMEOUT_MS,
    refund: TIMEOUT_MS,
  };
  const { linePay } = sandboxProviders({});
  const edge = { fetch: backend.sandbox.fetch, now: backend.clock.now };
  backend.deps.providers.linePay = createLinePayClient({ ...linePay, ...edge, timeouts });
});
afterAll(async () => {
  await expectSamePayments(backend);
  await backend.close();
});

const MODES = [
  "drop_after_commit",
  "5xx",
  "hang",
  "reset",
  "bad_json",
  "trickle",
  "big_body",
] as const;
const fault = (call: string, mode: string, count = 1) =>
  backend.sandbox.fault({ provider: "linepay", call, mode, count });

async function expectPaymentsAgree() {
  const ours = (await shop.balance("charge:")) + (await shop.balance("refund:"));
  expect(ours).toBe(await shop.providerBalance());
}

/** Runs the workers every 15 seconds for one minute. After this minute the circuit breaker is closed again. */
async function advanceOneMinute() {
  for (let step = 0; step < 4; step += 1) await shop.reconcile(15);
}

describe.each(MODES)("a LINE Pay fault of the kind `%s`", (mode) => {
  it("in the payment request: the submit fails, and a repeated submit makes the same order payable", async () => {
    const foods = [{ id: shop.last.id, quantity: 2 }];
    await fault("request", mode);
    const { envelope } = await shop.order({ pay_type: PAY_TYPE.linePay, foods });
    expect(envelope).toMatchObject({
      code: CODE.paymentFailed,
      message: "付款服務忙碌中，請稍後再試",
    });
    expect(await shop.orders()).toMatchObject([{ order_status: ORDER_STATUS.awaitingPayment }]);
    shop.clock.advance(2000);
    const again = await shop.order({ pay_type: PAY_TYPE.linePay, foods });
    expect(again.envelope.code).toBe(CODE.ok);
    expect(await shop.orders()).toHaveLength(1);
    await shop.pay(again.envelope.data.payment_url_web);
    expect((await shop.comeBack(again.envelope.data.id)).envelope.code).toBe(CODE.ok);
    await expectPaymentsAgree();
    expect(await shop.providerBalance()).toBe(213);
  });

  it("in the payment request, without another submit: the order is cancelled and its stock is released", async () => {
    await fault("request", mode);
    await shop.order({ pay_type: PAY_TYPE.linePay, foods: [{ id: shop.last.id, quantity: 2 }] });
    expect(await shop.balance("stock:")).toBe(2);
    await shop.reconcile(30);
    expect(await shop.orders()).toMatchObject([
      { order_status: ORDER_STATUS.cancelled, pay_status: PAY_STATUS.failed },
    ]);
    expect(await shop.balance("stock:")).toBe(0);
  });

  it("in the confirm call: the order is paid exactly once and does not fail (PV-05, RE-07)", async () => {
    const { envelope } = await shop.order({ pay_type: PAY_TYPE.linePay });
    await shop.pay(envelope.data.payment_url_web);
    await fault("confirm", mode);
    const back = await shop.comeBack(envelope.data.id);
    expect([0, 1]).toContain(back.envelope.code);
    await advanceOneMinute();
    expect(await shop.orderOf(envelope.data.id)).toMatchObject({
      order_status: ORDER_STATUS.ordered,
      pay_status: PAY_STATUS.paid,
    });
    await expectPaymentsAgree();
    expect(await shop.providerBalance()).toBe(318);
  });

  it("in the confirm, details and check calls: the answer is 付款確認中, and the order is paid once when LINE Pay works again", async () => {
    const { envelope } = await shop.order({ pay_type: PAY_TYPE.linePay });
    await shop.pay(envelope.data.payment_url_web);
    for (const call of ["confirm", "details", "check"]) await fault(call, mode, 2);
    const back = await shop.comeBack(envelope.data.id);
    expect(back.envelope).toMatchObject({
      code: CODE.refused,
      message: "付款確認中，請稍後到訂單查詢查看結果",
    });
    expect(await shop.orderOf(envelope.data.id)).toMatchObject({
      order_status: ORDER_STATUS.awaitingPayment,
    });
    await advanceOneMinute();
    await advanceOneMinute();
    expect(await shop.orderOf(envelope.data.id)).toMatchObject({
      order_status: ORDER_STATUS.ordered,
      pay_status: PAY_STATUS.paid,
    });
    await expectPaymentsAgree();
    expect(await shop.providerBalance()).toBe(318);
  });

  it("in the refund: the payment is refunded exactly once", async () => {
    const { envelope } = await shop.order({ pay_type: PAY_TYPE.linePay });
    await shop.pay(envelope.data.payment_url_web);
    await fault("confirm", "wrong_amount");
    await fault("details", "wrong_amount");
    await shop.comeBack(envelope.data.id);
    await fault("refund", mode, 2);
    // The backend repeats an unconfirmed refund request only after five minutes, because LINE Pay may still carry out
    // the first request.
    for (let step = 0; step < 4; step += 1) await shop.reconcile(310);
    expect(await shop.orderOf(envelope.data.id)).toMatchObject({
      order_status: ORDER_STATUS.cancelled,
      pay_status: PAY_STATUS.refunded,
    });
    await expectPaymentsAgree();
    expect(await shop.providerBalance()).toBe(0);
  });
});

describe("when LINE Pay is not available for a long time", () => {
  it("an order whose payment LINE Pay has confirmed stays unpaid until LINE Pay answers again (RE-08)", async () => {
    const { envelope } = await shop.order({ pay_type: PAY_TYPE.linePay });
    await shop.pay(envelope.data.payment_url_web);
    await fault("confirm", "drop_after_commit");
    for (const call of ["confirm", "details", "check"]) await fault(call, "5xx", 1000);
    await shop.comeBack(envelope.data.id);
    for (let minute = 0; minute < 40; minute += 1) await shop.reconcile(60);
    expect(await shop.orderOf(envelope.data.id)).toMatchObject({
      order_status: ORDER_STATUS.awaitingPayment,
      pay_status: PAY_STATUS.unpaid,
    });
    await backend.sandbox.fetch("/__sandbox/faults", { method: "DELETE" });
    for (let minute = 0; minute < 3; minute += 1) await shop.reconcile(60);
    expect(await shop.orderOf(envelope.data.id)).toMatchObject({
      order_status: ORDER_STATUS.ordered,
      pay_status: PAY_STATUS.paid,
    });
    await expectPaymentsAgree();
  });
});
