import { PAY_STATUS, PAY_TYPE } from "../../../../lib/contracts/codes.ts";
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

/** Places a paid order that the store rejects, so that the payment must be refunded. Returns the id of the order. */
async function placeOrderToRefund() {
  const { envelope } = await shop.order({ pay_type: PAY_TYPE.linePay });
  const { id, payment_url_web } = envelope.data;
  await shop.pay(payment_url_web);
  await shop.comeBack(id);
  await shop.reject(id);
  return id;
}

describe("a refund", () => {
  it("waits while LINE Pay's payment details cannot be read, and is sent once at the next try (PV-05)", async () => {
    const refund = jest.spyOn(backend.deps.providers.linePay, "refund");
    const id = await placeOrderToRefund();
    await shop.sandbox.fault({ provider: "linepay", call: "details", mode: "5xx" });
    await shop.reconcile(1);
    expect(refund).not.toHaveBeenCalled();
    expect(await shop.orderOf(id)).toMatchObject({ pay_status: PAY_STATUS.refunding });
    // LINE Pay has received no refund request that it could still carry out, so the backend has released the claim. The
    // next try need not wait until the claim expires.
    expect(await shop.paymentOf(id)).toMatchObject({ claimed_until: null });
    await shop.reconcile(60);
    expect(refund).toHaveBeenCalledTimes(1);
    expect(await shop.orderOf(id)).toMatchObject({ pay_status: PAY_STATUS.refunded });
    expect(await shop.providerBalance()).toBe(0);
  });

  it("that LINE Pay refuses stays due and is sent again later, and the refusal is recorded as an audit event", async () => {
    const id = await placeOrderToRefund();
    const refused = { ok: false, returnCode: "1155", returnMessage: "" } as const;
    jest.spyOn(backend.deps.providers.linePay, "refund").mockResolvedValueOnce(refused);
    await shop.reconcile(1);
    expect(await shop.orderOf(id)).toMatchObject({ pay_status: PAY_STATUS.refunding });
    expect(shop.audited.at(-1)).toMatchObject({ kind: "refund-refused", order_id: id });
    expect(shop.logged()).toContainEqual(expect.stringMatching(/^payments: refund .*1155/));
    await shop.reconcile(400);
    expect(await shop.orderOf(id)).toMatchObject({ pay_status: PAY_STATUS.refunded });
    expect(await shop.balance("refund:")).toBe(-318);
    expect(await shop.providerBalance()).toBe(0);
  });

  it("that LINE Pay has already made is recorded (PV-05)", async () => {
    const id = await placeOrderToRefund();
    const made = { ok: false, returnCode: "1165", returnMessage: "" } as const;
    jest.spyOn(backend.deps.providers.linePay, "refund").mockResolvedValueOnce(made);
    await shop.reconcile(1);
    expect(await shop.orderOf(id)).toMatchObject({ pay_status: PAY_STATUS.refunded });
    expect(await shop.balance("refund:")).toBe(-318);
  });
});
