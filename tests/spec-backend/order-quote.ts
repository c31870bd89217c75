import { findStore, pictures } from "./catalog-handlers.ts";
import { reservationDays, shapeStore } from "./catalog-shapes.ts";
import type { Store } from "./catalog-types.ts";
import type { Coupon, Member } from "./member-types.ts";
import type { OperatorState } from "./operator-state.ts";
import { type Line, readLines } from "./requested-lines.ts";
import { taipeiDay } from "./taipei-clock.ts";

type Values = Record<string, unknown>;
export type Quote = { shape: object; payTotal: number };
type Buyer = { state: OperatorState; member: Member | undefined };

export const COURIER_FEE = 95;
const COURIER_DINING = 5;
const STORE_COUPON_TYPE = 3;
const STORE_COUPON = { full: 300, cut: 30 };
const POINT_LIMIT = 100;

type Amounts = {
  food: number;
  service: number;
  delivery: number;
  subscription: number;
  coupon: number;
  storeCoupon: number;
  points: number;
};

/** Computes the pre-order response (EN-14), or returns the message of a refusal. */
export function quoteOrder(buyer: Buyer, values: Values): Quote | string {
  const isCourier = Number(values.dining_type) === COURIER_DINING;
  const store = isCourier ? undefined : findStore(buyer.state, values.store_id);
  if (!isCourier && !store) return "查無此店家，請重新下單";
  const lines = store ? readLines(store, String(values.foods)) : [];
  if (typeof lines === "string") return lines;
  const coupon = findCoupon(buyer.member, values.code_id);
  const amounts = computeAmounts({ buyer, store, lines, coupon, values });
  return shapeQuote({ buyer, store, lines, coupon, values, amounts });
}

type Parts = {
  buyer: Buyer;
  store: Store | undefined;
  lines: Line[];
  coupon: Coupon | undefined;
  values: Values;
};

const findCoupon = (member: Member | undefined, codeId: unknown): Coupon | undefined =>
  member?.coupons.find((one) => String(one.codeId) === String(codeId) && !one.isUsed);

function couponCut(coupon: Coupon | undefined, food: number): number {
  if (!coupon || food < coupon.fullMoney) return 0;
  const cut = coupon.type === 3 ? Math.floor((food * coupon.cutPercent) / 100) : coupon.cutMoney;
  return Math.min(cut, food);
}

const deliveryFeeOf = (store: Store | undefined, diningType: number): number => {
  if (diningType === COURIER_DINING) return COURIER_FEE;
  return diningType === 1 && store ? store.deliveryFee : 0;
};

function computeAmounts({ buyer, store, lines, coupon, values }: Parts): Amounts {
  const food = lines.reduce((sum, line) => sum + line.total, 0);
  const delivery = deliveryFeeOf(store, Number(values.dining_type));
  const isSubscribed = buyer.member?.isSubscriber && Number(values.subscription_type) === 1;
  const wantsStoreCoupon = Number(values.selected_store_coupon_type) === STORE_COUPON_TYPE;
  const amounts = {
    food,
    service: store?.serviceFee ?? 0,
    delivery,
    subscription: isSubscribed ? delivery : 0,
    coupon: couponCut(coupon, food),
    storeCoupon: wantsStoreCoupon && food >= STORE_COUPON.full ? STORE_COUPON.cut : 0,
    points: 0,
  };
  const wanted = Math.max(0, Number(values.use_op) || 0);
  const held = buyer.member?.points ?? 0;
  return { ...amounts, points: Math.min(wanted, held, POINT_LIMIT, payable(amounts)) };
}

const payable = (amounts: Amounts): number =>
  amounts.food +
  amounts.service +
  amounts.delivery -
  amounts.subscription -
  amounts.coupon -
  amounts.storeCoupon -
  amounts.points;

function shapeQuote(parts: Parts & { amounts: Amounts }): Quote {
  const { buyer, store, lines, coupon, values, amounts } = parts;
  const isBelowMinimum = store !== undefined && amounts.food < store.minimum;
  const isClosed = store !== undefined && store.openStatus !== 1;
  const payTotal = Math.max(0, payable(amounts));
  const shape = {
    foods: lines.map((line) => line.shape),
    food_count: String(lines.reduce((sum, line) => sum + line.quantity, 0)),
    ...shapeAmounts(amounts),
    ...shapePoints(buyer.member, amounts),
    subscription: shapeSubscription(buyer.member, values),
    pay_total: payTotal,
    total_price: String(amounts.food + amounts.service + amounts.delivery),
    ...shapeParties(parts),
    is_disallow_order: isBelowMinimum || isClosed ? 1 : 0,
    disallow_order_reason: refusalReason(isBelowMinimum, isClosed),
    alert_toast: coupon && amounts.coupon === 0 ? "未達此優惠券的使用門檻" : "",
    global_coupon: null,
    brand_coupon: { is_show: 0, is_selected: 0, coupon_type: 2, name: "", cut_money: "0" },
    store_coupon: {
      is_show: amounts.food >= STORE_COUPON.full ? 1 : 0,
      is_selected: amounts.storeCoupon > 0 ? 1 : 0,
      coupon_type: STORE_COUPON_TYPE,
      name: "店家滿額折",
      cut_money: String(STORE_COUPON.cut),
    },
  };
  return { shape, payTotal };
}

const refusalReason = (isBelowMinimum: boolean, isClosed: boolean): string => {
  if (isClosed) return "店家現在不接單";
  return isBelowMinimum ? "金額未達店家低消" : "";
};

const shapeAmounts = (amounts: Amounts) => ({
  food_price: String(amounts.food),
  subtotal: amounts.food,
  service_fee: amounts.service,
  delivery_fee: String(amounts.delivery),
  delivery_discount: "0",
  subscribe_delivery_discount_price: String(amounts.subscription),
  subscribe_take_discount_num: 0,
  subscribe_take_food_discount_price: 0,
  discount_price: String(amounts.coupon),
  store_coupon_discount_money: amounts.storeCoupon,
  op_discount_price: String(amounts.points),
});

function shapePoints(member: Member | undefined, amounts: Amounts) {
  const held = member?.points ?? 0;
  return {
    use_op: amounts.points,
    have_op: String(held),
    op_exchange_on: 1,
    op_exchange_point_limit: String(POINT_LIMIT),
    op_exchange_rate_int: "1",
    op_exchange_rate_str: "1 點折 1 元",
    op_event_remark: "",
    op_delivery_event: {
      enable: -1,
      event_id: null,
      use_points: 0,
      hint: "",
      title: "",
      remark: "",
    },
    op_discount: {
      enable: held > 0 ? Number(amounts.points > 0) : -1,
      title: "點數折抵",
      remark: `單筆上限 ${POINT_LIMIT} 點`,
      hint: "",
      use_points: String(amounts.points),
    },
  };
}

const shapeSubscription = (member: Member | undefined, values: Values) => ({
  type: Number(values.subscription_type) === 1 && member?.isSubscriber ? 1 : 0,
  enable: member?.isSubscriber ? "1" : "0",
  title: "福饕免運",
  end_date: taipeiDay(30),
  discount_count: "6",
  limit_text: "本期尚有 6 次",
});

function shapeParties({ buyer, store, values }: Parts) {
  return {
    invoice: {
      type: 1,
      email: buyer.member?.email ?? "",
      charity: "",
      title: "",
      number: "",
      address: "",
    },
    address: {
      id: addressIdOf(values),
      contact_name: values.contact_name,
      contact_phone: values.contact_phone,
    },
    store: store ? shapeStore(store, pictures(buyer.state)) : null,
    store_id: store?.id ?? 0,
    dining_type: String(values.dining_type),
    is_reservation: Number(values.is_reservation),
    reservation: store ? 1 : 0,
    reservation_time_list: store ? reservationDays() : [],
  };
}

/** Returns the address id of the request, or an invented id if the request has no address id. */
const addressIdOf = (values: Values): unknown => {
  const given = values.address_id;
  return given === null || given === "" || String(given) === "0" ? "a-once" : given;
};
