import { CODE, ORDER_STATUS, PAY_STATUS, PAY_TYPE } from "../../../../lib/contracts/codes";
import { insertMember } from "../../../factories/member-rows";
import { insertFood } from "../../../factories/store-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { runOutbox } from "../../../setup/run-jobs";
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

const order = (card_id: number, values: Record<string, unknown> = {}) =>
  shop.order({ pay_type: PAY_TYPE.creditCard, card_id, ...values });
const fault = (call: string, mode: string, count = 1) =>
  shop.sandbox.fault({ provider: "payuni", call, mode, count });

async function expectPaidOnce() {
  expect(await shop.orders()).toMatchObject([
    { order_status: ORDER_STATUS.ordered, pay_status: PAY_STATUS.paid },
  ]);
  expect(await shop.balance("charge:")).toBe(318);
  expect(await payer.balance()).toBe(318);
}

describe("paying with a saved card", () => {
  it("charges the card at once when the bank needs no 3-D check (PV-08)", async () => {
    const card = await payer.bindCard("mastercard");
    const { envelope } = await order(card.id);
    expect(envelope).toMatchObject({
      code: CODE.ok,
      data: {
        pay_type: PAY_TYPE.creditCard,
        order_status: ORDER_STATUS.ordered,
        payment_url_web: "",
      },
    });
    await expectPaidOnce();
  });

  it("leads to the bank's 3-D page when the bank needs a check", async () => {
    const card = await payer.bindCard("visa");
    const { envelope } = await order(card.id);
    expect(envelope).toMatchObject({
      code: CODE.ok,
      data: { pay_type: PAY_TYPE.creditCard, order_status: ORDER_STATUS.awaitingPayment },
    });
    expect(envelope.data.payment_url_web).toMatch(/^http:\/\/localhost:3002\/payuni\/pay\//);
    shop.clock.advance(5000);
    // A repeated submit gets the same page and does not charge the card again.
    expect((await order(card.id)).envelope.data).toEqual(envelope.data);
    const page = await payer.pay(envelope.data.payment_url_web, "saved");
    expect(await payer.comeBack(page)).toMatch(/\/third\/payunireturn\?number=F\d{14}-1$/);
    expect((await payer.result(envelope.data.id)).envelope.code).toBe(CODE.ok);
    await expectPaidOnce();
  });

  it.each(["fail-3d", "decline", "cancel"])(
    'cancels the order after the payer chose "%s" on the 3-D page',
    async (choice) => {
      const card = await payer.bindCard("visa");
      const { envelope } = await order(card.id);
      await payer.pay(envelope.data.payment_url_web, choice);
      expect((await payer.result(envelope.data.id)).envelope.code).toBe(CODE.paymentFailed);
      expect(await shop.orders()).toMatchObject([
        { order_status: ORDER_STATUS.cancelled, pay_status: PAY_STATUS.failed },
      ]);
      expect(await payer.balance()).toBe(0);
    },
  );

  it("cancels the order when the card is declined, and the message advises another card or pay type", async () => {
    const card = await payer.bindCard("mastercard");
    const { id } = await insertFood(shop.db, shop.store, { unit_price: 21_000 });
    const { envelope } = await order(card.id, { foods: [{ id }] });
    expect(envelope).toMatchObject({
      code: CODE.paymentFailed,
      message: "信用卡付款未成功，訂單未成立，請改用其他卡片或付款方式",
    });
    expect(await shop.orders()).toMatchObject([{ order_status: ORDER_STATUS.cancelled }]);
    expect(await payer.balance()).toBe(0);
  });

  it.each([
    ["another member's card", "theirs"],
    ["an unknown card", "none"],
    ["a submit that names no card", "missing"],
    ["a deleted card", "deleted"],
    ["an expired card", "expired"],
  ])("is refused with the same message for %s, and nothing is stored", async (_what, kind) => {
    const card = await payer.bindCard();
    const as = kind === "theirs" ? await shop.asMember(await insertMember(shop.db)) : shop.session;
    if (kind === "deleted") await shop.db.execute(`update cards set is_deleted = 1`);
    if (kind === "expired") await shop.db.execute(`update cards set last_month = 202610`);
    const known = { none: 2_000_000_000, missing: undefined }[kind];
    const card_id = kind === "none" || kind === "missing" ? known : card.id;
    const quoted = await shop.quote({ pay_type: PAY_TYPE.creditCard }, as);
    expect(quoted.envelope.code).toBe(CODE.ok);
    const { envelope } = await shop.submit({ pay_type: PAY_TYPE.creditCard, card_id }, { as });
    expect(envelope).toMatchObject({ code: CODE.refused, message: "找不到此信用卡，請重新選擇" });
    expect(await shop.orders()).toEqual([]);
    expect(await shop.payments()).toEqual([]);
  });

  it.each(["drop_after_commit", "bad_json", "bad_sig", "reset"])(
    'does not charge the card twice when PAYUNi gives no usable answer to the charge, and asks PAYUNi for the result later (fault "%s")',
    async (mode) => {
      const card = await payer.bindCard("mastercard");
      await fault("credit", mode);
      await fault("query", "5xx");
      const { envelope } = await order(card.id);
      expect(envelope.data).toMatchObject({
        order_status: ORDER_STATUS.awaitingPayment,
        payment_url_web: "",
      });
      shop.clock.advance(2000);
      await order(card.id);
      for (let step = 0; step < 4; step += 1) await shop.reconcile(15);
      if (mode === "reset") {
        // With this fault the charge did not reach PAYUNi, so the order is cancelled after five minutes.
        expect(await shop.orders()).toMatchObject([{ order_status: ORDER_STATUS.awaitingPayment }]);
        await shop.reconcile(240);
        expect(await shop.orders()).toMatchObject([{ order_status: ORDER_STATUS.cancelled }]);
        expect(await payer.balance()).toBe(0);
      } else {
        await expectPaidOnce();
      }
    },
  );

  it("places the order within a minute if the process ended just after the charge was made", async () => {
    const card = await payer.bindCard("mastercard");
    const { payuni } = backend.deps.providers;
    backend.deps.providers.payuni = {
      ...payuni,
      charge: async (request) => {
        await payuni.charge(request);
        throw new Error("killed");
      },
    };
    expect((await order(card.id)).status).toBe(500);
    backend.deps.providers.payuni = payuni;
    expect(await shop.orders()).toMatchObject([{ order_status: ORDER_STATUS.awaitingPayment }]);
    shop.clock.advance(31_000);
    await runOutbox(backend.deps);
    await shop.reconcile(1);
    await expectPaidOnce();
  });
});
