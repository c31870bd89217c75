import { REASON } from "@/lib/contracts/answer-code";
import type { Refusal } from "@/lib/contracts/envelope";
import type { Order } from "@/lib/contracts/orders";

/** The parts of the checkout that a refusal can be about. */
const ABOUT = {
  range: REASON.outOfRange,
  time: REASON.timeSlot,
  payment: REASON.paymentMethod,
  coupon: REASON.coupon,
} as const;

type Against = {
  /** Null: refused before there was one. */
  order: Pick<Order, "is_disallow_order" | "disallow_order_reason" | "disallow_reason"> | null;
  /** The answer to the order itself, which is newer than the order's own reason. */
  refusal: Pick<Refusal, "message" | "reason"> | null;
};

/** The server's sentence, if a change in this part of the page could lift the refusal. */
export function refusalAt(place: keyof typeof ABOUT, { order, refusal }: Against): string | null {
  const quoted =
    order?.is_disallow_order === 1
      ? { message: order.disallow_order_reason, reason: order.disallow_reason }
      : null;
  const shown = refusal ?? quoted;
  return shown?.reason === ABOUT[place] ? shown.message : null;
}
