import { CODE, ORDER_STATUS, PAY_STATUS, PAY_TYPE } from "../../../../lib/contracts/codes";
import { insertMember } from "../../../factories/member-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { only, openShop, type Shop } from "../checkout/order-shop";
import { type PayuniPayer, payuniPayer, readForm } from "./payuni-payer";

let backend: TestBackend;
let shop: Shop;
let payer: PayuniPayer;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  shop = await openShop(backend);
  payer = await payuniPayer(shop);
});
afterAll(() => backend.close());

async function placeOrder(values: Record<string, unknown> = {}) {
  const { envelope } = await shop.order({ pay_type: PAY_TYPE.payuni, ...values });
  return envelope.data;
}

async function expectPaidOnce(order_id: number) {
  expect(await shop.orderOf(order_id)).toMatchObject({
    order_status: ORDER_STATUS.ordered,
    pay_status: PAY_STATUS.paid,
  });
  expect(await shop.balance("charge:")).toBe(318);
  expect(await payer.balance()).toBe(318);
}

describe("paying on PAYUNi's hosted page", () => {
  it("begins on a page of the shop whose form can be sent only to PAYUNi (PV-08)", async () => {
    const placed = await placeOrder();
    expect(placed).toMatchObject({
      pay_type: PAY_TYPE.payuni,
      order_status: ORDER_STATUS.awaitingPayment,
    });
    const { origin, pathname } = new URL(placed.payment_url_web);
    expect(origin).toBe("http://localhost:3000");
    const page = await backend.app.inject(pathname.replace("/api/pay/", "/pages/"));
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.headers["cache-control"]).toBe("no-store");
    const policy = String(page.headers["content-security-policy"]);
    expect(policy).toContain("form-action http://localhost:3002;");
    expect(policy).not.toMatch(/unsafe|\*/);
    const { action, fields } = readForm(page.body);
    expect(action).toBe("http://localhost:3002/api/upp");
    expect(Object.keys(fields)).toEqual(["MerID", "Version", "EncryptInfo", "HashInfo"]);
    expect(await backend.deps.providers.payuni.read(fields)).toMatchObject({
      MerTradeNo: (await shop.paymentOf(placed.id)).attempt_no,
      TradeAmt: "318",
      TradeLExpireSec: "600",
      ReturnURL: "http://localhost:3000/api/notify/payuni-return",
      NotifyURL: "http://localhost:3000/api/notify/payuni",
    });
  });

  it("is also possible for an order with pay type 6 (RU-35, CN-09)", async () => {
    const placed = await placeOrder({ pay_type: PAY_TYPE.thirdParty });
    expect(placed).toMatchObject({
      pay_type: PAY_TYPE.payuni,
      order_status: ORDER_STATUS.awaitingPayment,
    });
    await payer.pay(placed.payment_url_web);
    expect((await payer.result(placed.id)).envelope.code).toBe(CODE.ok);
    await expectPaidOnce(placed.id);
  });

  it("is refused with a redirect to the home page if the URL of the payment page was changed", async () => {
    const { payment_url_web } = await placeOrder();
    const path = new URL(payment_url_web).pathname.replace("/api/pay/", "/pages/");
    for (const wrong of [
      path.slice(0, -1),
      `${path}x`,
      path.replace(/-1\./, "-2."),
      "/pages/payuni/x",
    ]) {
      const { statusCode, headers } = await backend.app.inject(wrong);
      expect([statusCode, headers.location]).toEqual([303, "http://localhost:3000/"]);
    }
  });

  it.each(["notice", "return and payResult call", "reconciler", "payResult call"] as const)(
    "places the order after only this event: %s",
    async (way) => {
      const { id, payment_url_web } = await placeOrder();
      const page = await payer.pay(payment_url_web);
      if (way === "notice") {
        const answer = await payer.notify("/notify/payuni", only(await payer.notices()));
        expect([answer.statusCode, answer.body]).toEqual([200, "SUCCESS"]);
      }
      if (way === "return and payResult call") {
        const { attempt_no } = await shop.paymentOf(id);
        const place = `http://localhost:3000/third/payunireturn?number=${attempt_no}`;
        expect(await payer.comeBack(page)).toBe(place);
        expect(await shop.orderOf(id)).toMatchObject({
          order_status: ORDER_STATUS.awaitingPayment,
        });
      }
      if (way !== "notice" && way !== "reconciler") {
        const { envelope } = await payer.result(id);
        expect(envelope).toMatchObject({
          code: CODE.ok,
          data: { id, order_status: ORDER_STATUS.ordered, pay_type: PAY_TYPE.payuni },
        });
      }
      if (way === "reconciler") await shop.reconcile(15);
      await expectPaidOnce(id);
    },
  );

  it.each(["fail-3d", "decline", "cancel"])(
    'cancels the unpaid order after the payer chose "%s"',
    async (choice) => {
      const { id, payment_url_web } = await placeOrder();
      await payer.pay(payment_url_web, choice);
      await payer.notify("/notify/payuni", only(await payer.notices()));
      expect(await shop.orderOf(id)).toMatchObject({
        order_status: ORDER_STATUS.cancelled,
        pay_status: PAY_STATUS.failed,
      });
      expect((await payer.result(id)).envelope).toMatchObject({
        code: CODE.paymentFailed,
        message: "付款未完成，訂單未成立，請重新送出訂單",
      });
      await shop.reconcile(1500);
      expect(await payer.balance()).toBe(0);
    },
  );

  it("keeps the order waiting while the payer has not paid", async () => {
    const { id, payment_url_web } = await placeOrder();
    await payer.open(payment_url_web);
    expect((await payer.result(id)).envelope).toMatchObject({
      code: CODE.paymentFailed,
      message: "付款尚未完成，請先在 PAYUNi 完成付款",
    });
    expect(await shop.orderOf(id)).toMatchObject({ order_status: ORDER_STATUS.awaitingPayment });
  });

  it("keeps the order waiting while the bank does not answer, and places the order after the bank's answer", async () => {
    const { id, payment_url_web } = await placeOrder();
    await payer.pay(payment_url_web, "silent");
    expect((await payer.result(id)).envelope).toMatchObject({
      code: CODE.refused,
      message: "付款確認中，請稍後到訂單查詢查看結果",
    });
    await shop.reconcile(60);
    expect(await shop.orderOf(id)).toMatchObject({
      order_status: ORDER_STATUS.awaitingPayment,
      pay_status: PAY_STATUS.unpaid,
    });
    await shop.reconcile(600);
    await expectPaidOnce(id);
  });

  it("does not tell another member the result", async () => {
    const { id, payment_url_web } = await placeOrder();
    await payer.pay(payment_url_web);
    const as = await shop.asMember(await insertMember(shop.db));
    expect((await payer.result(id, as)).envelope).toMatchObject({
      code: CODE.refused,
      message: "找不到這筆付款",
    });
    expect(await shop.orderOf(id)).toMatchObject({ order_status: ORDER_STATUS.awaitingPayment });
  });
});

describe("an order submitted again while it waits for PAYUNi", () => {
  it("gets the same payment page until the page is opened, and then a page for a new payment attempt", async () => {
    const first = await placeOrder();
    shop.clock.advance(5000);
    expect(await placeOrder()).toEqual(first);
    await payer.open(first.payment_url_web);
    shop.clock.advance(5000);
    const second = await placeOrder();
    expect(second.id).toBe(first.id);
    expect(second.payment_url_web).not.toBe(first.payment_url_web);
    await payer.pay(second.payment_url_web);
    expect((await payer.result(first.id)).envelope.code).toBe(CODE.ok);
    await expectPaidOnce(first.id);
  });

  it("keeps one payment and refunds the other payment when the payer pays on both pages", async () => {
    const first = await placeOrder();
    const page = await payer.open(first.payment_url_web);
    shop.clock.advance(5000);
    const second = await placeOrder();
    await payer.pay(second.payment_url_web);
    await payer.choose(page, "jcb");
    expect(await payer.balance()).toBe(636);
    for (const notice of await payer.notices()) await payer.notify("/notify/payuni", notice);
    await shop.reconcile(1);
    expect(await payer.balance()).toBe(318);
    expect((await shop.balance("charge:")) + (await shop.balance("refund:"))).toBe(318);
    expect(await shop.orderOf(first.id)).toMatchObject({
      order_status: ORDER_STATUS.ordered,
      pay_status: PAY_STATUS.paid,
    });
  });

  it("refunds a payment on the older page even when the notice of this payment is lost", async () => {
    const first = await placeOrder();
    const page = await payer.open(first.payment_url_web);
    shop.clock.advance(5000);
    const second = await placeOrder();
    await payer.pay(second.payment_url_web);
    await payer.result(first.id);
    await payer.choose(page, "jcb");
    await shop.reconcile(1500);
    await shop.reconcile(1);
    expect(await payer.balance()).toBe(318);
  });
});

describe("late payments and refunds", () => {
  it("a payment that arrives after the cancellation does not reopen the order and is refunded", async () => {
    const { id, payment_url_web } = await placeOrder();
    shop.clock.advance(1_300_000);
    const page = await payer.open(payment_url_web);
    shop.clock.advance(60_000);
    // The bank answers long after the payer left the page.
    await payer.choose(page, "silent");
    for (const seconds of [15, 45, 240]) await shop.reconcile(seconds);
    expect(await shop.orderOf(id)).toMatchObject({ order_status: ORDER_STATUS.awaitingPayment });
    shop.clock.advance(600_000);
    const { deps } = backend;
    await deps.db.execute(`update orders set order_status = -2, pay_status = 2 where id = ${id}`);
    await payer.result(id);
    await shop.reconcile(1);
    expect(await shop.orderOf(id)).toMatchObject({
      order_status: ORDER_STATUS.cancelled,
      pay_status: PAY_STATUS.refunded,
    });
    expect(await payer.balance()).toBe(0);
    expect(await shop.balance("refund:")).toBe(-318);
  });

  it("a payment page that is opened after 20 minutes closes after 180 seconds, and no payment page opens after 22 minutes", async () => {
    const { id, payment_url_web } = await placeOrder();
    const path = new URL(payment_url_web).pathname.replace("/api/pay/", "/pages/");
    shop.clock.advance(1_200_000);
    const { fields } = readForm((await backend.app.inject(path)).body);
    const pageRequest = await backend.deps.providers.payuni.read(fields);
    expect(pageRequest).toMatchObject({ TradeLExpireSec: "180" });
    shop.clock.advance(130_000);
    const { statusCode, headers } = await backend.app.inject(path);
    const { attempt_no } = await shop.paymentOf(id);
    expect([statusCode, headers.location]).toEqual([
      303,
      `http://localhost:3000/third/payunireturn?number=${attempt_no}`,
    ]);
  });

  it.each([
    ["just authorised", 60, "withdrawn"],
    ["captured", 25 * 3600, "refunded"],
  ])(
    'money that is %s (%d seconds after the payment) is returned once, and the sandbox ledger has the entry "%s" (PV-11)',
    async (_what, seconds, type) => {
      const { id, payment_url_web } = await placeOrder();
      await payer.pay(payment_url_web);
      await payer.result(id);
      shop.clock.advance(seconds * 1000);
      await shop.reject(id);
      await shop.reconcile(1);
      await shop.reconcile(60);
      expect(await shop.orderOf(id)).toMatchObject({
        order_status: ORDER_STATUS.cancelled,
        pay_status: PAY_STATUS.refunded,
      });
      expect((await payer.rows()).filter((row) => row.type === type)).toHaveLength(1);
      expect(await payer.balance()).toBe(0);
      for (const notice of await payer.notices()) await payer.notify("/notify/payuni", notice);
      await shop.reconcile(60);
      expect(await payer.balance()).toBe(0);
      expect(await shop.orderOf(id)).toMatchObject({
        order_status: ORDER_STATUS.cancelled,
        pay_status: PAY_STATUS.refunded,
      });
    },
  );

  it("money that PAYUNi is capturing is refunded after the capture", async () => {
    const { id, payment_url_web } = await placeOrder();
    await payer.pay(payment_url_web);
    await payer.result(id);
    shop.clock.advance(22 * 3_600_000);
    await shop.reject(id);
    await shop.reconcile(1);
    expect(await shop.orderOf(id)).toMatchObject({ pay_status: PAY_STATUS.refunding });
    for (let hour = 0; hour < 3; hour += 1) await shop.reconcile(3600);
    expect(await shop.orderOf(id)).toMatchObject({ pay_status: PAY_STATUS.refunded });
    expect(await payer.balance()).toBe(0);
  });
});
