import { isEmail } from "@/lib/account/contact-rules";
import { INVOICE_ISSUE_TYPE, INVOICE_TYPE } from "@/lib/contracts/codes";
import type { InvoiceData } from "@/lib/contracts/invoices";
import { isTaxId } from "./tax-id";

export type InvoiceProblem = "missing-email" | "bad-email" | "missing-company" | "bad-tax-id";

/** The first problem of an invoice (CK-74). */
export function invoiceProblem(invoice: InvoiceData): InvoiceProblem | null {
  if (invoice.invoiceType !== INVOICE_TYPE.company) return emailProblem(invoice);
  if (!hasCompany(invoice)) return "missing-company";
  return isTaxId(invoice.invoiceCompanyId.trim()) ? null : "bad-tax-id";
}

/** Only an email invoice needs an email. A paper invoice comes with the food. */
export function emailProblem(invoice: InvoiceData): "missing-email" | "bad-email" | null {
  if (invoice.invoiceType !== INVOICE_TYPE.email || isPaperInvoice(invoice)) return null;
  const email = invoice.invoiceEmail.trim();
  if (email === "") return "missing-email";
  return isEmail(email) ? null : "bad-email";
}

export function hasCompany({ invoiceCompany, invoiceCompanyId }: InvoiceData): boolean {
  return invoiceCompany.trim() !== "" && invoiceCompanyId.trim() !== "";
}

export function isPaperInvoice({ invoiceIssueType }: Pick<InvoiceData, "invoiceIssueType">) {
  return invoiceIssueType === INVOICE_ISSUE_TYPE.paper;
}
