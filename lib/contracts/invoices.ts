import { z } from "zod";
import { INVOICE_TYPE, type InvoiceType } from "./codes.ts";
import { boundedText } from "./fields.ts";

export const invoiceTypeSchema = z.union([
  z.literal(INVOICE_TYPE.donation),
  z.literal(INVOICE_TYPE.email),
  z.literal(INVOICE_TYPE.company),
  z.literal(INVOICE_TYPE.memberCarrier),
]);

/** The invoice part of a pre-order answer (EN-14). */
export const orderInvoiceSchema = z.object({
  type: invoiceTypeSchema.default(INVOICE_TYPE.email),
  email: z.string(),
  charity: z.string(),
  title: z.string(),
  number: z.string(),
  address: z.string(),
});

/** Invoice data (EN-18) in the form of the checkout page. */
export type InvoiceData = {
  invoiceType: InvoiceType;
  invoiceEmail: string;
  invoiceAddress: string;
  invoiceCompany: string;
  invoiceCompanyId: string;
  invoiceIssueType: number;
};

export const taxIdQuerySchema = z.strictObject({ tax_id: boundedText(20) });

export const opInvoiceInfoSchema = z.object({
  is_bound: z.union([z.literal(0), z.literal(1)]),
  carrier: z.string(),
});
