import { INVOICE_TYPE, type InvoiceType, RES_STORE_TYPE } from "@/lib/contracts/codes";
import type { InvoiceData } from "@/lib/contracts/invoices";
import type { Order } from "@/lib/contracts/orders";

/** The member data and the operator's setting that decide which invoice is proposed. */
export type InvoiceHolder = {
  /** The member's identifier at the membership service; empty if there is none. */
  mid: string;
  /** The member carrier; empty or null if none is bound. */
  carrier: string | null;
  op_invoice_status: 0 | 1;
  /** The 手機條碼 of the last order. */
  barcode?: string | undefined;
};

type InvoiceInput = { order: Pick<Order, "invoice" | "store">; holder: InvoiceHolder };

/** The invoice that the checkout proposes before the customer has chosen one, with values from the quote (CK-67). */
export function proposedInvoice({ order, holder }: InvoiceInput): InvoiceData {
  const { invoice, store } = order;
  return {
    invoiceType: proposedType(holder, store.res_store_type),
    invoiceEmail: invoice.email,
    invoiceAddress: invoice.address,
    invoiceCompany: invoice.title,
    invoiceCompanyId: invoice.number,
    invoiceIssueType: store.invoice_issue_type,
    ...(holder.barcode && { invoiceBarcode: holder.barcode }),
  };
}

type InvoiceChoice = {
  invoice: InvoiceData | null;
  /** True if the customer has left the page to bind a member carrier for this order. */
  wants_carrier: boolean;
};

/**
 * The invoice that the customer chose, or else the proposed invoice. If the customer left the page to bind a member
 * carrier and a carrier is now bound, the type becomes member carrier (CK-71). If the type is member carrier and no
 * carrier is bound, it becomes email (CK-69).
 */
export function currentInvoice({ invoice, wants_carrier }: InvoiceChoice, input: InvoiceInput) {
  const current = offeredParts(invoice ?? proposedInvoice(input), input.order);
  const isBound = Boolean(input.holder.carrier);
  if (isBound && wants_carrier) return { ...current, invoiceType: INVOICE_TYPE.memberCarrier };
  const isImpossible = !isBound && current.invoiceType === INVOICE_TYPE.memberCarrier;
  return isImpossible ? { ...current, invoiceType: INVOICE_TYPE.email } : current;
}

/** Removes the 手機條碼 and the charity from an invoice if the backend does not accept them. */
export function offeredParts(
  current: InvoiceData,
  { invoice }: Pick<Order, "invoice">,
): InvoiceData {
  const { invoiceBarcode, invoiceCharity, ...others } = current;
  return {
    ...others,
    ...(invoice.takes_barcode === 1 && invoiceBarcode && { invoiceBarcode }),
    ...(invoice.charity_code !== undefined && invoiceCharity && { invoiceCharity }),
  };
}

/** The type of the proposed invoice (CK-67 to CK-69). */
function proposedType(holder: InvoiceHolder, res_store_type: number): InvoiceType {
  const { mid, carrier, op_invoice_status } = holder;
  const isEmailByDefault = res_store_type === RES_STORE_TYPE.restaurant && op_invoice_status === 1;
  if (mid !== "" || isEmailByDefault || !carrier) return INVOICE_TYPE.email;
  return INVOICE_TYPE.memberCarrier;
}
