import { quoteChange } from "@/lib/checkout/change-reason";
import type { Order } from "@/lib/contracts/orders";
import type { CheckoutContext, CheckoutDialog } from "./checkout-state";

/** Asks whether the order may be what it has become since `before`; false when there is nothing to ask. */
export function showQuoteChange({ get, set }: CheckoutContext, before: Order): boolean {
  const { order, couponRefusal, toast } = get();
  if (!order || order.is_disallow_order === 1) return false;
  const change = quoteChange(before, order, couponRefusal);
  if (!change) return false;
  const dialog = { is: "changed" as const, before, ...change };
  set({ dialog, toast: tellsOfCoupon(dialog) ? null : toast });
  return true;
}

/** The server's words about the coupon stand among the lines: nothing else has to say them. */
export function tellsOfCoupon(dialog: CheckoutDialog | null): boolean {
  return dialog?.is === "changed" && dialog.lines.some(({ reason }) => reason?.why === "said");
}
