import type { InvoiceData } from "@/lib/contracts/invoices";
import { invoiceFromOrder, invoiceProblem } from "@/lib/invoices/invoice-rules";
import { makeQuote } from "../../factories/checkout-shapes";

const EMAIL: InvoiceData = {
  invoiceType: 1,
  invoiceEmail: "a@example.com",
  invoiceAddress: "",
  invoiceCompany: "",
  invoiceCompanyId: "",
  invoiceIssueType: 1,
};

it("the invoice begins as the order proposes it (CK-67)", () => {
  expect(invoiceFromOrder(makeQuote())).toEqual(EMAIL);
});

it.each<[string, Partial<InvoiceData>, string | null]>([
  ["an email invoice with its email is whole", {}, null],
  ["an email invoice asks for the email", { invoiceEmail: " " }, "missing-email"],
  ["an email must look like one", { invoiceEmail: "a@b" }, "bad-email"],
  ["a paper invoice needs no email", { invoiceEmail: "", invoiceIssueType: 2 }, null],
  ["a donation needs nothing", { invoiceType: 0, invoiceEmail: "" }, null],
  ["a company invoice asks for both", { invoiceType: 2 }, "missing-company"],
  [
    "a title alone is not enough",
    { invoiceType: 2, invoiceCompany: "福饕", invoiceCompanyId: " " },
    "missing-company",
  ],
  [
    "title and tax id are",
    { invoiceType: 2, invoiceCompany: "福饕", invoiceCompanyId: "04595257" },
    null,
  ],
])("%s (CK-74)", (_name, part, problem) => {
  expect(invoiceProblem({ ...EMAIL, ...part })).toBe(problem);
});
