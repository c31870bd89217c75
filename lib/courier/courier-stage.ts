import { ORDER_STATUS } from "@/lib/contracts/codes";
import type { ExpressStatus } from "@/lib/contracts/courier";
import { isCourierOrderOver } from "./courier-timeline";
import type { StoredCourierOrder } from "./stored-courier-order";

type Facts = {
  status: Pick<ExpressStatus, "status" | "order_id">;
  /** The form as the browser has stored it, with the id of the order that it created. */
  stored: Pick<StoredCourierOrder, "order_id"> | null;
  /**
   * True if the customer came back from the payment page without paying, or from the page that saves a card. The
   * courier page then shows the newest order only if this order has not ended and does not wait for its payment.
   */
  isBack: boolean;
};

/** True if the page shows the newest courier order of the session instead of the form. */
export function showsCourierOrder({
  status: { status, order_id },
  stored,
  isBack,
}: Facts): boolean {
  if (order_id === 0) return false;
  const isOver = isCourierOrderOver(status);
  if (isBack) return !isOver && !isUnpaid(status);
  // If the newest order is over and the stored form has another order id, the customer has begun another order, so the
  // page shows the form.
  return !(isOver && stored !== null && stored.order_id !== order_id);
}

/**
 * True if the stored form belongs to the newest order, and this order does not wait for an online payment. The stored
 * form can then be removed.
 */
export function isSettled({
  status: { status, order_id },
  stored,
}: Omit<Facts, "isBack">): boolean {
  return order_id > 0 && stored?.order_id === order_id && !isUnpaid(status);
}

function isUnpaid(status: number): boolean {
  return status === ORDER_STATUS.awaitingPayment;
}
