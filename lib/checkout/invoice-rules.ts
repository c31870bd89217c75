import { isEmail } from "@/lib/account/contact-rules";
import { INVOICE_ISSUE_TYPE, INVOICE_TYPE, MOBILE_BARCODE } from "@/lib/contracts/codes";
import type { Charity, InvoiceData } from "@/lib/contracts/invoices";
import type { Order } from "@/lib/contracts/orders";

export type InvoiceProblem =
  | "missing-email"
  | "bad-email"
  | "bad-barcode"
  | "missing-company"
  | "bad-tax-id";

/** The first problem of an invoice, or null (CK-74). */
export function invoiceProblem(invoice: InvoiceData): InvoiceProblem | null {
  if (invoice.invoiceType !== INVOICE_TYPE.company) {
    return emailProblem(invoice) ?? barcodeProblem(invoice);
  }
  if (!hasCompany(invoice)) return "missing-company";
  return isTaxId(invoice.invoiceCompanyId.trim()) ? null : "bad-tax-id";
}

/**
 * The problem of the email address, or null. Only the invoice type email needs an email address, and only if the
 * invoice is electronic: the store delivers a paper invoice with the food.
 */
export function emailProblem(invoice: InvoiceData): "missing-email" | "bad-email" | null {
  if (invoice.invoiceType !== INVOICE_TYPE.email || isPaperInvoice(invoice)) return null;
  const email = invoice.invoiceEmail.trim();
  if (email === "") return "missing-email";
  return isEmail(email) ? null : "bad-email";
}

/** Converts a typed 手機條碼 to its official form: half-width, upper case, without spaces. */
export function barcodeOf(text: string): string {
  return text.normalize("NFKC").replace(/\s+/g, "").toUpperCase();
}

/** The 手機條碼 that receives this invoice, or "" if there is none (VA-13). */
export function usedBarcode(invoice: InvoiceData): string {
  const isElectronic = invoice.invoiceType === INVOICE_TYPE.email && !isPaperInvoice(invoice);
  return isElectronic ? (invoice.invoiceBarcode ?? "") : "";
}

function barcodeProblem(invoice: InvoiceData): "bad-barcode" | null {
  const barcode = usedBarcode(invoice);
  return barcode === "" || MOBILE_BARCODE.test(barcode) ? null : "bad-barcode";
}

/**
 * The charity that receives a donated invoice: the charity that the customer chose, or else the charity of the quote.
 */
export function charityOf(
  { invoiceCharity }: Pick<InvoiceData, "invoiceCharity">,
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

const WEIGHTS = [1, 2, 1, 2, 1, 2, 4, 1];
/**
 * The index of the digit with the weight 4. If this digit is 7, its product is 28, whose digit sum 10 may count as 1 or
 * as 0.
 */
const SEVENTH = 6;

/**
 * True if the text is a valid tax ID by the checksum modulo 5, which has been in force since April 2023 (RU-61). Eight
 * zeros pass the checksum but are not a real tax ID.
 */
export function isTaxId(text: string): boolean {
  if (!/^\d{8}$/.test(text) || text === "00000000") return false;
  const sum = WEIGHTS.reduce((all, weight, at) => all + digitSum(Number(text[at]) * weight), 0);
  return sum % 5 === 0 || (text[SEVENTH] === "7" && (sum + 1) % 5 === 0);
}

function digitSum(product: number): number {
  return Math.floor(product / 10) + (product % 10);
}
