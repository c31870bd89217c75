import { isTaxId as isTaxIdOfServer } from "@/backend/shared/text-rules";
import { invoiceProblem, isTaxId } from "@/lib/checkout/invoice-rules";
import { INVOICE_ISSUE_TYPE, INVOICE_TYPE } from "@/lib/contracts/codes";
import type { InvoiceData } from "@/lib/contracts/invoices";
import { makeInvoice } from "../../factories/checkout-shapes";

const company = {
  invoiceType: INVOICE_TYPE.company,
  invoiceCompany: "福饕",
  invoiceCompanyId: "04595257",
} as const;

it.each<[string, Partial<InvoiceData>, string | null]>([
  ["an email invoice with an email is complete", {}, null],
  ["an email invoice requires an email", { invoiceEmail: " " }, "missing-email"],
  ["an email invoice requires a valid email", { invoiceEmail: "a@b" }, "bad-email"],
  [
    "a paper invoice needs no email",
    { invoiceEmail: "", invoiceIssueType: INVOICE_ISSUE_TYPE.paper },
    null,
  ],
  ["a donation needs no email", { invoiceType: INVOICE_TYPE.donation, invoiceEmail: "" }, null],
  [
    "a member carrier needs no email",
    { invoiceType: INVOICE_TYPE.memberCarrier, invoiceEmail: "" },
    null,
  ],
  [
    "a company invoice requires a title and a tax ID",
    { invoiceType: INVOICE_TYPE.company },
    "missing-company",
  ],
  [
    "a company invoice with a title alone is incomplete",
    { ...company, invoiceCompanyId: " " },
    "missing-company",
  ],
  [
    "a company invoice with a tax ID alone is incomplete",
    { ...company, invoiceCompany: "" },
    "missing-company",
  ],
  [
    "a company invoice requires a tax ID with a valid checksum",
    { ...company, invoiceCompanyId: "12345678" },
    "bad-tax-id",
  ],
  ["a company invoice with title and tax ID is complete", company, null],
])("%s (CK-74, VA-04, VA-08)", (_name, part, problem) => {
  expect(invoiceProblem(makeInvoice(part))).toBe(problem);
});

it.each(["04595257", "12345675", "12345676", "10458575", "00501508", "62140097", "00000074"])(
  "%s is a valid tax ID by the checksum rule of 2023",
  (number) => expect(isTaxId(number)).toBe(true),
);

it.each([
  "00501502",
  "12345678",
  "1234567",
  "123456755",
  "１２３４５６７５",
  " 12345675",
  "",
  "00000000",
])("'%s' is not a valid tax ID", (number) => expect(isTaxId(number)).toBe(false));

it("the page and the backend accept the same tax IDs", () => {
  const numbers = Array.from({ length: 20_000 }, (_none, at) =>
    String((at * 48_271 * 104_729) % 100_000_000).padStart(8, "0"),
  );
  const apart = numbers.filter((number) => isTaxId(number) !== isTaxIdOfServer(number));
  expect(apart).toEqual([]);
});
