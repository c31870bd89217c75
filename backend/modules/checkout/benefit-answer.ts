import { REASON } from "../../../lib/contracts/answer-code.ts";
import { CUT_TYPE, DINING_TYPE } from "../../../lib/contracts/codes.ts";
import type { Order, PreOrderRequest } from "../../../lib/contracts/orders.ts";
import { clockText } from "../../shared/taipei-time.ts";
import { moneyText, type Sentence, sentence } from "../../shared/text-rules.ts";
import { remainingUsesText, SUBSCRIPTION_TITLE } from "../benefits/subscription-rules.ts";
import {
  DELIVERY_EVENT,
  POINT_LIMIT,
  POINT_RATE,
  POINT_RATE_TEXT,
  takesPoints,
  usesLeft,
} from "./benefit-rules.ts";
import type { Draft } from "./order-draft.ts";

export const POINTS_TITLE = sentence("OPEN POINT 折抵", "points-title");
export const POINTS_DELIVERY_TITLE = sentence("點數免運", "points-delivery-title");
export const FEE_RELIEVED = sentence("已套用運費優惠", "points-fee-relieved");
const RATE = sentence(POINT_RATE_TEXT, "points-rate");

const LIMIT = sentence(`每筆訂單最多折抵${POINT_LIMIT}點`, "points-limit", { points: POINT_LIMIT });

type Toggle = Pick<Order["op_delivery_event"], "enable" | "hint" | "hint_said" | "reason">;

/** The points event cannot be chosen, because another reduction of the delivery fee applies (RU-17, CK-42). */
const OTHER_RELIEF = {
  ...switchedOff(FEE_RELIEVED),
  reason: REASON.otherDeliveryRelief,
};

/**
 * Returns the fields of the pre-order answer about the benefits that the member may use and the benefits that the order
 * uses.
 */
export function benefitAnswer(draft: Draft, request: PreOrderRequest) {
  const { points, subscription } = draft.benefits;
  return {
    alert_toast: draft.applied.alert_toast,
    alert_toast_said: draft.applied.alert_toast_said,
    have_op: points.have_op,
    op_exchange_on: takesPoints(request) ? (1 as const) : (0 as const),
    op_exchange_point_limit: POINT_LIMIT,
    op_exchange_rate_int: POINT_RATE,
    op_exchange_rate_str: RATE.text,
    op_exchange_rate_str_said: RATE.said,
    op_event_remark: LIMIT.text,
    op_event_remark_said: LIMIT.said,
    op_delivery_event: deliveryEvent(draft, request),
    op_discount: pointsDiscount(draft, request),
    subscription: subscriptionAnswer(draft, request),
    subscribe_take_discount_num: subscription?.take_left ?? 0,
  };
}

function deliveryEvent(draft: Draft, request: PreOrderRequest) {
  const { event_id, use_points, cap } = DELIVERY_EVENT;
  const isDelivery = request.dining_type === DINING_TYPE.delivery;
  const most = moneyText(cap);
  const text = `使用 ${use_points} 點折抵外送費，最高 ${most}`;
  const remark = sentence(text, "points-delivery-remark", { points: use_points, most });
  return {
    ...deliveryToggle(draft, isDelivery),
    event_id: isDelivery ? event_id : 0,
    use_points,
    title: POINTS_DELIVERY_TITLE.text,
    title_said: POINTS_DELIVERY_TITLE.said,
    remark: remark.text,
    remark_said: remark.said,
  };
}

/**
 * Returns the state of the switch for the points event. `enable` is 1 for on, 0 for off, and -1 if it cannot be
 * switched (CK-54).
 */
function deliveryToggle({ price, applied, benefits }: Draft, isDelivery: boolean): Toggle {
  if (applied.op_event_id !== null) return { enable: 1, hint: "" };
  if (!isDelivery) return { enable: -1, hint: "" };
  if (isFeeRelieved(price, benefits)) return OTHER_RELIEF;
  const { use_points } = DELIVERY_EVENT;
  if (benefits.points.have_op < use_points) {
    return switchedOff(pointsMissing(use_points));
  }
  return { enable: 0, hint: "" };
}

export function isFeeRelieved(
  price: Draft["price"],
  { coupon }: Pick<Draft["benefits"], "coupon">,
): boolean {
  const isFeeCoupon = coupon?.coupon.cut_type === CUT_TYPE.fee && price.discount_price > 0;
  return isFeeCoupon || price.delivery_discount + price.subscribe_delivery_discount_price > 0;
}

function pointsDiscount(draft: Draft, request: PreOrderRequest) {
  const { price } = draft;
  const use_points = mostPoints(draft);
  const isOn = request.use_op_checked === 1 || price.use_op > 0;
  return {
    ...pointsToggle({ request, isOn, use_points }),
    use_points,
    title: POINTS_TITLE.text,
    title_said: POINTS_TITLE.said,
    remark: RATE.text,
    remark_said: RATE.said,
  };
}

function pointsToggle({ request, isOn, use_points }: PointsState): Toggle {
  if (!takesPoints(request)) return switchedOff(noPointsText(request));
  if (use_points === 0) return switchedOff(sentence("目前沒有可折抵的點數", "points-none"));
  const hint = sentence(`本次最多可使用 ${use_points} 點`, "points-most", { points: use_points });
  return { enable: isOn ? 1 : 0, hint: hint.text, hint_said: hint.said };
}

/** Returns why an order of this dining type cannot use points. */
export function noPointsText({ dining_type }: Pick<PreOrderRequest, "dining_type">): Sentence {
  return dining_type === DINING_TYPE.courier
    ? sentence("快遞無法使用點數折抵", "points-not-courier")
    : sentence("企業預訂無法使用點數折抵", "points-not-business");
}

export function pointsMissing(use_points: number): Sentence {
  return sentence(`點數不足 ${use_points} 點`, "points-missing", { points: use_points });
}

function switchedOff({ text, said }: Sentence) {
  return { enable: -1 as const, hint: text, hint_said: said };
}

type PointsState = { request: PreOrderRequest; isOn: boolean; use_points: number };

/** Returns the maximum number of points that this order can use besides the points for the points event. */
function mostPoints({ price, applied, benefits }: Draft): number {
  const onEvent = applied.op_event_id === null ? 0 : DELIVERY_EVENT.use_points;
  const before_op = price.pay_total + price.op_discount_price;
  const have_op = benefits.points.have_op - onEvent;
  return Math.max(0, Math.min(have_op, POINT_LIMIT, Math.floor(before_op / POINT_RATE)));
}

function subscriptionAnswer({ applied, benefits }: Draft, request: PreOrderRequest) {
  const { subscription } = benefits;
  const limit = subscription ? remainingUsesText(subscription) : null;
  return {
    type: applied.subscription_type,
    enable: usesLeft(subscription, request) > 0 ? (1 as const) : (0 as const),
    title: SUBSCRIPTION_TITLE,
    title_said: { code: "subscription-title" },
    end_date: subscription ? clockText(subscription.end_time - 1, "YYYY-MM-DD") : "",
    discount_count: subscription?.delivery_left ?? 0,
    limit_text: limit?.text ?? "",
    limit_text_said: limit?.said,
  };
}
