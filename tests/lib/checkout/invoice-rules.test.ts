import { invoiceProblem } from "@/lib/checkout/invoice-rules";
import type { InvoiceData } from "@/lib/contracts/invoices";
import { makeInvoice } from "../../factories/checkout-shapes";

const company = { invoiceType: 2, invoiceCompany: "福饕", invoiceCompanyId: "04595257" } as const;

it.each<[string, Partial<InvoiceData>, string | null]>([
  ["an email invoice with its email is complete", {}, null],
  ["an email invoice asks for the email", { invoiceEmail: " " }, "missing-email"],
  ["an email must be valid", { invoiceEmail: "a@b" }, "bad-email"],
  ["a paper invoice needs no email", { invoiceEmail: "", invoiceIssueType: 2 }, null],
  ["a donation needs nothing", { invoiceType: 0, invoiceEmail: "" }, null],
  ["a member carrier needs nothing more", { invoiceType: 3, invoiceEmail: "" }, null],
  ["a company invoice asks for both", { invoiceType: 2 }, "missing-company"],
  ["a title alone is not enough", { ...company, invoiceCompanyId: " " }, "missing-company"],
  ["a tax id alone is not enough", { ...company, invoiceCompany: "" }, "missing-company"],
  ["a tax id must pass its checksum", { ...company, invoiceCompanyId: "12345678" }, "bad-tax-id"],
  ["title and tax id are complete", company, null],
])("%s (CK-74, VA-04, VA-08)", (_name, part, problem) => {
  expect(invoiceProblem(makeInvoice(part))).toBe(problem);
});
