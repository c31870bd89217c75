import { quoteChange } from "@/lib/checkout/change-reason";
import type { Order } from "@/lib/contracts/orders";
import type { CourierOrderContext } from "./courier-state";

/** Asks whether the courier order may cost what it now does; false when nothing has changed. A courier order has no store to blame. */
export function showCourierQuoteChange({ get, set }: CourierOrderContext, before: Order): boolean {
  const { order } = get();
  if (!order || order.is_disallow_order === 1) return false;
  const change = quoteChange(before, order, null);
  if (!change) return false;
  const lines = change.lines.map((line) => ({ ...line, reason: null }));
  set({ dialog: { is: "changed", before, ...change, lines } });
  return true;
}
