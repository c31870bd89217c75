import { CODE, DINING_TYPE, ORDER_STATUS } from "../../lib/contracts/codes";
import type { Shop } from "../backend/modules/checkout/order-shop";
import { giveCoupon, givePoints, giveSubscription } from "../factories/benefit-rows";
import { insertMember } from "../factories/member-rows";
import { insertHold, insertOrder } from "../factories/order-rows";
import { createTestBackend, type TestBackend } from "../setup/in-process-backend";
import {
  business,
  type Case,
  expectRefused,
  type OrderFields,
  openTamperedShop,
  slot,
  store,
  type TamperedShop,
} from "./tampered-shop";

jest.setTimeout(60_000);

let backend: TestBackend;
let shop: TamperedShop;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openTamperedShop(backend);
});
afterAll(() => backend.close());

const HOUR = 3600;
const at = (text: string) => Date.parse(`${text}+08:00`) / 1000;
const FREE_DELIVERY = { name: "免運", full_cut: null, full_delivery_free_cut: 100 };
const CUT_100 = {
  name: "滿200折100",
  full_cut: { full_money: 200, cut_money: 100 },
  full_delivery_free_cut: null,
};

type CouponValues = Parameters<typeof giveCoupon>[2];
const coupon =
  (values: CouponValues, line: OrderFields = {}) =>
  async (own: Shop) => ({ code_id: await giveCoupon(own.db, own.member, values), ...line });
/** Makes the request as a new member. `give` inserts this member's benefits and returns the order fields. */
const another =
  (give: (own: Shop, member: { id: number }) => Promise<OrderFields>) => async (own: Shop) => {
    const member = await insertMember(own.db);
    return { ...(await give(own, member)), as: await own.asMember(member) };
  };
const points = (amount: number, line: OrderFields) =>
  another(async (own, member) => {
    await givePoints(own.db, member, amount);
    return line;
  });
const subscriber = (values: Parameters<typeof giveSubscription>[2], line: OrderFields = {}) =>
  another(async (own, member) => {
    await giveSubscription(own.db, member, values);
    return { subscription_type: 1, ...line };
  });
/**
 * Makes the request as a new subscriber whose earlier order holds all four deliveries (or, with `take`, all four
 * pick-ups) of the period.
 */
const spentSubscriber = (kind: "delivery" | "take", line: OrderFields = {}) =>
  another(async (own, member) => {
    const id = await giveSubscription(own.db, member);
    const { id: order_id } = await insertOrder(own.db, {
      member_id: member.id,
      store_id: own.store.id,
    });
    const account = `subscription:${id}:0:${kind}`;
    await insertHold(own.db, { order_id, account, amount: 4 });
    return { subscription_type: 1, ...line };
  });

const toast = (reason: string) => `此優惠券目前無法使用：${reason}`;
const NO_COUPON = "找不到此優惠券，請重新選擇";
const FEE_FREE = toast("運費已有優惠，不需使用運費優惠券");
const FEE = { cut_type: 2, cut_money: 30 } as const;

const COUPONS: Case[] = [
  ["that does not exist", { code_id: 2_000_000_000 }, NO_COUPON],
  [
    "of another member",
    async (own) => ({ code_id: await giveCoupon(own.db, await insertMember(own.db)) }),
    NO_COUPON,
  ],
  ["that has been used", coupon({ used_times: 1 }), toast("已使用完畢")],
  ["with three uses, all used", coupon({ limit_times: 3, used_times: 3 }), toast("已使用完畢")],
  ["with a limit of zero uses", coupon({ limit_times: 0 }), toast("已使用完畢")],
  [
    "that has expired",
    coupon({ end_time: at("2026-11-20T23:59:59") }),
    toast("已於 2026-11-20 23:59 到期"),
  ],
  [
    "that has not begun",
    coupon({ start_time: at("2026-12-01T00:00:00") }),
    toast("2026-12-01 00:00 起才能使用"),
  ],
  ["for another store", coupon({ target_type: 1, store_ids: [1_000_000] }), toast("此店家不適用")],
  ["for an empty list of stores", coupon({ target_type: 1, store_ids: [] }), toast("此店家不適用")],
  [
    "whose threshold the order does not reach",
    coupon({ full_money: 9000 }),
    toast("未達使用門檻 NT$9,000，還差 NT$8,740"),
  ],
  [
    "whose threshold the order does not reach after the store coupon",
    async (own) => ({
      ...(await store({ global_coupon: CUT_100 })(own)),
      ...(await coupon({ full_money: 200 })(own)),
      selected_store_coupon_type: 1,
    }),
    toast("未達使用門檻 NT$200，還差 NT$100"),
  ],
  [
    "for pick-up only, in a delivery order",
    coupon({ dining_types: [DINING_TYPE.pickup] }),
    toast("僅限外帶訂單使用"),
  ],
  [
    "for delivery only, in a pick-up order",
    coupon({ dining_types: [DINING_TYPE.delivery] }, { dining_type: DINING_TYPE.pickup }),
    toast("僅限外送訂單使用"),
  ],
  [
    "that excludes business reservations",
    async (own) => {
      const line = await business(3)(own);
      const member = await insertMember(own.db, { business_id: 1001 });
      const as = await own.asMember(member);
      return { ...line, as, code_id: await giveCoupon(own.db, member) };
    },
    toast("僅限外送、外帶訂單使用"),
  ],
  [
    "that excludes reservations",
    async (own) => ({ ...slot(3 * HOUR)(own), ...(await coupon({ takes_reservations: 0 })(own)) }),
    toast("預訂訂單不適用"),
  ],
  [
    "for the first order, in the second order",
    another(async (own, member) => {
      const order = {
        member_id: member.id,
        store_id: own.store.id,
        order_status: ORDER_STATUS.delivered,
      };
      await insertOrder(own.db, order);
      return { code_id: await giveCoupon(own.db, member, { user_type: 1 }) };
    }),
    toast("僅限首次訂購使用"),
  ],
  ["for the delivery fee, at pick-up", coupon(FEE, { dining_type: DINING_TYPE.pickup }), FEE_FREE],
  [
    "for the delivery fee, where delivery is free",
    async (own) => ({
      ...(await store({ global_coupon: FREE_DELIVERY })(own)),
      ...(await coupon(FEE)(own)),
    }),
    FEE_FREE,
  ],
  [
    "for the delivery fee, together with a subscription that gives a larger discount",
    another(async (own, member) => {
      await giveSubscription(own.db, member);
      const code_id = await giveCoupon(own.db, member, FEE);
      return { code_id, subscription_type: 1 };
    }),
    FEE_FREE,
  ],
  ["with a discount of NT$0", coupon({ cut_money: 0 }), toast("此訂單沒有可折抵的金額")],
  [
    "that may cover 0 % of the order",
    coupon({ consumption_rate: 0 }),
    toast("此訂單沒有可折抵的金額"),
  ],
  ["with a discount of 0 %", coupon({ type: 3, cut_percent: 0 }), toast("此訂單沒有可折抵的金額")],
  ...[-1, 1.5, "1 or 1=1", "1e3", "１", null, true, [1], { id: 1 }, 9.1e15, "@NaN@"].map(
    (code_id): Case => [`of id ${JSON.stringify(code_id)}`, { code_id }],
  ),
  ["with a discount field in the request", { cut_money: 300 }],
  ["that the request gives as an object", { coupon: { cut_money: 300 } }],
];

const SELECTED = [4, -2, 1.5, "1", null, true, [1], 1e9];

const EVENT = "此點數活動目前未提供，請重新選擇";
const event = { op_delivery_event_id: 1 };
const POINTS: Case[] = [
  ["a points event for a member without points", event, EVENT],
  ["a points event for a member with one point too few", points(29, event), EVENT],
  ["a points event at pick-up", points(100, { ...event, dining_type: DINING_TYPE.pickup }), EVENT],
  ["a points event that does not exist", points(100, { ...event, op_delivery_event_id: 2 }), EVENT],
  [
    "a points event together with a subscription",
    another(async (own, member) => {
      await givePoints(own.db, member, 100);
      await giveSubscription(own.db, member);
      return { ...event, subscription_type: 1 };
    }),
    EVENT,
  ],
  [
    "a points event where delivery is free",
    async (own) => ({
      ...(await store({ global_coupon: FREE_DELIVERY })(own)),
      ...(await points(100, event)(own)),
    }),
    EVENT,
  ],
  [
    "a points event for a business reservation",
    async (own) => ({ ...(await business(3)(own)), ...event }),
    EVENT,
  ],
  ...["free", 0, -1, 1.5, true, [1], {}].map(
    (id): Case => [`a points event of id ${JSON.stringify(id)}`, { op_delivery_event_id: id }],
  ),
  ...[-1, 1.5, "300", "٣٠", null, true, [30], 1e21, "@NaN@", "@1e999@"].map(
    (use_op): Case => [`${JSON.stringify(use_op)} points`, { use_op }],
  ),
  ["the unknown fields op_event_id and use_op_delivery", { op_event_id: 1, use_op_delivery: 1 }],
  ["the unknown field use_coin", { use_coin: 100 }],
  ["a points balance in the request", { have_op: 1000 }],
  ["an exchange rate of points in the request", { op_exchange_rate_int: 100 }],
];

const NO_PLAN = "目前沒有可使用的福饕免運";
const SUBSCRIPTIONS: Case[] = [
  ["that the member does not have", { subscription_type: 1 }, NO_PLAN],
  [
    "that the member does not have, at pick-up",
    { subscription_type: 1, dining_type: DINING_TYPE.pickup },
    NO_PLAN,
  ],
  [
    "that has ended",
    subscriber({ start_time: at("2026-01-10T00:00:00"), end_time: at("2026-11-10T00:00:00") }),
    NO_PLAN,
  ],
  ["that begins next month", subscriber({ start_time: at("2026-12-01T00:00:00") }), NO_PLAN],
  ["whose deliveries are used up", spentSubscriber("delivery"), NO_PLAN],
  [
    "whose pick-ups are used up",
    spentSubscriber("take", { dining_type: DINING_TYPE.pickup }),
    NO_PLAN,
  ],
  [
    "for a business reservation",
    async (own) => {
      const line = await business(3)(own);
      const member = await insertMember(own.db, { business_id: 1001 });
      await giveSubscription(own.db, member);
      return { ...line, as: await own.asMember(member), subscription_type: 1 };
    },
    NO_PLAN,
  ],
  ...[2, -1, "1", true, null, [1]].map(
    (type): Case => [`of kind ${JSON.stringify(type)}`, { subscription_type: type }],
  ),
  ["with a discount field in the request", { subscribe_delivery_discount_price: 50 }],
];

const expectRefusal = (one: Case) => expectRefused(shop, one);
const tableOf = (cases: Case[]): [string, Case][] => cases.map((one) => [one[0], one]);

describe("the backend refuses an order and writes nothing if the order uses (RE-09)", () => {
  it.each(tableOf(COUPONS))("a coupon %s", (_what, one) => expectRefusal(one));
  it.each(SELECTED)("selected_store_coupon_type %j", (selected_store_coupon_type) =>
    expectRefusal(["", { selected_store_coupon_type }]),
  );
  it.each(tableOf(POINTS))("%s", (_what, one) => expectRefusal(one));
  it.each(tableOf(SUBSCRIPTIONS))("a subscription %s", (_what, one) => expectRefusal(one));
});

describe("the backend accepts an order, but does not apply", () => {
  it.each<[string, (own: Shop) => Promise<OrderFields> | OrderFields, OrderFields]>([
    [
      "a billion points of a member without points",
      () => ({ use_op: 1e9 }),
      { use_op: 0, pay_total: 318 },
    ],
    ["more points than the member has", points(40, { use_op: 41 }), { use_op: 40, pay_total: 278 }],
    [
      "more points than an order accepts",
      points(900, { use_op: 900 }),
      { use_op: 300, pay_total: 18 },
    ],
    [
      "points that the points event of this order has already used",
      points(100, { ...event, use_op: 100 }),
      { use_op: 70, op_delivery_waiver: 45, pay_total: 203 },
    ],
    [
      "a kind of store coupon that the store does not have",
      () => ({ selected_store_coupon_type: 2 }),
      { pay_total: 318 },
    ],
    [
      "a store coupon whose threshold the order does not reach",
      store(
        { global_coupon: { ...CUT_100, full_cut: { full_money: 999, cut_money: 100 } } },
        { selected_store_coupon_type: 1 },
      ),
      { store_coupon_discount_money: 0, pay_total: 235 },
    ],
  ])("%s", async (_what, tampered, charged) => {
    shop.clock.advance(61_000);
    const line = await tampered(shop);
    const { envelope } = await shop.sendQuote(line);
    const placed = await shop.send(line);
    expect(placed.envelope.code).toBe(CODE.ok);
    const order = await shop.orderOf(placed.envelope.data.id);
    expect(order).toMatchObject({ ...charged, pay_total: envelope.data.pay_total });
    expect(order).toMatchObject(charged);
  });
});
