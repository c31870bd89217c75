import {
  checkOrder,
  type OrderFacts,
} from "../../../../backend/modules/checkout/disallow-rules.ts";
import { REASON, type Reason } from "../../../../lib/contracts/answer-code.ts";
import { CODE, DINING_TYPE, OPEN_STATUS, PAY_TYPE } from "../../../../lib/contracts/codes.ts";
import { makeOrderFacts } from "../../../factories/order-facts.ts";

const good = makeOrderFacts();
const item = {
  name: "便當",
  is_on_sale: true,
  can_be_added: true,
  quantity: 2,
  max_quantity: null,
};

const business: Partial<OrderFacts> = {
  dining_type: DINING_TYPE.businessReservation,
  offered: [DINING_TYPE.businessReservation],
  is_business_member: true,
  is_reservation: 1,
};

/** The message and code for each fact that disallows an order. */
const table: [sentence: string, code: number, facts: Partial<OrderFacts>][] = [
  ["休息中", CODE.storeClosed, { open_status: OPEN_STATUS.resting }],
  ["餐廳忙碌中，請耐心等候", CODE.storeClosed, { open_status: OPEN_STATUS.busy }],
  ["店家目前未提供外帶服務", CODE.refused, { dining_type: DINING_TYPE.pickup, offered: [] }],
  ["店家未提供外送服務", CODE.refused, { offered: [DINING_TYPE.pickup] }],
  ["非企業客戶無法使用企業預訂", CODE.refused, { dining_type: DINING_TYPE.businessReservation }],
  [
    "店家未提供企業預訂服務",
    CODE.refused,
    { dining_type: DINING_TYPE.businessReservation, is_business_member: true },
  ],
  ["外送超出運營服務範圍", CODE.outOfRange, { is_in_range: false }],
  [
    "外帶超出運營服務範圍",
    CODE.outOfRange,
    { is_in_range: false, dining_type: DINING_TYPE.pickup },
  ],
  ["無訂餐服務", CODE.refused, { is_reservation: 1, takes_reservations: false }],
  [
    "預訂時段已額滿或已過，請重新選擇時段",
    CODE.refused,
    { is_reservation: 1, is_slot_offered: false },
  ],
  [
    "預訂時段已額滿或已過，請重新選擇時段",
    CODE.refused,
    { is_reservation: 1, has_slot_room: false },
  ],
  ["請選擇預訂時段", CODE.refused, { ...business, is_reservation: 0 }],
  ["無訂餐服務", CODE.refused, { ...business, takes_reservations: false }],
  ["預訂時段已額滿或已過，請重新選擇時段", CODE.refused, { ...business, is_slot_offered: false }],
  ["外送超出運營服務範圍", CODE.outOfRange, { ...business, is_in_range: false }],
  ["便當 已售完", CODE.soldOut, { items: [{ ...item, is_on_sale: false }] }],
  ["便當 已售完", CODE.soldOut, { items: [{ ...item, max_quantity: 0 }] }],
  ["便當 無法加入購物車", CODE.soldOut, { items: [{ ...item, can_be_added: false }] }],
  ["此餐點單筆最大訂購量為1份", CODE.soldOut, { items: [item, { ...item, max_quantity: 1 }] }],
  ["未滿足低消，還差 NT$1", CODE.refused, { subtotal: 199 }],
  ["您的地址不夠完整，請重新調整。", CODE.refused, { is_address_complete: false }],
  ["現金付款上限為 NT$3,000，請改用其他付款方式", CODE.refused, { pay_total: 3001 }],
];

/**
 * The `reason` that belongs to each message. The message of a resting store has no reason: the code storeClosed without
 * a reason means that the store is resting.
 */
const REASON_OF = new Map<string, Reason>([
  ["餐廳忙碌中，請耐心等候", "store-busy"],
  ["非企業客戶無法使用企業預訂", "business-only"],
  ["店家目前未提供外帶服務", "dining-type-not-offered"],
  ["店家未提供外送服務", "dining-type-not-offered"],
  ["店家未提供企業預訂服務", "dining-type-not-offered"],
  ["便當 已售完", "sold-out"],
  ["便當 無法加入購物車", "not-for-sale"],
  ["此餐點單筆最大訂購量為1份", "quantity-limit"],
  ["未滿足低消，還差 NT$1", "below-minimum"],
  ["您的地址不夠完整，請重新調整。", "incomplete-address"],
  ["外送超出運營服務範圍", REASON.outOfRange],
  ["外帶超出運營服務範圍", REASON.outOfRange],
  ["無訂餐服務", REASON.timeSlot],
  ["請選擇預訂時段", REASON.timeSlot],
  ["預訂時段已額滿或已過，請重新選擇時段", REASON.timeSlot],
  ["現金付款上限為 NT$3,000，請改用其他付款方式", REASON.paymentMethod],
]);

describe("checkOrder", () => {
  it("returns null for a valid order", () => {
    expect(checkOrder(good)).toBeNull();
  });

  it.each(table)(
    "disallows an order with the message %s and the code %d for %j",
    (message, code, facts) => {
      const found = checkOrder({ ...good, ...facts });
      expect(found).toMatchObject({ code, message });
      expect([message, found?.reason]).toEqual([message, REASON_OF.get(message)]);
    },
  );

  it("returns the first message in the sequence of RU-09 if several facts disallow the order (RU-09)", () => {
    const closed: Partial<OrderFacts> = { open_status: OPEN_STATUS.resting };
    const far: Partial<OrderFacts> = { is_in_range: false };
    const low: Partial<OrderFacts> = { subtotal: 0 };
    const gone: Partial<OrderFacts> = { items: [{ ...item, is_on_sale: false }] };
    const vague: Partial<OrderFacts> = { is_address_complete: false, pay_total: 9999 };
    const reasons = [closed, far, gone, low, vague].map(
      (_fact, from, all) => checkOrder(Object.assign({}, good, ...all.slice(from)))?.message,
    );
    expect(reasons).toEqual([
      "休息中",
      "外送超出運營服務範圍",
      "便當 已售完",
      "未滿足低消，還差 NT$200",
      "您的地址不夠完整，請重新調整。",
    ]);
  });

  it("allows a reservation while the store is resting", () => {
    expect(checkOrder({ ...good, is_reservation: 1, open_status: OPEN_STATUS.resting })).toBeNull();
  });

  it.each([OPEN_STATUS.resting, OPEN_STATUS.busy])(
    "ignores open_status %i for a business reservation, which is never for now",
    (open_status) => {
      expect(checkOrder({ ...good, ...business, open_status })).toBeNull();
      expect(checkOrder({ ...good, ...business, open_status, is_reservation: 0 })?.message).toBe(
        "請選擇預訂時段",
      );
    },
  );

  it("allows NT$9,999 with LINE Pay, because the limit of NT$3,000 only applies to cash (RU-10)", () => {
    expect(checkOrder({ ...good, pay_type: PAY_TYPE.linePay, pay_total: 9999 })).toBeNull();
  });
});
