import { isEmail } from "@/lib/auth/contact-rules";
import { INVOICE_TYPE } from "@/lib/contracts/codes";
import type { InvoiceData } from "@/lib/contracts/invoices";
import type { Order } from "@/lib/contracts/orders";

/** `invoice_issue_type` of a store that prints its invoices itself (acceptance CK-72). */
export const PAPER_INVOICE = 2;

export type InvoiceProblem = "missing-email" | "bad-email" | "missing-company";

/** SPEC §4 Checkout: type 1 with the values that the order brings. */
export function invoiceFromOrder({
  invoice,
  store,
}: Pick<Order, "invoice" | "store">): InvoiceData {
  return {
    invoiceType: invoice.type,
    invoiceEmail: invoice.email,
    invoiceAddress: invoice.address,
    invoiceCompany: invoice.title,
    invoiceCompanyId: invoice.number,
    invoiceIssueType: store.invoice_issue_type,
  };
}

/** What the editor still asks for (acceptance CK-74); a paper invoice comes with the food and needs no email. */
export function invoiceProblem(invoice: InvoiceData): InvoiceProblem | null {
  const { invoiceType, invoiceEmail, invoiceIssueType } = invoice;
  if (invoiceType === INVOICE_TYPE.company) return hasCompany(invoice) ? null : "missing-company";
  if (invoiceType !== INVOICE_TYPE.email || invoiceIssueType === PAPER_INVOICE) return null;
  if (invoiceEmail.trim() === "") return "missing-email";
  return isEmail(invoiceEmail.trim()) ? null : "bad-email";
}

export function hasCompany({ invoiceCompany, invoiceCompanyId }: InvoiceData): boolean {
  return invoiceCompany.trim() !== "" && invoiceCompanyId.trim() !== "";
}
