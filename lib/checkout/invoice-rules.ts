import { isEmail } from "@/lib/account/contact-rules";
import { INVOICE_ISSUE_TYPE, INVOICE_TYPE, MOBILE_BARCODE } from "@/lib/contracts/codes";
import type { Charity, InvoiceData } from "@/lib/contracts/invoices";
import type { Order } from "@/lib/contracts/orders";
import { isTaxId } from "./tax-id";

export type InvoiceProblem =
  | "missing-email"
  | "bad-email"
  | "bad-barcode"
  | "missing-company"
  | "bad-tax-id";

/** The first problem of an invoice (CK-74). */
export function invoiceProblem(invoice: InvoiceData): InvoiceProblem | null {
  if (invoice.invoiceType !== INVOICE_TYPE.company) {
    return emailProblem(invoice) ?? barcodeProblem(invoice);
  }
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

/** A typed 手機條碼 in its written form: half-width, upper case, without spaces. */
export function barcodeOf(text: string): string {
  return text.normalize("NFKC").replace(/\s+/g, "").toUpperCase();
}

/** The 手機條碼 that this invoice is stored in; empty without one (VA-13). */
export function usedBarcode(invoice: InvoiceData): string {
  const isElectronic = invoice.invoiceType === INVOICE_TYPE.email && !isPaperInvoice(invoice);
  return isElectronic ? (invoice.invoiceBarcode ?? "") : "";
}

function barcodeProblem(invoice: InvoiceData): "bad-barcode" | null {
  const barcode = usedBarcode(invoice);
  return barcode === "" || MOBILE_BARCODE.test(barcode) ? null : "bad-barcode";
}

/** The receiver of a donated invoice. */
export function charityOf(
  { invoiceCharity }: InvoiceData,
  { charity: name, charity_code: code = "" }: Order["invoice"],
): Charity {
  return invoiceCharity ?? { code, name };
}

export function hasCompany({ invoiceCompany, invoiceCompanyId }: InvoiceData): boolean {
  return invoiceCompany.trim() !== "" && invoiceCompanyId.trim() !== "";
}

export function isPaperInvoice({ invoiceIssueType }: Pick<InvoiceData, "invoiceIssueType">) {
  return invoiceIssueType === INVOICE_ISSUE_TYPE.paper;
}
