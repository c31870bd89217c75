import type { BestDeal, DealPart } from "../../../lib/contracts/best-deal.ts";
import { COUPON_USER_TYPE, DINING_TYPE, NO_STORE_COUPON } from "../../../lib/contracts/codes.ts";
import { moneyText, type Sentence, sentence } from "../../shared/text-rules.ts";
import { couponRefusal } from "../benefits/coupon-rules.ts";
import type { HeldCoupon } from "../benefits/coupon-service.ts";
import { SUBSCRIPTION_TITLE, subscriptionKind } from "../benefits/subscription-rules.ts";
import {
  FEE_RELIEVED,
  isFeeRelieved,
  noPointsText,
  POINTS_DELIVERY_TITLE,
  POINTS_TITLE,
  pointsMissing,
} from "./benefit-answer.ts";
import { couponFacts, DELIVERY_EVENT, POINT_RATE, takesPoints, usesLeft } from "./benefit-rules.ts";
import {
  baseWith,
  type Deal,
  findBestDeal,
  subscriptionCut,
  subtotalOf,
} from "./best-deal-rules.ts";
import type { Pricing } from "./order-pricing.ts";
import { storeOffers } from "./store-offer-rules.ts";

const NO_BETTER = sentence("與其他優惠相比，這次不會更省", "deal-no-better");
const NOTHING_LEFT = sentence("這筆訂單沒有可折抵的金額", "deal-nothing-left");

/**
 * Returns the best deal for a quote. `parts` lists the kinds of benefits with their discount, or with a note that says
 * why the deal does not use them (RU-70, RU-71).
 */
export function bestDealAnswer(pricing: Pricing, held: HeldCoupon[], quoted: number): BestDeal {
  const deal = findBestDeal(pricing, held);
  const { price, coupon, selected_store_coupon_type, subscription_type, op_event_id } = deal;
  return {
    pay_total: price.pay_total,
    saving: Math.max(0, quoted - price.pay_total),
    code_id: coupon?.id ?? 0,
    selected_store_coupon_type,
    subscription_type,
    use_op: price.use_op,
    op_event_id,
    parts: [
      ...couponParts(pricing, held, deal),
      ...storeCouponPart(pricing, deal),
      ...subscriptionPart(pricing, deal),
      ...pointsParts(pricing, deal),
    ],
  };
}

/**
 * Returns at most two coupons:
 * - The coupon of the deal.
 * - A held coupon for the first order, if this is the member's first order and the deal does not use such a coupon. A
 *   new member sees this coupon although the deal does not use it.
 *
 * If there is neither of them, returns the held coupon that is closest to being used. A usable coupon is the closest.
 * The next ones are the coupons for which only the amount is too low, the lowest minimum amount first.
 */
function couponParts(pricing: Pricing, held: HeldCoupon[], deal: Deal): DealPart[] {
  const { coupon, price } = deal;
  const base = baseWith(pricing, deal.selected_store_coupon_type);
  const facts = couponFacts({ ...pricing, base });
  const unused = held
    .filter(({ id }) => id !== coupon?.id)
    .map((one) => ({ ...one, refusal: couponRefusal(one, facts) }))
    .toSorted((a, b) => distance(a) - distance(b));
  const isFirstUsed = coupon !== null && isForFirstOrder(coupon);
  const first =
    pricing.benefits.is_first_order && !isFirstUsed ? unused.find(isForFirstOrder) : undefined;
  const closest = coupon === null ? (first ?? unused[0]) : first;
  return [
    ...(coupon ? [couponPart(coupon, price.discount_price, null)] : []),
    ...(closest ? [couponPart(closest, 0, closest.refusal ?? NO_BETTER)] : []),
  ];

  function distance({ refusal, coupon }: HeldCoupon & { refusal: Sentence | null }): number {
    if (refusal === null) return 0;
    // The amount is set to the coupon's minimum, so that only the other conditions are checked.
    const isBelowThreshold =
      couponRefusal({ coupon, used_times: 0 }, { ...facts, base: coupon.full_money }) === null;
    return isBelowThreshold ? coupon.full_money : Number.MAX_SAFE_INTEGER;
  }
}

function isForFirstOrder({ coupon }: HeldCoupon): boolean {
  return coupon.user_type === COUPON_USER_TYPE.firstOrder;
}

function couponPart(held: HeldCoupon, discount: number, note: Sentence | null): DealPart {
  const { remark, code } = held.coupon;
  const benefit = isForFirstOrder(held) ? "first-order-coupon" : "coupon";
  return { benefit, name: remark || code, discount, ...noteOf(note) };
}

/** Returns the store coupon of the deal, or else the store coupon with the lowest minimum amount. */
function storeCouponPart(pricing: Pricing, deal: Deal): DealPart[] {
  const offers = storeOffers(pricing.store)
    .flatMap(({ full_cut, ...offer }) => (full_cut ? [{ ...offer, ...full_cut }] : []))
    .toSorted((a, b) => a.full_money - b.full_money);
  const isUsed = deal.selected_store_coupon_type !== NO_STORE_COUPON;
  const offer = isUsed
    ? offers.find(({ coupon_type }) => coupon_type === deal.selected_store_coupon_type)
    : offers[0];
  if (!offer) return [];
  const missing = offer.full_money - subtotalOf(pricing);
  const note = missing > 0 ? storeCouponMissing(offer.full_money, missing) : NO_BETTER;
  return [
    {
      benefit: "store-coupon",
      name: offer.name,
      discount: deal.price.store_coupon_discount_money,
      ...noteOf(isUsed ? null : note),
    },
  ];
}

function storeCouponMissing(full_money: number, short: number): Sentence {
  const [least, missing] = [moneyText(full_money), moneyText(short)];
  const text = `滿 ${least} 可用，還差 ${missing}`;
  return sentence(text, "store-coupon-shortfall", { least, missing });
}

function subscriptionPart({ request, benefits }: Pricing, deal: Deal): DealPart[] {
  if (!benefits.subscription) return [];
  const discount = subscriptionCut(deal.price);
  const note = discount > 0 ? null : unusedSubscription();
  const title = { name: SUBSCRIPTION_TITLE, name_said: { code: "subscription-title" } };
  return [{ benefit: "subscription", ...title, discount, ...noteOf(note) }];

  function unusedSubscription(): Sentence {
    const kind = subscriptionKind(request.dining_type);
    if (kind === null) return sentence("僅限外送與外帶訂單使用", "deal-dining");
    if (usesLeft(benefits.subscription, request) === 0) {
      return sentence("本期次數已用完", "deal-uses-over");
    }
    return kind === "delivery" ? feeNote(deal) : NOTHING_LEFT;
  }
}

function pointsParts({ request, benefits }: Pricing, deal: Deal): DealPart[] {
  const { have_op } = benefits.points;
  if (have_op === 0) return [];
  const { price } = deal;
  const discount = price.op_discount_price;
  const { text: name, said: name_said } = POINTS_TITLE;
  const points = { benefit: "points", name, name_said, discount } as const;
  if (!takesPoints(request)) return [{ ...points, ...noteOf(noPointsText(request)) }];
  const isSpent = deal.op_event_id !== null && have_op < DELIVERY_EVENT.use_points + POINT_RATE;
  const spent = sentence("點數已用來折抵外送費", "deal-points-spent");
  const unused = isSpent ? spent : NOTHING_LEFT;
  const part = { ...points, ...noteOf(discount > 0 ? null : unused) };
  if (request.dining_type !== DINING_TYPE.delivery) return [part];
  return [part, eventPart(deal, have_op)];
}

function eventPart(deal: Deal, have_op: number): DealPart {
  const discount = deal.price.op_delivery_waiver;
  const { use_points } = DELIVERY_EVENT;
  const unused = have_op < use_points ? pointsMissing(use_points) : feeNote(deal);
  const { text: name, said: name_said } = POINTS_DELIVERY_TITLE;
  const note = noteOf(discount > 0 ? null : unused);
  return { benefit: "points-delivery", name, name_said, discount, ...note };
}

/** Returns why a reduction of the delivery fee is not used. An order can use only one such reduction (RU-12). */
function feeNote({ price, coupon }: Deal): Sentence {
  if (price.delivery_fee === 0) return sentence("這筆訂單沒有外送費", "deal-no-fee");
  const isRelieved = price.op_delivery_waiver > 0 || isFeeRelieved(price, { coupon });
  return isRelieved ? FEE_RELIEVED : NO_BETTER;
}

/** Returns the note of a benefit as answer fields. The note is empty for a benefit that the deal uses. */
function noteOf(note: Sentence | null) {
  return { note: note?.text ?? "", note_said: note?.said };
}
