import { isPhone } from "@/lib/account/contact-rules";
import { emailProblem, hasCompany } from "@/lib/checkout/invoice-rules";
import type { StoredAddress } from "@/lib/contracts/addresses";
import { INVOICE_TYPE, PAY_TYPE, type PayType } from "@/lib/contracts/codes";
import type { Refusal } from "@/lib/contracts/envelope";
import type { InvoiceData } from "@/lib/contracts/invoices";
import { isCompleteAddress } from "./checkout-draft";

/** The part of the page that gets the focus. */
type CheckoutField = "payment" | "name" | "phone" | "invoice" | "address";

export type OrderFault = { field: CheckoutField } & (
  | {
      code:
        | "missing-pay-type"
        | "missing-contact-name"
        | "bad-phone"
        | "missing-company"
        | "missing-email"
        | "bad-email"
        | "incomplete-address";
    }
  | { code: "tax-id-refused"; refusal: Refusal }
);

export type OrderFacts = {
  /** Null also for card payment without a card. */
  pay_type: PayType | null;
  contact_name: string;
  contact_phone: string;
  /** The phone of the quoted order. */
  order_phone: string;
  invoice: InvoiceData;
  address: StoredAddress | null;
};

/** Asks the server about a tax id; null when it is valid. */
type CheckTaxId = (tax_id: string) => Promise<Refusal | null>;

/** Runs five checks in this order and returns the first fault (VA-05 to VA-11). */
export async function validateOrder(
  facts: OrderFacts,
  checkTaxId: CheckTaxId,
): Promise<OrderFault | null> {
  const { pay_type, contact_name, contact_phone, order_phone, address } = facts;
  if (pay_type === null) return { field: "payment", code: "missing-pay-type" };
  if (contact_name.trim() === "") return { field: "name", code: "missing-contact-name" };
  if (!isPhone(contact_phone.trim()) || !isPhone(order_phone)) {
    return { field: "phone", code: "bad-phone" };
  }
  const fault = await invoiceFault(facts, checkTaxId);
  if (fault) return fault;
  return isCompleteAddress(address) ? null : { field: "address", code: "incomplete-address" };
}

async function invoiceFault(
  { pay_type, invoice }: OrderFacts,
  checkTaxId: CheckTaxId,
): Promise<OrderFault | null> {
  if (invoice.invoiceType !== INVOICE_TYPE.company) {
    // An order of NT$0 has no invoice (RU-11).
    const code = pay_type === PAY_TYPE.zeroAmount ? null : emailProblem(invoice);
    return code && { field: "invoice", code };
  }
  if (!hasCompany(invoice)) return { field: "invoice", code: "missing-company" };
  const refusal = await checkTaxId(invoice.invoiceCompanyId.trim());
  return refusal && { field: "invoice", code: "tax-id-refused", refusal };
}
