import { createPayuniClient } from "../../backend/providers/payuni-client.ts";
import { sandboxProviders } from "../../config/provider-config.ts";
import { CODE, ORDER_STATUS, PAY_STATUS, PAY_TYPE } from "../../lib/contracts/codes.ts";
import { openShop, type Shop } from "../backend/modules/checkout/order-shop";
import { type PayuniPayer, payuniPayer } from "../backend/modules/payments/payuni-payer";
import { createTestBackend, type TestBackend } from "../setup/in-process-backend";
import { expectSamePayments } from "../setup/provider-ledgers";

jest.setTimeout(120_000);

const MS = 250;
const timeouts = { credit: MS, query: MS, cancel: MS, close: MS, bind: MS, unbind: MS };
const { payuni: keys } = sandboxProviders({});
let backend: TestBackend;
let shop: Shop;
let payer: PayuniPayer;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  shop = await openShop(backend);
  payer = await payuniPayer(shop);
  const edge = { fetch: backend.sandbox.fetch, now: backend.clock.now };
  backend.deps.providers.payuni = createPayuniClient({ ...keys, ...edge, timeouts });
});
afterAll(async () => {
  await expectSamePayments(backend);
  await backend.close();
});

const MODES = ["drop_after_commit", "5xx", "hang", "reset", "bad_json", "bad_sig", "trickle"];
const fault = (call: string, mode: string, count = 1) =>
  backend.sandbox.fault({ provider: "payuni", call, mode, count });

/** Runs the workers every 15 seconds for one minute. After this minute the circuit breaker is closed again. */
async function advanceOneMinute() {
  for (let step = 0; step < 4; step += 1) await shop.reconcile(15);
}

async function expectPaymentsAgree(sum: number) {
  expect(await payer.balance()).toBe(sum);
  expect((await shop.balance("charge:")) + (await shop.balance("refund:"))).toBe(sum);
}

async function paidPage() {
  const { envelope } = await shop.order({ pay_type: PAY_TYPE.payuni });
  await payer.pay(envelope.data.payment_url_web);
  return envelope.data.id;
}

describe.each(MODES)("a PAYUNi fault of the kind `%s`", (mode) => {
  it("in the query when the payer returns: the answer is 付款確認中, and the order is paid once within a minute", async () => {
    const id = await paidPage();
    await fault("query", mode);
    expect((await payer.result(id)).envelope).toMatchObject({
      code: CODE.refused,
      message: "付款確認中，請稍後到訂單查詢查看結果",
    });
    expect(await shop.orderOf(id)).toMatchObject({ order_status: ORDER_STATUS.awaitingPayment });
    await advanceOneMinute();
    expect(await shop.orderOf(id)).toMatchObject({
      order_status: ORDER_STATUS.ordered,
      pay_status: PAY_STATUS.paid,
    });
    await expectPaymentsAgree(318);
  });

  it("in the charge of a saved card: the card is charged at most once, and the backend and PAYUNi record the same amount (RE-07)", async () => {
    const card = await payer.bindCard("mastercard");
    await fault("credit", mode);
    const { envelope } = await shop.order({ pay_type: PAY_TYPE.creditCard, card_id: card.id });
    expect([0, 1]).toContain(envelope.code);
    await advanceOneMinute();
    await shop.reconcile(240);
    const [order] = await shop.orders();
    expect([0, -2]).toContain(order?.order_status);
    await expectPaymentsAgree(order?.order_status === ORDER_STATUS.ordered ? 318 : 0);
  });

  it("in the cancellation of an authorisation: the payment is refunded exactly once", async () => {
    const id = await paidPage();
    await payer.result(id);
    await shop.reject(id);
    await fault("cancel", mode, 2);
    // The backend repeats an unconfirmed refund request only after five minutes, because PAYUNi may still carry out the
    // first request.
    for (let step = 0; step < 4; step += 1) await shop.reconcile(310);
    expect(await shop.orderOf(id)).toMatchObject({
      order_status: ORDER_STATUS.cancelled,
      pay_status: PAY_STATUS.refunded,
    });
    await expectPaymentsAgree(0);
  });
});

describe("when PAYUNi is not available for a long time", () => {
  it("an order whose payer has paid stays unpaid until PAYUNi answers again, and then becomes paid (RE-08)", async () => {
    const id = await paidPage();
    await fault("query", "5xx", 1000);
    for (let minute = 0; minute < 40; minute += 1) await shop.reconcile(60);
    expect(await shop.orderOf(id)).toMatchObject({
      order_status: ORDER_STATUS.awaitingPayment,
      pay_status: PAY_STATUS.unpaid,
    });
    await backend.sandbox.fetch("/__sandbox/faults", { method: "DELETE" });
    for (let minute = 0; minute < 3; minute += 1) await shop.reconcile(60);
    expect(await shop.orderOf(id)).toMatchObject({
      order_status: ORDER_STATUS.ordered,
      pay_status: PAY_STATUS.paid,
    });
    await expectPaymentsAgree(318);
  });

  it("an unpaid order is cancelled only after PAYUNi answers again", async () => {
    const { envelope } = await shop.order({ pay_type: PAY_TYPE.payuni });
    await payer.open(envelope.data.payment_url_web);
    await fault("query", "5xx", 1000);
    for (let minute = 0; minute < 30; minute += 1) await shop.reconcile(60);
    expect(await shop.orderOf(envelope.data.id)).toMatchObject({
      order_status: ORDER_STATUS.awaitingPayment,
    });
    await backend.sandbox.fetch("/__sandbox/faults", { method: "DELETE" });
    for (let minute = 0; minute < 3; minute += 1) await shop.reconcile(60);
    expect(await shop.orderOf(envelope.data.id)).toMatchObject({
      order_status: ORDER_STATUS.cancelled,
    });
  });
});
