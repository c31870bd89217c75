import type { BestDeal } from "../../../../lib/contracts/best-deal.ts";
import { CODE, COUPON_USER_TYPE, CUT_TYPE, DINING_TYPE } from "../../../../lib/contracts/codes.ts";
import { giveCoupon, givePoints, giveSubscription } from "../../../factories/benefit-rows";
import { insertMember } from "../../../factories/member-rows";
import { backend, coupon, quote, shop } from "./benefit-shop";
import { only } from "./order-shop";

async function bestDeal(values: Record<string, unknown> = {}): Promise<BestDeal> {
  const { best_deal } = await quote(values);
  if (!best_deal) throw new Error("the quote has no best deal");
  return best_deal;
}
/** Returns the request fields that the checkout page sends to get this best deal. */
const choicesOf = (deal: BestDeal) => ({
  code_id: deal.code_id,
  selected_store_coupon_type: deal.selected_store_coupon_type,
  subscription_type: deal.subscription_type,
  use_op: deal.use_op,
  use_op_checked: deal.use_op > 0 ? 1 : 0,
  op_event_id: deal.op_event_id,
  use_op_delivery: deal.op_event_id === null ? 0 : 1,
});
const notes = ({ parts }: BestDeal) =>
  parts.map(({ benefit, discount, note }) => [benefit, discount, note]);

describe("the best deal of a quote (RU-70)", () => {
  it("uses a coupon, the subscription and points together, and costs the same in a quote and in an order", async () => {
    await coupon({ cut_money: 20 });
    const code_id = await coupon({ cut_money: 50 });
    await giveSubscription(shop.db, shop.member);
    await givePoints(shop.db, shop.member, 120);
    const deal = await bestDeal();
    expect(deal).toMatchObject({
      code_id,
      subscription_type: 1,
      use_op: 120,
      op_event_id: null,
      pay_total: 103,
      saving: 215,
    });
    expect(await quote(choicesOf(deal))).toMatchObject({
      pay_total: 103,
      discount_price: 50,
      subscribe_delivery_discount_price: 45,
      use_op: 120,
      alert_toast: "",
      best_deal: { saving: 0, pay_total: 103 },
    });
    const { op_event_id: _event, use_op_checked, use_op_delivery, ...choices } = choicesOf(deal);
    expect((await shop.submit(choices)).envelope.code).toBe(CODE.ok);
    expect(only(await shop.orders())).toMatchObject({ pay_total: 103, code_id, use_op: 120 });
  });

  it("has as its saving the amount by which it is cheaper than the quote with the customer's own choices", async () => {
    const small = await coupon({ cut_money: 20 });
    await coupon({ cut_money: 50 });
    expect(await bestDeal({ code_id: small })).toMatchObject({ saving: 30, pay_total: 268 });
  });

  it("does not use coupons that are used up, expired, another member's or held by an order", async () => {
    await coupon({ used_times: 1 });
    await coupon({ end_time: 1_795_000_000 });
    await giveCoupon(shop.db, await insertMember(shop.db));
    const code_id = await coupon();
    await shop.order({ code_id });
    expect(await bestDeal()).toMatchObject({ code_id: 0, saving: 0, parts: [] });
  });

  it("has the amount of the quote and no parts for a member without benefits", async () => {
    expect(await bestDeal()).toEqual({
      pay_total: 318,
      saving: 0,
      code_id: 0,
      selected_store_coupon_type: -1,
      subscription_type: 0,
      use_op: 0,
      op_event_id: null,
      parts: [],
    });
  });
});

describe("the best deal lists a benefit that it does not use, with the reason (RU-71):", () => {
  it("a coupon for the first order whose threshold is not reached, beside the coupon in use", async () => {
    await coupon({ user_type: COUPON_USER_TYPE.firstOrder, full_money: 300, cut_money: 90 });
    await coupon({ cut_money: 50 });
    expect(notes(await bestDeal())).toEqual([
      ["coupon", 50, ""],
      ["first-order-coupon", 0, "未達使用門檻 NT$300，還差 NT$40"],
    ]);
  });

  it("of several unusable coupons, the coupon whose threshold is closest", async () => {
    await coupon({ full_money: 900 });
    await coupon({ full_money: 300 });
    await coupon({ dining_types: [DINING_TYPE.pickup] });
    expect(notes(await bestDeal())).toEqual([["coupon", 0, "未達使用門檻 NT$300，還差 NT$40"]]);
  });

  it("a subscription for an order that it does not cover", async () => {
    await giveSubscription(shop.db, shop.member);
    expect(notes(await bestDeal({ dining_type: DINING_TYPE.businessReservation }))).toEqual([
      ["subscription", 0, "僅限外送與外帶訂單使用"],
    ]);
  });

  it("a subscription whose deliveries of this period are used up", async () => {
    await giveSubscription(shop.db, shop.member);
    for (let use = 0; use < 4; use += 1) {
      const { envelope } = await shop.order({ subscription_type: 1 });
      await shop.finish(envelope.data.id);
      backend.clock.advance(120_000);
    }
    expect(notes(await bestDeal())).toEqual([["subscription", 0, "本期次數已用完"]]);
  });

  it("a coupon for the delivery fee if a subscription already pays the fee, and the points event if the member has too few points", async () => {
    await giveSubscription(shop.db, shop.member, {});
    await givePoints(shop.db, shop.member, 29);
    await coupon({ cut_type: CUT_TYPE.fee, cut_money: 45 });
    // The coupon and the subscription both take off the fee of NT$45. The deal uses the subscription, because its
    // remaining uses expire at the end of the period.
    expect(notes(await bestDeal())).toEqual([
      ["coupon", 0, "與其他優惠相比，這次不會更省"],
      ["subscription", 45, ""],
      ["points", 29, ""],
      ["points-delivery", 0, "點數不足 30 點"],
    ]);
  });
});
