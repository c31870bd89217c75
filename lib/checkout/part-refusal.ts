import { REASON } from "@/lib/contracts/answer-code";
import type { Refusal } from "@/lib/contracts/envelope";
import type { Order } from "@/lib/contracts/orders";

/**
 * For each part of the checkout page, the reason of the refusals that the customer can solve by a change in this part.
 */
const REASON_OF_PART = {
  range: REASON.outOfRange,
  time: REASON.timeSlot,
  payment: REASON.paymentMethod,
  coupon: REASON.coupon,
} as const;

type Refusals = {
  /** Null if the first quote was refused. */
  order: Pick<Order, "is_disallow_order" | "disallow_order_reason" | "disallow_reason"> | null;
  /** The refusal of the last submit, or null. It is newer than the refusal in the quote. */
  refusal: Pick<Refusal, "message" | "reason"> | null;
};

/** The server's message if the customer can solve the refusal by a change in this part of the page, or else null. */
export function refusalOf(
  part: keyof typeof REASON_OF_PART,
  { order, refusal }: Refusals,
): string | null {
  const quoted =
    order?.is_disallow_order === 1
      ? { message: order.disallow_order_reason, reason: order.disallow_reason }
      : null;
  const shown = refusal ?? quoted;
  return shown?.reason === REASON_OF_PART[part] ? shown.message : null;
}
