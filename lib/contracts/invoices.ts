import { z } from "zod";
import { INVOICE_TYPE, type InvoiceType } from "./codes.ts";
import { boundedText, flagSchema, lineSchema } from "./fields.ts";

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
  /** Not in the specification: the code of `charity`. If it is absent, the customer cannot choose another charity. */
  charity_code: z.string().optional(),
  /** Not in the specification: 1 if an electronic invoice can be stored in a 手機條碼. */
  takes_barcode: flagSchema.optional(),
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
  /** The 手機條碼 in which an electronic invoice is stored; empty for none. */
  invoiceBarcode?: string;
  /** The charity that the customer has chosen. Absent if the charity of the pre-order answer is used. */
  invoiceCharity?: Charity;
};

export const charitySchema = z.object({ code: z.string(), name: z.string() });
export type Charity = z.infer<typeof charitySchema>;

/**
 * `q` is a part of the name or code of a charity. If it is empty, the answer contains the first charities of the list.
 */
export const charityListQuerySchema = z.strictObject({ q: lineSchema(40).default("") });

export const taxIdQuerySchema = z.strictObject({ tax_id: boundedText(20) });

export const opInvoiceInfoSchema = z.object({
  is_bound: z.union([z.literal(0), z.literal(1)]),
  carrier: z.string(),
});
