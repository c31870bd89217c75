import type { Order } from "@/lib/contracts/orders";

/** The wire has no code for it on a quote: the server's sentence is what tells it from other reasons. */
const OUT_OF_RANGE = "超出運營服務範圍";

/** The server's sentence when the address is too far for this store: no time can be promised then. */
export function rangeRefusal({
  is_disallow_order,
  disallow_order_reason: reason,
}: Pick<Order, "is_disallow_order" | "disallow_order_reason">): string | null {
  return is_disallow_order === 1 && reason.includes(OUT_OF_RANGE) ? reason : null;
}
