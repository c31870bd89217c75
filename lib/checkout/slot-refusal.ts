import type { Order } from "@/lib/contracts/orders";

/** The wire has no code for it on a quote: the server's sentence is what tells it from other reasons. */
const ABOUT_TIME = /時段|無訂餐服務/;

/** The server's sentence when it is the reserved time that stands against the order. */
export function slotRefusal({
  is_disallow_order,
  disallow_order_reason: reason,
}: Pick<Order, "is_disallow_order" | "disallow_order_reason">): string | null {
  return is_disallow_order === 1 && ABOUT_TIME.test(reason) ? reason : null;
}
