import { REASON, type Reason } from "../../../lib/contracts/answer-code.ts";
import {
  CODE,
  type Code,
  DINING_TYPE,
  type DiningType,
  OPEN_STATUS,
  PAY_TYPE,
} from "../../../lib/contracts/codes.ts";
import { moneyText } from "../../shared/text-rules.ts";
import { INCOMPLETE_ADDRESS } from "../address/place-rules.ts";
import { COURIER_OUT_OF_RANGE } from "../courier/courier-fee-rules.ts";

const CASH_LIMIT = 3000;

export type OrderFacts = {
  dining_type: DiningType;
  pay_type: number;
  is_reservation: 0 | 1;
  open_status: number;
  /** The dining types that the store offers and this backend supports. */
  offered: DiningType[];
  is_business_member: boolean;
  is_in_range: boolean;
  takes_reservations: boolean;
  is_slot_offered: boolean;
  has_slot_room: boolean;
  items: ItemFacts[];
  subtotal: number;
  minimum_charge: number;
  /** True if every address of the order is complete and its position belongs to the address. */
  is_address_complete: boolean;
  pay_total: number;
};

export type ItemFacts = {
  name: string;
  is_on_sale: boolean;
  can_be_added: boolean;
  quantity: number;
  /** The largest quantity that one order may have now; null without a limit. */
  max_quantity: number | null;
};

export type Disallowed = { code: Exclude<Code, 0>; message: string; reason?: Reason };

const UNSUPPORTED: Record<DiningType, string> = {
  [DINING_TYPE.pickup]: "店家目前未提供外帶服務",
  [DINING_TYPE.delivery]: "店家未提供外送服務",
  [DINING_TYPE.dineIn]: "店家未提供內用服務",
  [DINING_TYPE.businessReservation]: "店家未提供企業預訂服務",
  [DINING_TYPE.courier]: "店家未提供快遞服務",
};

const OUT_OF_RANGE: Partial<Record<DiningType, string>> = {
  [DINING_TYPE.pickup]: "外帶超出運營服務範圍",
  [DINING_TYPE.courier]: COURIER_OUT_OF_RANGE,
};

/** Returns the first reason why this order may not be placed, in the sequence of RU-09, or null. */
export function checkOrder(facts: OrderFacts): Disallowed | null {
  return (
    checkOpen(facts) ??
    checkDiningType(facts) ??
    checkRange(facts) ??
    checkSlot(facts) ??
    checkItems(facts.items) ??
    checkMinimum(facts) ??
    checkPayment(facts)
  );
}

/**
 * Refuses an order for now if the store is not open. Reservations, including business reservations, are not checked,
 * because they are for a later slot.
 */
function checkOpen({ is_reservation, dining_type, open_status }: OrderFacts): Disallowed | null {
  if (is_reservation === 1 || dining_type === DINING_TYPE.businessReservation) return null;
  if (open_status === OPEN_STATUS.open) return null;
  if (open_status !== OPEN_STATUS.busy) return { code: CODE.storeClosed, message: "休息中" };
  return { code: CODE.storeClosed, message: "餐廳忙碌中，請耐心等候", reason: "store-busy" };
}

function checkDiningType({
  dining_type,
  offered,
  is_business_member,
}: OrderFacts): Disallowed | null {
  if (dining_type === DINING_TYPE.businessReservation && !is_business_member) {
    const message = "非企業客戶無法使用企業預訂";
    return { code: CODE.refused, message, reason: "business-only" };
  }
  if (offered.includes(dining_type)) return null;
  const message = UNSUPPORTED[dining_type];
  return { code: CODE.refused, message, reason: "dining-type-not-offered" };
}

function checkRange({ is_in_range, dining_type }: OrderFacts): Disallowed | null {
  if (is_in_range) return null;
  const message = OUT_OF_RANGE[dining_type] ?? "外送超出運營服務範圍";
  return { code: CODE.outOfRange, message, reason: REASON.outOfRange };
}

function checkSlot(facts: OrderFacts): Disallowed | null {
  if (facts.is_reservation === 0) {
    if (facts.dining_type !== DINING_TYPE.businessReservation) return null;
    return slotRefusal("請選擇預訂時段");
  }
  if (!facts.takes_reservations) return slotRefusal("無訂餐服務");
  if (facts.is_slot_offered && facts.has_slot_room) return null;
  return slotRefusal("預訂時段已額滿或已過，請重新選擇時段");
}

function slotRefusal(message: string): Disallowed {
  return { code: CODE.refused, message, reason: REASON.timeSlot };
}

function checkItems(items: ItemFacts[]): Disallowed | null {
  for (const { name, is_on_sale, can_be_added, quantity, max_quantity } of items) {
    if (!is_on_sale || (max_quantity !== null && max_quantity <= 0)) {
      return { code: CODE.soldOut, message: `${name} 已售完`, reason: "sold-out" };
    }
    if (!can_be_added) {
      return { code: CODE.soldOut, message: `${name} 無法加入購物車`, reason: "not-for-sale" };
    }
    if (max_quantity !== null && quantity > max_quantity) {
      const message = `此餐點單筆最大訂購量為${max_quantity}份`;
      return { code: CODE.soldOut, message, reason: "quantity-limit" };
    }
  }
  return null;
}

function checkMinimum({ subtotal, minimum_charge }: OrderFacts): Disallowed | null {
  if (subtotal >= minimum_charge) return null;
  return {
    code: CODE.refused,
    message: `未滿足低消，還差 ${moneyText(minimum_charge - subtotal)}`,
    reason: "below-minimum",
  };
}

function checkPayment(facts: OrderFacts): Disallowed | null {
  const { is_address_complete, pay_type, pay_total } = facts;
  if (!is_address_complete) {
    return { code: CODE.refused, message: INCOMPLETE_ADDRESS, reason: "incomplete-address" };
  }
  if (pay_type !== PAY_TYPE.cash || pay_total <= CASH_LIMIT) return null;
  return {
    code: CODE.refused,
    message: `現金付款上限為 ${moneyText(CASH_LIMIT)}，請改用其他付款方式`,
    reason: REASON.paymentMethod,
  };
}
