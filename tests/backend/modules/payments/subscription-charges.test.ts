import { eq } from "drizzle-orm";
import { schema } from "../../../../backend/db/client.ts";
import {
  runSubscriptionsOnce,
  settleCharge,
} from "../../../../backend/modules/payments/subscription-charge-service.ts";
import { CODE } from "../../../../lib/contracts/answer-code.ts";
import { giveSubscription } from "../../../factories/benefit-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { only, openShop, type Shop } from "../checkout/order-shop";
import { type PayuniPayer, payuniPayer } from "./payuni-payer";

const DAY_MS = 86_400_000;
let backend: TestBackend;
let shop: Shop;
let payer: PayuniPayer;
beforeAll(async () => {
  backend = await createTestBackend({ env: { RATE_LIMIT_SCALE: "20" } });
});
beforeEach(async () => {
  shop = await openShop(backend);
  payer = await payuniPayer(shop);
  // Subscriptions of earlier tests must not be renewed by this test's run.
  await backend.db.update(schema.subscriptions).set({ auto_renew: 0 });
});
afterAll(() => backend.close());

const buy = async (card_id: number | string, price = 99) =>
  (await shop.call("buySubscription", { as: shop.session, body: { card_id, price } })).envelope;
/** Starts a new session, because a session ends before the month of a subscription ends. */
const signIn = () => backend.asMember(shop.member);
const readSubscription = async () =>
  (await shop.call("ownSubscription", { as: await signIn() })).envelope.data;
const renew = async (auto_renew: 0 | 1) =>
  (await shop.call("renewSubscription", { as: await signIn(), body: { auto_renew } })).envelope;
/** Deletes, at PAYUNi, the token of the card that was saved last. PAYUNi does not tell the shop. */
const forgetAtPayuni = async () => {
  const saved = (await payer.rows()).findLast(({ type }) => type === "bound");
  await backend.deps.providers.payuni.forgetCard(String(saved?.creditHash));
};
const rows = () =>
  backend.db
    .select()
    .from(schema.subscriptions)
    .where(eq(schema.subscriptions.member_id, shop.member.id));
const charges = () =>
  backend.db
    .select()
    .from(schema.subscription_charges)
    .where(eq(schema.subscription_charges.member_id, shop.member.id));
const advanceAndRun = async (ms: number) => {
  shop.clock.advance(ms);
  await runSubscriptionsOnce(backend.deps);
};
/** Moves the clock to just after the renewal time and runs the renewal. */
const runRenewal = async () => {
  const { renew_time } = await readSubscription();
  shop.clock.set((renew_time + 1) * 1000);
  await runSubscriptionsOnce(backend.deps);
};

describe("buying the subscription (SB-06)", () => {
  it("charges a saved card and gives one month that is renewed automatically", async () => {
    const card = await payer.bindCard("mastercard");
    const envelope = await buy(card.id);
    expect(envelope).toMatchObject({
      code: CODE.ok,
      data: { payment_url_web: "", auto_renew: 1, is_paying: 0, has_failed: 0 },
    });
    const { start_time, end_time, renew_time } = envelope.data;
    expect(end_time - start_time).toBeGreaterThan(27 * 86_400);
    expect(renew_time).toBe(end_time - 86_400);
    expect(await payer.balance()).toBe(99);
    const { data } = (await shop.call("member", { as: shop.session })).envelope;
    expect(data.data).toMatchObject({ subscription_status: 1, subscription_end_time: end_time });
  });

  it("charges once when the button is pressed several times at the same moment and again later", async () => {
    const card = await payer.bindCard("mastercard");
    const answers = await Promise.all([buy(card.id), buy(card.id), buy(card.id)]);
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0]);
    await buy(card.id);
    expect(await payer.balance()).toBe(99);
    expect(await charges()).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  });

  it("leads to the bank's 3-D page, and the payer's return gives the month", async () => {
    const card = await payer.bindCard("visa");
    const { data } = await buy(card.id);
    expect(data).toMatchObject({ is_paying: 1, end_time: 0 });
    expect((await buy(card.id)).data.payment_url_web).toBe(data.payment_url_web);
    const page = await payer.pay(data.payment_url_web, "saved");
    expect(await payer.comeBack(page)).toBe("http://localhost:3000/subscription");
    expect(await readSubscription()).toMatchObject({ is_paying: 0, auto_renew: 1 });
    expect(await payer.balance()).toBe(99);
  });

  it("gives a month that is not renewed if the member removed the card before the payment was settled", async () => {
    const card = await payer.bindCard("visa");
    const { data } = await buy(card.id);
    const page = await payer.pay(data.payment_url_web, "saved");
    await shop.call("removeCard", { as: shop.session, body: { id: Number(card.id) } });
    await payer.comeBack(page);
    expect(await readSubscription()).toMatchObject({ auto_renew: 0, renew_time: 0 });
    expect(only(await rows()).end_time).toBeGreaterThan(0);
  });

  it("is completed once by the worker when neither the payer's return nor a notice arrives", async () => {
    const card = await payer.bindCard("visa");
    const { data } = await buy(card.id);
    await payer.pay(data.payment_url_web, "saved");
    await Promise.all([advanceAndRun(60_000), runSubscriptionsOnce(backend.deps)]);
    const { end_time } = only(await rows());
    await advanceAndRun(3_600_000);
    expect(only(await rows()).end_time).toBe(end_time);
  });

  it.each(["decline", "fail-3d", "cancel"])(
    'charges nothing and reports the failure after the payer chose "%s"',
    async (choice) => {
      const card = await payer.bindCard("visa");
      const { data } = await buy(card.id);
      const page = await payer.pay(data.payment_url_web, choice);
      await payer.comeBack(page);
      expect(await readSubscription()).toMatchObject({ end_time: 0, is_paying: 0, has_failed: 1 });
      expect(await payer.balance()).toBe(0);
    },
  );

  it("ends an unpaid charge after 25 minutes, and gives the month if a late payment arrives", async () => {
    const card = await payer.bindCard("visa");
    const { data } = await buy(card.id);
    const page = await payer.open(data.payment_url_web);
    await advanceAndRun(1_500_000);
    expect(await readSubscription()).toMatchObject({ is_paying: 0, has_failed: 1 });
    shop.clock.advance(-1_500_000);
    await payer.choose(page, "saved");
    await payer.comeBack(page);
    expect((await readSubscription()).end_time).toBeGreaterThan(0);
  });

  it("charges once and gives one month when the answer to the charge was lost", async () => {
    const card = await payer.bindCard("mastercard");
    await shop.sandbox.fault({ provider: "payuni", call: "credit", mode: "drop_after_commit" });
    await buy(card.id);
    await advanceAndRun(60_000);
    await advanceAndRun(3_600_000);
    expect(await payer.balance()).toBe(99);
    expect(await rows()).toHaveLength(1);
  });

  it("after five minutes, ends a charge that never reached PAYUNi, and charges nothing", async () => {
    const card = await payer.bindCard("mastercard");
    await shop.sandbox.fault({ provider: "payuni", call: "credit", mode: "5xx" });
    expect((await buy(card.id)).data).toMatchObject({ is_paying: 1, end_time: 0 });
    await advanceAndRun(299_000);
    expect(await readSubscription()).toMatchObject({ is_paying: 1, has_failed: 0 });
    await advanceAndRun(299_000);
    expect(await readSubscription()).toMatchObject({ is_paying: 0, has_failed: 1, end_time: 0 });
    expect(await payer.balance()).toBe(0);
  });

  it("says at once that PAYUNi refuses the card, and another card can pay", async () => {
    const card = await payer.bindCard("mastercard");
    await forgetAtPayuni();
    expect(await buy(card.id)).toMatchObject({
      code: CODE.refused,
      message: "信用卡付款未成功，請改用其他卡片",
      reason: "subscription-declined",
    });
    expect(await readSubscription()).toMatchObject({ is_paying: 0, has_failed: 1, end_time: 0 });
    expect(await payer.balance()).toBe(0);
    const other = await payer.bindCard("mastercard");
    expect((await buy(other.id)).data).toMatchObject({ auto_renew: 1, has_failed: 0 });
    expect(await payer.balance()).toBe(99);
  });

  it("keeps a charge open when another amount was paid, records the difference once and charges nothing more (SB-09)", async () => {
    const card = await payer.bindCard("visa");
    const { data } = await buy(card.id);
    const { id } = only(await charges());
    const isThisCharge = eq(schema.subscription_charges.id, id);
    const setAmount = (amount: number) =>
      backend.db.update(schema.subscription_charges).set({ amount }).where(isThisCharge);
    await setAmount(199);
    const page = await payer.pay(data.payment_url_web, "saved");
    await payer.comeBack(page);
    await payer.comeBack(page);
    await advanceAndRun(3_600_000);
    const event = { kind: "payment-differs", charge_id: id };
    expect(backend.audited.filter(({ kind }) => kind === "payment-differs")).toMatchObject([event]);
    expect(only(await charges())).toMatchObject({ state: "differs", next_check_time: null });
    expect(await readSubscription()).toMatchObject({ end_time: 0, is_paying: 1, has_failed: 0 });
    await shop.call("buySubscription", {
      as: await signIn(),
      body: { card_id: card.id, price: 99 },
    });
    expect(await payer.balance()).toBe(99);
    await setAmount(99);
    await settleCharge(backend.deps, only(await charges()).number);
    expect(await readSubscription()).toMatchObject({ is_paying: 0, auto_renew: 1 });
  });

  it.each([
    ["a price other than the plan's", 98],
    ["a price of NT$0", 0],
  ])("refuses %s", async (_what, price) => {
    const card = await payer.bindCard("mastercard");
    expect((await buy(card.id, price)).code).not.toBe(0);
    expect(await payer.balance()).toBe(0);
  });

  it("refuses an unknown card", async () => {
    expect(await buy(999_999)).toMatchObject({
      code: CODE.refused,
      message: "找不到此信用卡，請重新選擇",
    });
    expect(await charges()).toEqual([]);
  });
});

describe("the renewal (SB-07)", () => {
  it("charges the next month a day before the end, and only once when two backends run the renewal", async () => {
    const card = await payer.bindCard("visa");
    const { data } = await buy(card.id);
    await payer.comeBack(await payer.pay(data.payment_url_web, "saved"));
    const before = await readSubscription();
    shop.clock.set((before.renew_time + 1) * 1000);
    await Promise.all([runSubscriptionsOnce(backend.deps), runSubscriptionsOnce(backend.deps)]);
    const after = await readSubscription();
    expect(after.start_time).toBe(before.start_time);
    expect(after.end_time - before.end_time).toBeGreaterThan(27 * 86_400);
    await advanceAndRun(DAY_MS);
    expect(await payer.balance()).toBe(198);
  });

  it("charges nothing after it was switched off, and the paid month stays valid", async () => {
    const card = await payer.bindCard("mastercard");
    const { data } = await buy(card.id);
    expect((await renew(0)).data).toMatchObject({ auto_renew: 0, end_time: data.end_time });
    shop.clock.set((data.end_time - 3600) * 1000);
    await runSubscriptionsOnce(backend.deps);
    expect(await payer.balance()).toBe(99);
    expect((await renew(1)).data.auto_renew).toBe(1);
  });

  it("keeps the price that the member agreed to when the plan becomes more expensive", async () => {
    const { config } = backend.deps;
    const card = await payer.bindCard("mastercard");
    await buy(card.id);
    config.SUBSCRIPTION_PRICE = 199;
    expect((await readSubscription()).renew_price).toBe(99);
    await runRenewal();
    config.SUBSCRIPTION_PRICE = 99;
    expect(await payer.balance()).toBe(198);
  });

  it("fails and is switched off if the card was removed, and cannot be switched on again", async () => {
    const card = await payer.bindCard("mastercard");
    await buy(card.id);
    await shop.call("removeCard", { as: shop.session, body: { id: Number(card.id) } });
    await runRenewal();
    expect(await readSubscription()).toMatchObject({ auto_renew: 0, has_failed: 1, is_paying: 0 });
    expect(await renew(1)).toMatchObject({
      code: CODE.refused,
      message: "扣款的信用卡已經移除，到期後可以再次訂閱",
    });
  });

  it("cannot be switched off without a running subscription, and cannot be switched on without a card", async () => {
    expect(await renew(0)).toMatchObject({ code: CODE.refused, message: "目前沒有使用中的訂閱" });
    const now = Math.floor(shop.clock.now() / 1000);
    await giveSubscription(backend.db, shop.member, {
      start_time: now - 60,
      end_time: now + 1_000_000,
    });
    expect((await renew(1)).code).toBe(CODE.refused);
  });
});

it("the subscription is not sold when the operator has set no price (SB-05)", async () => {
  const { config } = backend.deps;
  const card = await payer.bindCard("mastercard");
  const price = config.SUBSCRIPTION_PRICE;
  config.SUBSCRIPTION_PRICE = undefined;
  expect((await shop.call("subscriptionPlan")).envelope).toMatchObject({
    code: CODE.refused,
    message: "目前沒有開放訂閱",
  });
  expect((await buy(card.id)).code).toBe(CODE.refused);
  config.SUBSCRIPTION_PRICE = price;
  expect((await shop.call("subscriptionPlan")).envelope.data).toEqual({ price: 99 });
});

it("refuses to delete an account while a charge of its subscription is open (SB-08)", async () => {
  const card = await payer.bindCard("visa");
  await buy(card.id);
  const { envelope } = await shop.call("deleteAccount", { as: shop.session });
  expect(envelope).toMatchObject({
    code: CODE.refused,
    message: "福饕免運的付款還在確認，完成後就能刪除帳號",
  });
});
