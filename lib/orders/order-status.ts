import { ORDER_STATUS, PAY_STATUS } from "@/lib/contracts/codes";
import type { OrderSummary } from "@/lib/contracts/order-list";

type StatusWord =
  | "ordered"
  | "confirming"
  | "delivered"
  | "delivering"
  | "selfCashDone"
  | "cancelled"
  | "processing";

const WORDS = new Map<number, StatusWord>([
  [ORDER_STATUS.ordered, "ordered"],
  [ORDER_STATUS.confirming, "confirming"],
  [ORDER_STATUS.delivered, "delivered"],
  [ORDER_STATUS.delivering, "delivering"],
  [ORDER_STATUS.selfConfirming, "confirming"],
  [ORDER_STATUS.selfDelivering, "delivering"],
  [ORDER_STATUS.selfCashDone, "selfCashDone"],
  [ORDER_STATUS.cancelled, "cancelled"],
]);

/**
 * The backend's text for a status that has no label in the shop. Null if the status has a label, or if there is no
 * text.
 */
export function backendStatusText({
  order_status,
  order_status_txt,
}: Pick<OrderSummary, "order_status" | "order_status_txt">): string | null {
  return WORDS.has(order_status) ? null : order_status_txt || null;
}

/** The message key for the label of a status (OR-03). A status without a label gets the key of 處理中 (OR-04). */
export function statusWord(order_status: number): StatusWord {
  return WORDS.get(order_status) ?? "processing";
}

const FINISHED: readonly number[] = [
  ORDER_STATUS.delivered,
  ORDER_STATUS.selfCashDone,
  ORDER_STATUS.cancelled,
];

/** True if the order is neither delivered nor cancelled. An order with an unknown status counts as in progress. */
export function isCurrent({ order_status }: { order_status: number }): boolean {
  return !FINISHED.includes(order_status);
}

/** The states in which the customer can report a problem with the order (OR-20). */
const HELPED: readonly number[] = [
  ORDER_STATUS.delivering,
  ORDER_STATUS.selfDelivering,
  ORDER_STATUS.delivered,
  ORDER_STATUS.selfCashDone,
];

export function mayNeedHelp({
  order_status,
  has_help,
}: {
  order_status: number;
  has_help?: number | undefined;
}): boolean {
  return has_help === 1 && HELPED.includes(order_status);
}

export type RefundWord = "refunding" | "refunded";

/** The refund state for a `pay_status` (RU-36). Null if no refund is in progress or finished. */
export function refundWord(pay_status: number): RefundWord | null {
  if (pay_status === PAY_STATUS.refunding) return "refunding";
  return pay_status === PAY_STATUS.refunded ? "refunded" : null;
}
