import { ORDER_STATUS, PAY_STATUS, PAY_TYPE } from "@/lib/contracts/codes";
import type { OrderDetail } from "@/lib/contracts/order-detail";
import { isCurrent, type RefundWord, refundWord } from "./order-status";

type PaymentState =
  | RefundWord
  | "paid"
  | "notCharged"
  | "awaitingPayment"
  | "cashDone"
  | "cashAtCounter"
  | "cashAtDoor"
  | "billed"
  | "nothing";
type PaymentFields = Pick<OrderDetail, "order_status" | "pay_status" | "pay_type" | "track">;

/** The payment state of an order (RU-36). */
export function paymentState(order: PaymentFields): PaymentState {
  const { order_status, pay_status, pay_type, track } = order;
  const refund = refundWord(pay_status);
  if (refund) return refund;
  if (order_status === ORDER_STATUS.awaitingPayment) return "awaitingPayment";
  if (pay_type === PAY_TYPE.zeroAmount) return "nothing";
  if (order_status === ORDER_STATUS.cancelled) {
    // The refund of a paid order may not have begun yet.
    return pay_status === PAY_STATUS.paid ? "paid" : "notCharged";
  }
  if (pay_type === PAY_TYPE.corporateBill) return "billed";
  if (pay_type !== PAY_TYPE.cash) return pay_status === PAY_STATUS.paid ? "paid" : "notCharged";
  if (!isCurrent(order)) return "cashDone";
  return track === "pickup" ? "cashAtCounter" : "cashAtDoor";
}

/** True if the page offers the barcode of the order. Only placed and unfinished cash orders have a barcode (OR-05). */
export function hasBarcode(order: Pick<OrderDetail, "order_status" | "pay_type">): boolean {
  const { order_status, pay_type } = order;
  const isPlaced = order_status !== ORDER_STATUS.awaitingPayment;
  return pay_type === PAY_TYPE.cash && isPlaced && isCurrent(order);
}
