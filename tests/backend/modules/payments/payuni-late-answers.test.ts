import { eq } from "drizzle-orm";
import { schema } from "../../../../backend/db/client.ts";
import { ORDER_STATUS, PAY_STATUS, PAY_TYPE } from "../../../../lib/contracts/codes.ts";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { openShop, type Shop } from "../checkout/order-shop";
import { type PayuniPayer, payuniPayer } from "./payuni-payer";

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

async function placePaidOrder() {
  const { envelope } = await shop.order({ pay_type: PAY_TYPE.payuni });
  await payer.pay(envelope.data.payment_url_web);
  return envelope.data.id;
}

describe("a genuine notice of PAYUNi", () => {
  it("that arrives while too many look-ups run is accepted, and the next reconcile job looks up the payment (PV-07)", async () => {
    const id = await placePaidOrder();
    const [notice = {}] = await payer.notices();
    const { promise, resolve } = Promise.withResolvers<void>();
    const running = Array.from({ length: 20 }, (_lookup, at) =>
      backend.deps.lookups.ask({ key: `busy:${at}`, member_id: null }, () => promise),
    );
    const answer = await payer.notify("/notify/payuni", notice);
    resolve();
    await Promise.all(running);
    expect([answer.statusCode, answer.body]).toEqual([200, "SUCCESS"]);
    expect(await shop.orderOf(id)).toMatchObject({ order_status: ORDER_STATUS.awaitingPayment });
    await shop.reconcile(0);
    expect(await shop.orderOf(id)).toMatchObject({ order_status: ORDER_STATUS.ordered });
    expect(await shop.balance("charge:")).toBe(318);
    expect(await payer.balance()).toBe(318);
  });

  it("about a payment that this shop did not make is refused", async () => {
    const id = await placePaidOrder();
    const [notice = {}] = await payer.notices();
    const own = eq(schema.payments.order_id, id);
    await backend.db
      .update(schema.payments)
      .set({ attempt_no: `other-${id}` })
      .where(own);
    const answer = await payer.notify("/notify/payuni", notice);
    expect([answer.statusCode, answer.body]).toEqual([400, "FAIL"]);
    expect(backend.audited.at(-1)).toMatchObject({ kind: "notice-forged", provider: "payuni" });
    expect(await shop.orderOf(id)).toMatchObject({ order_status: ORDER_STATUS.awaitingPayment });
  });
});

describe("money to return", () => {
  it.each([
    ["does not answer the look-up", { ok: "unknown" }],
    ["refuses the look-up", { ok: false, returnCode: "QUERY02009", returnMessage: "" }],
    ["does not know the trade", { ok: true, info: null }],
  ] as const)(
    "stays due when PAYUNi %s, and is returned at the next try (PV-11)",
    async (_what, answer) => {
      const { payuni } = backend.deps.providers;
      const cancel = jest.spyOn(payuni, "cancel");
      const id = await placePaidOrder();
      await payer.result(id);
      await shop.reject(id);
      jest.spyOn(payuni, "query").mockResolvedValueOnce(answer);
      await shop.reconcile(1);
      expect(cancel).not.toHaveBeenCalled();
      expect(await shop.orderOf(id)).toMatchObject({ pay_status: PAY_STATUS.refunding });
      await shop.reconcile(60);
      expect(cancel).toHaveBeenCalledTimes(1);
      expect(await shop.orderOf(id)).toMatchObject({ pay_status: PAY_STATUS.refunded });
      expect(await payer.balance()).toBe(0);
    },
  );

  it("is not returned twice after PAYUNi did not answer the request to return it, because the trade is looked up first (PV-11)", async () => {
    const cancel = jest.spyOn(backend.deps.providers.payuni, "cancel");
    const id = await placePaidOrder();
    await payer.result(id);
    await shop.reject(id);
    await shop.sandbox.fault({ provider: "payuni", call: "cancel", mode: "drop_after_commit" });
    await shop.reconcile(1);
    expect(await shop.orderOf(id)).toMatchObject({ pay_status: PAY_STATUS.refunding });
    await shop.reconcile(400);
    expect(cancel).toHaveBeenCalledTimes(1);
    expect(await shop.orderOf(id)).toMatchObject({ pay_status: PAY_STATUS.refunded });
    expect(await payer.balance()).toBe(0);
    expect(await shop.balance("refund:")).toBe(-318);
  });
});
