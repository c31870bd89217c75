import { ORDER_STATUS, type OrderStatus, PAY_TYPE } from "../../../lib/contracts/codes.ts";

const PREFIX = "99";
const NUMBER_DIGITS = 10;
const AMOUNT_DIGITS = 5;
const VALID_SECONDS = 24 * 3600;

/** The states of a cash order before it is paid. */
const UNFINISHED: readonly OrderStatus[] = [
  ORDER_STATUS.ordered,
  ORDER_STATUS.confirming,
  ORDER_STATUS.delivering,
  ORDER_STATUS.selfConfirming,
  ORDER_STATUS.selfDelivering,
];

type CashOrder = {
  order_no: string;
  pay_type: number;
  order_status: number;
  pay_total: number;
  create_time: number;
  reservation_end_time: number;
};

/**
 * Returns the eighteen digits of the barcode (Code 128-C, RU-45): 99, the last ten digits of the order number, five
 * digits of the amount and a check digit.
 */
export function codBarcodeText({ order_no, pay_total }: CashOrder): string {
  const digits =
    PREFIX + order_no.slice(-NUMBER_DIGITS) + String(pay_total).padStart(AMOUNT_DIGITS, "0");
  return digits + checkDigit(digits);
}

/**
 * Returns the time until which the barcode is valid: a day after the order was placed, or a day after the slot of a
 * reservation, so that it is still valid on delivery.
 */
export function codBarcodeEnd({ create_time, reservation_end_time }: CashOrder): number {
  return Math.max(create_time, reservation_end_time) + VALID_SECONDS;
}

export function hasCodBarcode(order: CashOrder, now: number): boolean {
  const isUnfinished = UNFINISHED.some((status) => status === order.order_status);
  return order.pay_type === PAY_TYPE.cash && isUnfinished && now < codBarcodeEnd(order);
}

/** The check digit by GS1's modulo 10 algorithm, with the weights 3 and 1 from the right. */
function checkDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}
