import { isPhone } from "@/lib/account/contact-rules";
import { emailProblem, hasCompany } from "@/lib/checkout/invoice-rules";
import type { StoredAddress } from "@/lib/contracts/addresses";
import { INVOICE_TYPE, PAY_TYPE, type PayType } from "@/lib/contracts/codes";
import type { Refusal } from "@/lib/contracts/envelope";
import type { InvoiceData } from "@/lib/contracts/invoices";
import { isCompleteAddress } from "./checkout-draft";

/** The part of the page that has the fault and gets the focus. */
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
  | { code: "tax-id-refused"; tax_id: string; refusal: Refusal }
);

export type OrderFacts = {
  /** Null before a choice, and for card payment without a card. */
  pay_type: PayType | null;
  contact_name: string;
  contact_phone: string;
  /**
   * The phone with which the order is placed. For a store order, it is the phone in the quote as long as the quote
   * matches the draft. In all other cases it is the typed phone.
   */
  order_phone: string;
  invoice: InvoiceData;
  address: StoredAddress | null;
};

/** Asks the server whether a tax ID is valid. Returns the refusal, or null if the tax ID is valid. */
type CheckTaxId = (tax_id: string) => Promise<Refusal | null>;

/** Returns the faults of an order in this sequence: payment, name, phone, invoice, address (VA-05 to VA-11). */
export async function orderFaults(
  facts: OrderFacts,
  checkTaxId: CheckTaxId,
): Promise<OrderFault[]> {
  const faults = visibleFaults(facts);
  // The dialog shows only the first fault. So the server is asked to check the tax ID only if no fault comes before it.
  if (faults.some(({ field }) => field !== "address")) return faults;
  const fault = await taxIdFault(facts, checkTaxId);
  return fault ? [fault, ...faults] : faults;
}

/** The faults that the browser can find without the server. */
export function visibleFaults(facts: OrderFacts): OrderFault[] {
  const { pay_type, contact_name, contact_phone, order_phone, address } = facts;
  const hasPhone = isPhone(contact_phone.trim()) && isPhone(order_phone);
  const faults: (OrderFault | null)[] = [
    pay_type === null ? { field: "payment", code: "missing-pay-type" } : null,
    contact_name.trim() === "" ? { field: "name", code: "missing-contact-name" } : null,
    hasPhone ? null : { field: "phone", code: "bad-phone" },
    invoiceFault(facts),
    isCompleteAddress(address) ? null : { field: "address", code: "incomplete-address" },
  ];
  return faults.filter((fault) => fault !== null);
}

function invoiceFault({ pay_type, invoice }: OrderFacts): OrderFault | null {
  if (isCompany(invoice)) {
    return hasCompany(invoice) ? null : { field: "invoice", code: "missing-company" };
  }
  // An order of NT$0 has no invoice (RU-11), so it needs no email address. The title and the tax ID of a company
  // are checked even then.
  const code = pay_type === PAY_TYPE.zeroAmount ? null : emailProblem(invoice);
  return code && { field: "invoice", code };
}

async function taxIdFault(
  { invoice }: OrderFacts,
  checkTaxId: CheckTaxId,
): Promise<OrderFault | null> {
  if (!isCompany(invoice)) return null;
  const tax_id = invoice.invoiceCompanyId.trim();
  const refusal = await checkTaxId(tax_id);
  return refusal && { field: "invoice", code: "tax-id-refused", tax_id, refusal };
}

function isCompany({ invoiceType }: InvoiceData): boolean {
  return invoiceType === INVOICE_TYPE.company;
}
