import { eq } from "drizzle-orm";
import { schema } from "../../../../backend/db/client.ts";
import { auditPaymentsOnce } from "../../../../backend/modules/payments/payment-audit-service.ts";
import { CODE, REASON } from "../../../../lib/contracts/answer-code.ts";
import { ORDER_STATUS, PAY_STATUS, PAY_TYPE } from "../../../../lib/contracts/codes.ts";
import { insertMember } from "../../../factories/member-rows";
import { payuniPayer } from "../payments/payuni-payer";
import { type HelpShop, openHelpShop, PORTION_PRICE } from "./help-calls";

jest.setTimeout(120_000);

const HOUR_MS = 3_600_000;
/** The price of an order in NT$: two portions of NT$130, a service fee of NT$13 and a delivery fee of NT$45. */
const PAID = 318;

let shop: HelpShop["shop"];
let calls: HelpShop["calls"];
let close: HelpShop["close"];
beforeEach(async () => {
  ({ shop, calls, close } = await openHelpShop());
});
afterEach(() => close());

describe("a small automatic refund (OR-21, OR-22)", () => {
  it("is quoted before the report is sent, and then made by the payment provider without the operator", async () => {
    const id = await calls.placeDeliveredOrder();
    expect((await calls.quote(id)).data).toEqual({
      amount: PORTION_PRICE,
      way: "provider",
      is_automatic: 1,
    });
    expect(await shop.orderOf(id)).toMatchObject({ pay_status: PAY_STATUS.paid });
    const { data } = await calls.ask(id);
    expect(data.requests).toMatchObject([
      { state: "refunding", amount: PORTION_PRICE, text: "少一份", answer: "" },
    ]);
    expect(data.lines).toMatchObject([{ line: 0, left: 1 }]);
    await shop.reconcile(1);
    expect((await calls.help(id)).data.requests).toMatchObject([{ state: "refunded" }]);
    expect(await shop.providerBalance()).toBe(PAID - PORTION_PRICE);
    expect(await shop.balance("refund:")).toBe(-PORTION_PRICE);
    expect(await shop.paymentOf(id)).toMatchObject({
      status: "paid",
      refund_due: PORTION_PRICE,
      refunded: PORTION_PRICE,
    });
    expect(await shop.orderOf(id)).toMatchObject({
      order_status: ORDER_STATUS.delivered,
      pay_status: PAY_STATUS.paid,
    });
    expect((await calls.historyOf(id))?.slice(-3)).toEqual([
      `help-asked ${PORTION_PRICE}`,
      `help-approved ${PORTION_PRICE}`,
      `help-refunded ${PORTION_PRICE}`,
    ]);
  });

  it("agrees with the provider's books in the payment audit a day later", async () => {
    const id = await calls.placeDeliveredOrder();
    await calls.ask(id);
    await shop.reconcile(1);
    shop.clock.advance(30 * HOUR_MS);
    expect(await auditPaymentsOnce(shop.deps, "line-pay")).toBe("agreed");
  });

  it("is made only once, even if the provider's answer is lost", async () => {
    const id = await calls.placeDeliveredOrder();
    await shop.sandbox.fetch("/__sandbox/faults", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ provider: "linepay", call: "refund", mode: "drop_after_commit" }),
    });
    await calls.ask(id);
    for (let look = 0; look < 5; look += 1) await shop.reconcile(400);
    expect((await calls.help(id)).data.requests).toMatchObject([{ state: "refunded" }]);
    expect(await shop.providerBalance()).toBe(PAID - PORTION_PRICE);
  });

  it("is made once for three parallel reports with the same key", async () => {
    const id = await calls.placeDeliveredOrder();
    const answers = await Promise.all([1, 2, 3].map(() => calls.ask(id, { key: "one-press-key" })));
    expect(answers.map(({ code }) => code)).toEqual([CODE.ok, CODE.ok, CODE.ok]);
    expect((await calls.help(id)).data.requests).toHaveLength(1);
    await shop.reconcile(1);
    expect(await shop.providerBalance()).toBe(PAID - PORTION_PRICE);
  });

  it("is refused for a changed report with the same key, and the first report does not change (OR-26)", async () => {
    const id = await calls.placeDeliveredOrder();
    const key = "one-press-changed";
    await calls.ask(id, { key });
    for (const changed of [
      { text: "少兩份" },
      { kind: "wrong" as const },
      { lines: [{ line: 0, quantity: 2 }], amount: 2 * PORTION_PRICE },
    ]) {
      expect(await calls.ask(id, { key, ...changed })).toMatchObject({
        code: CODE.refused,
        message: "這筆回報已經送出，不能再更改。請看下方的紀錄，需要時再送一筆",
        reason: REASON.helpChanged,
      });
    }
    expect((await calls.help(id)).data.requests).toMatchObject([
      { kind: "missing", text: "少一份" },
    ]);
    await shop.reconcile(1);
  });

  it("is requested from the provider with its amount, and a later refund is requested with the rest of the payment (PV-05)", async () => {
    const refund = jest.spyOn(shop.deps.providers.linePay, "refund");
    const id = await calls.placeDeliveredOrder();
    await calls.ask(id);
    await shop.reconcile(1);
    await calls.ask(id, { kind: "not-arrived", lines: [], amount: PAID - PORTION_PRICE });
    const [request] = await calls.waitingReports();
    await calls.decide(request?.id ?? 0, { decision: "approve", operator: "amy" });
    await shop.reconcile(1);
    expect(refund.mock.calls.map(([{ refundAmount }]) => refundAmount)).toEqual([
      PORTION_PRICE,
      PAID - PORTION_PRICE,
    ]);
    refund.mockRestore();
    expect(await shop.providerBalance()).toBe(0);
  });

  it("is made twice for two reports of one portion each, and a third report is refused because no portion is left", async () => {
    const id = await calls.placeDeliveredOrder();
    await calls.ask(id);
    await shop.reconcile(1);
    await calls.ask(id);
    await shop.reconcile(1);
    expect(await shop.providerBalance()).toBe(PAID - 2 * PORTION_PRICE);
    expect(await calls.ask(id)).toMatchObject({ code: CODE.refused, reason: REASON.helpChanged });
  });

  it("is made for at most two reports of a member in 30 days, and the third report waits for the operator (OR-22)", async () => {
    const ids = [
      await calls.placeDeliveredOrder(),
      await calls.placeDeliveredOrder(),
      await calls.placeDeliveredOrder(),
    ];
    await Promise.all(ids.map((id) => calls.ask(id)));
    const states = await Promise.all(
      ids.map(async (id) => (await calls.help(id)).data.requests[0]?.state),
    );
    expect(states.toSorted()).toEqual(["refunding", "refunding", "waiting"]);
    await shop.reconcile(1);
  });
});

it("refunds a part of a PAYUNi payment after its capture, and the payment audit finds no difference", async () => {
  await shop.setPayTypes("2,5,10");
  const payuni = await payuniPayer(shop);
  const { envelope } = await shop.order({ pay_type: PAY_TYPE.payuni });
  const { id, payment_url_web } = envelope.data;
  await payuni.pay(payment_url_web);
  await shop.reconcile(15);
  await calls.deliver(id);
  await calls.ask(id);
  await shop.reconcile(1);
  expect((await calls.help(id)).data.requests).toMatchObject([{ state: "refunding" }]);
  // While the refund waits for the capture of the payment, the audit trail does not report it as failed. The log says
  // that the refund is not finished.
  const kinds = shop.audited.map(({ kind }) => String(kind));
  expect(kinds.filter((kind) => kind.startsWith("refund-"))).toEqual([]);
  expect(shop.logged()).toEqual([
    expect.stringMatching(/^payments: refund not finished: money is still to be returned/),
  ]);
  for (let hour = 0; hour < 30; hour += 1) await shop.reconcile(3600);
  expect((await calls.help(id)).data.requests).toMatchObject([{ state: "refunded" }]);
  expect(await calls.ask(id, { kind: "wrong" })).toMatchObject({ code: CODE.ok });
  const [request] = await calls.waitingReports();
  await calls.decide(request?.id ?? 0, { decision: "approve", operator: "amy" });
  await shop.reconcile(1);
  expect((await shop.paymentOf(id)).refunded).toBe(2 * PORTION_PRICE);
  expect(await auditPaymentsOnce(shop.deps, "payuni")).toBe("agreed");
});

describe("a report that waits for the operator (OR-23)", () => {
  it("is listed for the operator, can be approved once with another amount, and is then refunded", async () => {
    const id = await calls.placeDeliveredOrder();
    await calls.ask(id, { kind: "not-arrived", lines: [], amount: PAID, text: "都沒收到" });
    const [request] = await calls.waitingReports();
    expect(request).toMatchObject({
      order_id: id,
      kind: "not-arrived",
      amount: PAID,
      text: "都沒收到",
    });
    expect(request).not.toHaveProperty("key");
    const approval = {
      decision: "approve",
      amount: 300,
      answer: "很抱歉，已為您退款。",
      operator: "amy",
    };
    const request_id = request?.id ?? 0;
    expect(await calls.decide(request_id, { ...approval, amount: PAID + 1 })).toMatchObject({
      code: CODE.refused,
    });
    expect(await calls.decide(request_id, approval)).toMatchObject({
      code: CODE.ok,
      data: { state: "refunding", amount: 300 },
    });
    expect(await calls.decide(request_id, approval)).toMatchObject({
      code: CODE.refused,
      message: "這筆回報已經處理過",
    });
    await shop.reconcile(1);
    expect((await calls.help(id)).data.requests).toMatchObject([
      { state: "refunded", amount: 300, answer: "很抱歉，已為您退款。" },
    ]);
    expect(await shop.providerBalance()).toBe(PAID - 300);
    expect(shop.audited).toContainEqual(
      expect.objectContaining({ kind: "help-decided", help_id: request_id, amount: 300 }),
    );
  });

  it("can be approved for the whole payment, and the order stays delivered after the refund", async () => {
    const id = await calls.placeDeliveredOrder();
    await calls.ask(id, { kind: "not-arrived", lines: [], amount: PAID });
    await calls.decide((await calls.waitingReports())[0]?.id ?? 0, {
      decision: "approve",
      operator: "amy",
    });
    await shop.reconcile(1);
    expect(await shop.paymentOf(id)).toMatchObject({ status: "refunded", refunded: PAID });
    expect(await shop.orderOf(id)).toMatchObject({ order_status: ORDER_STATUS.delivered });
    expect(await shop.balance("refund:")).toBe(-PAID);
  });

  it("can only be declined with an answer for the customer", async () => {
    const id = await calls.placeDeliveredOrder();
    await calls.ask(id, { kind: "damaged", amount: PORTION_PRICE });
    const request_id = (await calls.waitingReports())[0]?.id ?? 0;
    expect(await calls.decide(request_id, { decision: "decline", operator: "amy" })).toMatchObject({
      code: CODE.refused,
    });
    await calls.decide(request_id, {
      decision: "decline",
      answer: "照片看不出問題",
      operator: "amy",
    });
    expect((await calls.help(id)).data.requests).toMatchObject([
      { state: "declined", answer: "照片看不出問題" },
    ]);
    await shop.reconcile(1);
    expect(await shop.providerBalance()).toBe(PAID);
  });

  it("is approved without a refund by a provider if the order was paid in cash", async () => {
    const id = await calls.placeDeliveredOrder({ pay_type: PAY_TYPE.cash });
    expect((await calls.quote(id)).data).toEqual({
      amount: PORTION_PRICE,
      way: "contact",
      is_automatic: 0,
    });
    await calls.ask(id);
    await calls.decide((await calls.waitingReports())[0]?.id ?? 0, {
      decision: "approve",
      answer: "已轉帳",
      operator: "amy",
    });
    expect((await calls.help(id)).data.requests).toMatchObject([
      { state: "approved", way: "contact" },
    ]);
    expect(await shop.balance("refund:")).toBe(0);
  });

  it("is not listed for a request with a wrong shop key", async () => {
    const { statusCode } = await shop.app.inject({
      url: "/operator/help-requests",
      headers: { "x-backend-key": "guessed" },
    });
    expect(statusCode).toBe(401);
  });
});

describe("a report is refused and not stored", () => {
  it.each([
    ["with another amount than the quoted amount", { amount: 1 }, REASON.helpChanged],
    ["with a too large quantity", { lines: [{ line: 0, quantity: 3 }] }, REASON.helpChanged],
    ["without a line", { lines: [] }, REASON.helpChanged],
    ["with a photo that does not exist", { photos: ["AAAAAAAAAAAAAAAAAAAAAA.webp"] }, undefined],
  ])("%s", async (_what, values, reason) => {
    const id = await calls.placeDeliveredOrder();
    const envelope = await calls.ask(id, values);
    expect(envelope).toMatchObject({ code: CODE.refused, ...(reason && { reason }) });
    expect((await calls.help(id)).data.requests).toEqual([]);
  });

  it("more than 48 hours after the delivery, and for another member's order (SE-02)", async () => {
    const id = await calls.placeDeliveredOrder();
    const other = await shop.asMember(await insertMember(shop.db));
    expect(await calls.ask(id, {}, other)).toMatchObject({
      code: CODE.refused,
      message: "找不到這筆訂單",
    });
    expect(await calls.help(id, other)).toMatchObject({
      code: CODE.refused,
      message: "找不到這筆訂單",
    });
    shop.clock.advance(49 * HOUR_MS);
    expect((await calls.help(id)).data.kinds).toEqual([]);
    expect(await calls.ask(id)).toMatchObject({ code: CODE.refused, reason: REASON.helpChanged });
  });
});

it("the database refuses to change or delete an event of an order (OR-25)", async () => {
  const id = await calls.placeDeliveredOrder();
  const { order_events } = schema;
  const own = eq(order_events.order_id, id);
  await expect(shop.db.update(order_events).set({ create_time: 1 }).where(own)).rejects.toThrow();
  await expect(shop.db.delete(order_events).where(own)).rejects.toThrow();
  expect(await calls.historyOf(id)).toEqual([
    "ordered",
    "paid",
    "store-accepts",
    "leaves",
    "arrives",
  ]);
});
