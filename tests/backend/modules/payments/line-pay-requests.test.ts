import { REASON } from "../../../../lib/contracts/answer-code.ts";
import { CODE, ORDER_STATUS, PAY_STATUS, PAY_TYPE } from "../../../../lib/contracts/codes.ts";
import { insertMember } from "../../../factories/member-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { openShop, type Shop } from "../checkout/order-shop";

let backend: TestBackend;
let shop: Shop;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  shop = await openShop(backend);
});
afterAll(() => backend.close());

async function placeOrder() {
  const { envelope } = await shop.order({ pay_type: PAY_TYPE.linePay });
  return envelope.data;
}

describe("a payment request", () => {
  const answerRequest = (returnCode: string) =>
    jest
      .spyOn(backend.deps.providers.linePay, "request")
      .mockResolvedValueOnce({ ok: false, returnCode, returnMessage: "" });

  it("that LINE Pay refuses ends the order, and the answer advises another pay type", async () => {
    answerRequest("1106");
    const { envelope } = await shop.order({
      pay_type: PAY_TYPE.linePay,
      foods: [{ id: shop.last.id, quantity: 2 }],
    });
    expect(envelope).toMatchObject({
      code: CODE.paymentFailed,
      message: "LINE Pay 暫時無法付款，訂單未成立，請改用其他付款方式",
      reason: REASON.paymentMethod,
    });
    expect(await shop.orders()).toMatchObject([
      { order_status: ORDER_STATUS.cancelled, pay_status: PAY_STATUS.failed },
    ]);
    expect(await shop.balance("stock:")).toBe(0);
    expect(shop.logged()).toContainEqual(expect.stringContaining("request refused with 1106"));
  });

  it.each(["1145", "1172", "1198", "9000"])(
    "with the answer code %s leaves the order unpaid, and can be repeated for the same order",
    async (returnCode) => {
      answerRequest(returnCode);
      const { envelope } = await shop.order({ pay_type: PAY_TYPE.linePay });
      expect(envelope).toMatchObject({
        code: CODE.paymentFailed,
        message: "付款服務忙碌中，請稍後再試",
      });
      expect(await shop.orders()).toMatchObject([{ order_status: ORDER_STATUS.awaitingPayment }]);
      shop.clock.advance(2000);
      const { id, payment_url_web } = await placeOrder();
      expect(await shop.orders()).toMatchObject([{ id }]);
      await shop.pay(payment_url_web);
      await shop.comeBack(id);
      expect(await shop.orderOf(id)).toMatchObject({ order_status: ORDER_STATUS.ordered });
      expect(await shop.balance("charge:")).toBe(318);
      expect(await shop.providerBalance()).toBe(318);
    },
  );

  it("that gets no answer ends the order and releases its holds after 30 seconds if the customer does not submit again", async () => {
    await shop.sandbox.fault({ provider: "linepay", call: "request", mode: "5xx" });
    await shop.order({ pay_type: PAY_TYPE.linePay, foods: [{ id: shop.last.id, quantity: 2 }] });
    expect(await shop.balance("stock:")).toBe(2);
    await shop.reconcile(30);
    expect(await shop.orders()).toMatchObject([
      { order_status: ORDER_STATUS.cancelled, pay_status: PAY_STATUS.failed },
    ]);
    expect(await shop.balance("stock:")).toBe(0);
  });
});

it("a look-up that fails with an error is repeated after a minute and does not delay other look-ups (RU-32)", async () => {
  const first = await placeOrder();
  await shop.pay(first.payment_url_web);
  const session = await shop.asMember(await insertMember(shop.db));
  const second = await shop.order({ pay_type: PAY_TYPE.linePay }, { as: session });
  await shop.pay(second.envelope.data.payment_url_web);
  jest.spyOn(backend.deps.providers.linePay, "check").mockRejectedValueOnce(new Error("broken"));
  await shop.reconcile(15);
  const states = (await shop.orders()).map(({ order_status }) => order_status);
  expect(states).toEqual([ORDER_STATUS.awaitingPayment, ORDER_STATUS.ordered]);
  expect(shop.logged()).toContainEqual(expect.stringMatching(/^payments: .*broken/));
  await shop.reconcile(59);
  expect(await shop.orderOf(first.id)).toMatchObject({
    order_status: ORDER_STATUS.awaitingPayment,
  });
  await shop.reconcile(1);
  expect(await shop.orderOf(first.id)).toMatchObject({ order_status: ORDER_STATUS.ordered });
});
