import { ORDER_STATUS } from "@/lib/contracts/codes";
import type { ExpressStatus } from "@/lib/contracts/courier";
import { isCourierOrderOver } from "./courier-way";
import type { StoredCourierOrder } from "./stored-courier-order";

type Facts = {
  status: Pick<ExpressStatus, "status" | "order_id">;
  kept: Pick<StoredCourierOrder, "order_id"> | null;
  /** Come back for the form: unpaid, or with a card that was just saved. */
  isBack: boolean;
};

/** Whether the page shows the session's newest courier order, or the form. */
export function showsCourierOrder({ status: { status, order_id }, kept, isBack }: Facts): boolean {
  if (order_id === 0) return false;
  const isOver = isCourierOrderOver(status);
  if (isBack) return !isOver && !isUnpaid(status);
  // Over, and another one has been begun since.
  return !(isOver && kept !== null && kept.order_id !== order_id);
}

/** What was typed is of no use any more: its order stands. */
export function isSettled({ status: { status, order_id }, kept }: Omit<Facts, "isBack">): boolean {
  return order_id > 0 && kept?.order_id === order_id && !isUnpaid(status);
}

function isUnpaid(status: number): boolean {
  return status === ORDER_STATUS.awaitingPayment;
}
