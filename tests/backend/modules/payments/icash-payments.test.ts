import { CODE, REASON } from "../../../../lib/contracts/answer-code.ts";
import { ORDER_STATUS, PAY_STATUS, PAY_TYPE } from "../../../../lib/contracts/codes.ts";
import { insertMember } from "../../../factories/member-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { only, openShop, type Shop } from "../checkout/order-shop";
import { type IcashPayer, icashPayer } from "./icash-payer";

let backend: TestBackend;
let shop: Shop;
let payer: IcashPayer;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  shop = await openShop(backend);
  payer = await icashPayer(shop);
});
afterAll(() => backend.close());

const WAITING = {
  code: CODE.refused,
  message: "付款確認中，請在 icash Pay 完成付款",
  data: null,
  reason: REASON.paymentPending,
};
const UNKNOWN = {
  code: CODE.refused,
  message: "找不到這筆付款",
  data: null,
  reason: "unknown-payment",
};
const PAID = { code: CODE.ok, message: "", data: null };
const FAILED = { code: CODE.paymentFailed, message: "付款未完成，訂單未成立，請重新送出訂單" };

async function placeOrder(values: Record<string, unknown> = {}) {
  const { envelope } = await shop.order({ pay_type: PAY_TYPE.icashPay, ...values });
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

describe("paying with icash Pay", () => {
  it("returns the link to the app, and creates a trade with the order's amount, the URL for notices and the return URL", async () => {
    const placed = await placeOrder();
    expect(placed).toMatchObject({
      pay_type: PAY_TYPE.icashPay,
      order_status: ORDER_STATUS.awaitingPayment,
    });
    const { attempt_no } = await shop.paymentOf(placed.id);
    expect(only(await payer.rows())).toMatchObject({
      type: "created",
      number: attempt_no,
      amount: 318,
      callbackUrl: "http://localhost:3000/api/notify/icash-pay",
      redirectUrl: `http://localhost:3000/third/icashpayreturn?id=${placed.id}`,
    });
    const { origin, pathname, searchParams } = new URL(placed.payment_url_web);
    expect(origin + pathname).toBe("http://localhost:3002/icashpay/ICP/");
    expect(Object.fromEntries(searchParams)).toMatchObject({
      Actions: "Mainaction",
      Event: "ICPO002",
      ValueType: "1",
    });
  });

  it.each(["appPayConfirm call", "notice", "reconciler", "repeated submit"] as const)(
    "places the order even if only the %s finds the payment (API-03)",
    async (way) => {
      const { id, payment_url_web } = await placeOrder();
      const place = `http://localhost:3000/third/icashpayreturn?id=${id}`;
      expect(await payer.choose(payment_url_web, "pay")).toBe(place);
      if (way === "appPayConfirm call") expect((await payer.confirm(id)).envelope).toEqual(PAID);
      if (way === "notice") {
        const answer = await payer.notify(only(await payer.notices()));
        expect([answer.statusCode, answer.body]).toEqual([200, "SUCCESS"]);
      }
      if (way === "reconciler") await shop.reconcile(15);
      if (way === "repeated submit") {
        shop.clock.advance(70_000);
        expect(await placeOrder()).toMatchObject({
          id,
          order_status: ORDER_STATUS.ordered,
          payment_url_web: "",
        });
      }
      await expectPaidOnce(id);
    },
  );

  it("answers that the payment is pending, and changes nothing, while the payer has not decided", async () => {
    const { id, payment_url_web } = await placeOrder();
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await payer.confirm(id)).envelope).toEqual(WAITING);
    }
    expect(await shop.orderOf(id)).toMatchObject({
      order_status: ORDER_STATUS.awaitingPayment,
      pay_status: PAY_STATUS.unpaid,
    });
    expect(await placeOrder()).toMatchObject({ id, payment_url_web });
  });

  it.each(["decline", "cancel"] as const)(
    'cancels the order after the payer chose "%s", and a new order can be placed (API-03)',
    async (choice) => {
      const { id, payment_url_web } = await placeOrder();
      await payer.choose(payment_url_web, choice);
      expect((await payer.confirm(id)).envelope).toMatchObject(FAILED);
      expect(await shop.orderOf(id)).toMatchObject({
        order_status: ORDER_STATUS.cancelled,
        pay_status: PAY_STATUS.failed,
      });
      expect((await payer.confirm(id)).envelope).toMatchObject(FAILED);
      shop.clock.advance(1000);
      expect((await placeOrder()).id).not.toBe(id);
      expect(await payer.balance()).toBe(0);
    },
  );

  it("cancels the order at the first look-up after its trade has expired (20 minutes after the creation of the trade)", async () => {
    const { id } = await placeOrder();
    for (const seconds of [15, 45, 240, 600]) await shop.reconcile(seconds);
    expect(await shop.orderOf(id)).toMatchObject({ order_status: ORDER_STATUS.awaitingPayment });
    await shop.reconcile(600);
    expect(await shop.orderOf(id)).toMatchObject({
      order_status: ORDER_STATUS.cancelled,
      pay_status: PAY_STATUS.failed,
    });
    expect((await payer.confirm(id)).envelope).toMatchObject(FAILED);
  });

  it("settles the payment once when ten calls and ten notices arrive at the same time (RE-04)", async () => {
    const { id, payment_url_web } = await placeOrder();
    await payer.choose(payment_url_web, "stay");
    const notice = only(await payer.notices());
    await Promise.all(
      Array.from({ length: 10 }, () => [payer.confirm(id), payer.notify(notice)]).flat(),
    );
    expect((await payer.confirm(id)).envelope).toEqual(PAID);
    await expectPaidOnce(id);
    expect((await shop.events()).filter(({ event }) => event === "paid")).toHaveLength(1);
  });
});

describe("the call appPayConfirm", () => {
  it("gives the same answer for another member's order, an unknown order and a cash order", async () => {
    const { id, payment_url_web } = await placeOrder();
    await payer.choose(payment_url_web, "pay");
    const as = await shop.asMember(await insertMember(shop.db));
    expect((await payer.confirm(id, as)).envelope).toEqual(UNKNOWN);
    expect((await payer.confirm(999_999_999)).envelope).toEqual(UNKNOWN);
    const { envelope } = await shop.order({
      pay_type: PAY_TYPE.cash,
      foods: [{ id: shop.plain.id }],
    });
    expect((await payer.confirm(envelope.data.id)).envelope).toEqual(UNKNOWN);
    expect(await shop.orderOf(id)).toMatchObject({ order_status: ORDER_STATUS.awaitingPayment });
  });

  it("refuses a visitor", async () => {
    const { id } = await placeOrder();
    expect((await payer.confirm(id, shop.asVisitor())).status).toBe(401);
  });
});

describe("the address for notices (RE-05)", () => {
  const FORM = { EncData: "AAAAAAAAAAAAAAAAAAAAAA==" };

  it.each<[string, (real: Texts) => { form: Texts; headers: Texts }]>([
    ["no signature", (form) => ({ form, headers: {} })],
    ["an invalid signature", (form) => ({ form, headers: { "X-iCP-Signature": "AAAA" } })],
    ["no content", () => ({ form: {}, headers: {} })],
    [
      "other content and an invalid signature",
      () => ({ form: FORM, headers: { "X-iCP-Signature": "AAAA" } }),
    ],
  ])("refuses a notice with %s and settles nothing", async (_what, forged) => {
    const { id, payment_url_web } = await placeOrder();
    await payer.choose(payment_url_web, "pay");
    const { form } = only(await payer.notices());
    const answer = await payer.notify(forged(form));
    expect([answer.statusCode, answer.body]).toEqual([400, "FAIL"]);
    expect(await shop.orderOf(id)).toMatchObject({ order_status: ORDER_STATUS.awaitingPayment });
  });

  it("accepts a genuine notice that is repeated after the refund, and changes nothing", async () => {
    const first = await placeOrder();
    await payer.choose(first.payment_url_web, "pay");
    const notice = only(await payer.notices());
    await payer.notify(notice);
    await shop.reject(first.id);
    await shop.reconcile(1);
    expect((await payer.notify(notice)).statusCode).toBe(200);
    expect(await shop.orderOf(first.id)).toMatchObject({
      order_status: ORDER_STATUS.cancelled,
      pay_status: PAY_STATUS.refunded,
    });
    expect(await payer.balance()).toBe(0);
  });
});

type Texts = Record<string, string>;

describe("the backend, after a lost or wrong answer of icash Pay (RE-07, RE-08)", () => {
  it.each(["5xx", "reset", "bad_json", "bad_sig", "drop_after_commit", "big_body"])(
    'leaves the order unpaid after the fault "%s", and settles the payment with the next answer',
    async (mode) => {
      const { id, payment_url_web } = await placeOrder();
      await payer.choose(payment_url_web, "pay");
      await shop.sandbox.fault({ provider: "icashpay", call: "query", mode });
      expect((await payer.confirm(id)).envelope).toEqual(WAITING);
      expect(await shop.orderOf(id)).toMatchObject({ order_status: ORDER_STATUS.awaitingPayment });
      // The backend caches an answer for 1.5 seconds, so the test advances the clock before it asks again.
      shop.clock.advance(1500);
      expect((await payer.confirm(id)).envelope).toEqual(PAID);
      await expectPaidOnce(id);
    },
  );

  it.each(["drop_after_commit", "bad_sig", "5xx"])(
    'refuses the submit when icash Pay gives no usable answer to the request for a trade (fault "%s"), and creates a new trade at the next submit',
    async (mode) => {
      await shop.sandbox.fault({ provider: "icashpay", call: "create", mode });
      const lost = await shop.order({ pay_type: PAY_TYPE.icashPay });
      expect(lost.envelope).toMatchObject({
        code: CODE.paymentFailed,
        message: "付款服務忙碌中，請稍後再試",
      });
      shop.clock.advance(5000);
      const { id, payment_url_web } = await placeOrder();
      expect(only(await shop.orders()).id).toBe(id);
      await payer.choose(payment_url_web, "pay");
      expect((await payer.confirm(id)).envelope).toEqual(PAID);
      await expectPaidOnce(id);
    },
  );

  it("does not refund twice when the answer to the first refund was lost", async () => {
    const { id, payment_url_web } = await placeOrder();
    await payer.choose(payment_url_web, "pay");
    await payer.confirm(id);
    await shop.sandbox.fault({ provider: "icashpay", call: "refund", mode: "drop_after_commit" });
    await shop.reject(id);
    await shop.reconcile(1);
    expect(await shop.orderOf(id)).toMatchObject({ pay_status: PAY_STATUS.refunding });
    await shop.reconcile(331);
    expect(await shop.orderOf(id)).toMatchObject({
      order_status: ORDER_STATUS.cancelled,
      pay_status: PAY_STATUS.refunded,
    });
    expect(await payer.balance()).toBe(0);
    expect(await shop.balance("refund:")).toBe(-318);
    expect((await payer.confirm(id)).envelope).toMatchObject({
      code: CODE.paymentFailed,
      message: "訂單已取消，款項將退回原付款方式",
    });
  });
});

it("refunds a payment that arrives after the order was cancelled", async () => {
  const { id, payment_url_web } = await placeOrder();
  const { deps } = backend;
  await deps.db.execute(`update orders set order_status = -2, pay_status = 2 where id = ${id}`);
  await payer.choose(payment_url_web, "pay");
  await payer.notify(only(await payer.notices()));
  await shop.reconcile(1);
  expect(await shop.orderOf(id)).toMatchObject({
    order_status: ORDER_STATUS.cancelled,
    pay_status: PAY_STATUS.refunded,
  });
  expect(await payer.balance()).toBe(0);
});
