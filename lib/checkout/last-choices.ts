import { INVOICE_TYPE, MOBILE_BARCODE, type PayType } from "@/lib/contracts/codes";
import type { InvoiceData } from "@/lib/contracts/invoices";
import type { Order } from "@/lib/contracts/orders";
import { isFields, isText } from "@/lib/view/stored-shapes";
import { offeredParts } from "./proposed-invoice";
import { isStoredInvoice } from "./stored-checkout";

/** The choices of the last order of the member `mid`. They are not proposed to another member. */
export type LastChoices = {
  mid: string;
  /** Null if no order of the member needed a payment. */
  pay_type: PayType | null;
  invoice: InvoiceData;
  /** The last notes to stores: one for each store, and at most `NOTES_MAX`. The newest note is first. */
  notes: StoreNote[];
  /** Absent if an older version stored the choices. */
  needs_cutlery?: 0 | 1;
};
type StoreNote = { store_id: number; text: string };

const NOTES_MAX = 5;

export function isLastChoices(value: unknown): value is LastChoices {
  if (!isFields(value)) return false;
  const { mid, pay_type, invoice, notes } = value;
  const isNote = (note: unknown) =>
    isFields(note) && typeof note.store_id === "number" && isText(note.text);
  return (
    isText(mid) &&
    (pay_type === null || typeof pay_type === "number") &&
    isStoredInvoice(invoice) &&
    Array.isArray(notes) &&
    notes.every(isNote)
  );
}

type PlacedChoices = Omit<LastChoices, "notes"> & { note: StoreNote };

/**
 * The choices to store after an order. If the note is empty, the earlier note to the store stays. If the order needed
 * no payment, the earlier pay type stays.
 */
export function nextChoices(
  last: LastChoices | null,
  { note, ...ordered }: PlacedChoices,
): LastChoices {
  const own = last?.mid === ordered.mid ? last.notes : [];
  const others = own.filter(({ store_id }) => store_id !== note.store_id);
  const text = note.text.trim();
  const notes = text === "" ? own : [{ ...note, text }, ...others].slice(0, NOTES_MAX);
  const pay_type = ordered.pay_type ?? (last?.mid === ordered.mid ? last.pay_type : null);
  return { ...ordered, pay_type, notes };
}

/** The choice of cutlery. It is 0 by default, because stores in Taiwan give disposable cutlery only on request. */
export function lastCutlery(last: LastChoices | null): 0 | 1 {
  return last?.needs_cutlery === 1 ? 1 : 0;
}

export function noteAt(last: LastChoices | null, store_id: number): string {
  return last?.notes.find((note) => note.store_id === store_id)?.text ?? "";
}

/** The 手機條碼 of the last invoice, or undefined if it had no valid one. */
export function lastBarcode(last: LastChoices | null): string | undefined {
  const barcode = last?.invoice.invoiceBarcode ?? "";
  return MOBILE_BARCODE.test(barcode) ? barcode : undefined;
}

type Possible = { current: InvoiceData; carrier: string | null; order: Pick<Order, "invoice"> };

/**
 * The invoice of the last order, which the checkout proposes (CK-116). Null if there is no last order, if its invoice
 * has the current type, or if its type is member carrier and no carrier is bound. The email, the issue type and the
 * address come from the current invoice. The invoice of the last order does not become the default, because CK-67 and
 * CK-68 define the default type.
 */
export function lastInvoice(
  last: LastChoices | null,
  { current, carrier, order }: Possible,
): InvoiceData | null {
  if (last === null || last.invoice.invoiceType === current.invoiceType) return null;
  const isUnbound = last.invoice.invoiceType === INVOICE_TYPE.memberCarrier && !carrier;
  if (isUnbound) return null;
  const { invoiceEmail, invoiceIssueType, invoiceAddress } = current;
  return offeredParts({ ...last.invoice, invoiceEmail, invoiceIssueType, invoiceAddress }, order);
}
