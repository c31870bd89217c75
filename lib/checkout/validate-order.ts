import { isPhone } from "@/lib/auth/contact-rules";
import type { StoredAddress } from "@/lib/contracts/addresses";
import { INVOICE_TYPE, type PayType } from "@/lib/contracts/codes";
import type { InvoiceData } from "@/lib/contracts/invoices";
import { hasCompany } from "@/lib/invoices/invoice-rules";
import { isCompleteAddress } from "./checkout-draft";

/** Where the person has to look: the part of the page that gets the focus. */
export type CheckoutField = "payment" | "name" | "phone" | "invoice" | "address";

export type OrderFault = { field: CheckoutField } & (
  | {
      code:
        | "missing-pay-type"
        | "missing-contact-name"
        | "bad-phone"
        | "missing-company"
        | "incomplete-address";
    }
  | { code: "tax-id-refused"; message: string }
);

export type OrderFacts = {
  pay_type: PayType | null;
  contact_name: string;
  contact_phone: string;
  /** The phone that the order itself carries. */
  order_phone: string;
  invoice: InvoiceData;
  address: StoredAddress | null;
};

/** The server's word on a tax id: its message when it refuses, else null. */
type CheckTaxId = (tax_id: string) => Promise<string | null>;

/** SPEC §5 Checkout: five checks in this order, the first failure alone. */
export async function validateOrder(
  facts: OrderFacts,
  checkTaxId: CheckTaxId,
): Promise<OrderFault | null> {
  const { pay_type, contact_name, contact_phone, order_phone, invoice, address } = facts;
  if (pay_type === null) return { field: "payment", code: "missing-pay-type" };
  if (contact_name.trim() === "") return { field: "name", code: "missing-contact-name" };
  if (!isPhone(contact_phone.trim()) || !isPhone(order_phone)) {
    return { field: "phone", code: "bad-phone" };
  }
  const fault = await companyFault(invoice, checkTaxId);
  if (fault) return fault;
  return isCompleteAddress(address) ? null : { field: "address", code: "incomplete-address" };
}

async function companyFault(
  invoice: InvoiceData,
  checkTaxId: CheckTaxId,
): Promise<OrderFault | null> {
  if (invoice.invoiceType !== INVOICE_TYPE.company) return null;
  if (!hasCompany(invoice)) return { field: "invoice", code: "missing-company" };
  const message = await checkTaxId(invoice.invoiceCompanyId.trim());
  return message === null ? null : { field: "invoice", code: "tax-id-refused", message };
}
