import { quoteChange } from "@/lib/checkout/change-reason";
import type { Order } from "@/lib/contracts/orders";
import type { ErrandContext } from "./courier-state";

/** Asks whether the errand may cost what it now does; false when nothing has changed. An errand has no store to blame. */
export function tellErrandChange({ get, set }: ErrandContext, before: Order): boolean {
  const { order } = get();
  if (!order || order.is_disallow_order === 1) return false;
  const change = quoteChange(before, order, null);
  if (!change) return false;
  const lines = change.lines.map((line) => ({ ...line, reason: null }));
  set({ dialog: { is: "changed", before, ...change, lines } });
  return true;
}
