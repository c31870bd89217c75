import { standingInvoice } from "@/lib/checkout/proposed-invoice";
import { memberHere } from "@/lib/client/last-checkout";
import type { Order } from "@/lib/contracts/orders";
import type { CourierOrderState } from "./courier-state";

/** A session is no member and has no carrier: its invoice goes by email unless another kind is chosen. */
export function invoiceOfCourierOrder({ draft }: Pick<CourierOrderState, "draft">, order: Order) {
  const holder = { mid: memberHere(), carrier: "", op_invoice_status: 0 } as const;
  return standingInvoice({ invoice: draft.invoice, wants_carrier: false }, { order, holder });
}
