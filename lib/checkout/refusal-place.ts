import { REASON } from "@/lib/contracts/answer-code";
import type { Refusal } from "@/lib/contracts/envelope";
import type { Order } from "@/lib/contracts/orders";

/** The part of the checkout for each reason. */
const ABOUT = {
  range: REASON.outOfRange,
  time: REASON.timeSlot,
  payment: REASON.paymentMethod,
  coupon: REASON.coupon,
} as const;

type Against = {
  /** Null if the first quote was refused. */
  order: Pick<Order, "is_disallow_order" | "disallow_order_reason" | "disallow_reason"> | null;
  /** The answer to the last submit. It is newer than the reason in the quote. */
  refusal: Pick<Refusal, "message" | "reason"> | null;
};

/** The server's message, if a change in this part of the page can solve the refusal. */
export function refusalAt(place: keyof typeof ABOUT, { order, refusal }: Against): string | null {
  const quoted =
    order?.is_disallow_order === 1
      ? { message: order.disallow_order_reason, reason: order.disallow_reason }
      : null;
  const shown = refusal ?? quoted;
  return shown?.reason === ABOUT[place] ? shown.message : null;
}
