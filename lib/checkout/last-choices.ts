import { INVOICE_TYPE, MOBILE_BARCODE, type PayType } from "@/lib/contracts/codes";
import type { InvoiceData } from "@/lib/contracts/invoices";
import type { Order } from "@/lib/contracts/orders";
import { isFields, isText } from "@/lib/view/stored-shapes";
import { offeredParts } from "./proposed-invoice";
import { isStoredInvoice } from "./stored-checkout";

/** The choices of a member's last order. They are never proposed to another member. */
export type LastChoices = {
  mid: string;
  /** Null if no order had a payment. */
  pay_type: PayType | null;
  invoice: InvoiceData;
  /** The last notes to the stores, the newest first. */
  notes: StoreNote[];
  /** Absent before the first order with this choice. */
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

/** The choices to store after an order. An empty note leaves the earlier one of the store. */
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

/** 0 by default: shops in Taiwan give disposable cutlery on request only. */
export function lastCutlery(last: LastChoices | null): 0 | 1 {
  return last?.needs_cutlery === 1 ? 1 : 0;
}

export function noteAt(last: LastChoices | null, store_id: number): string {
  return last?.notes.find((note) => note.store_id === store_id)?.text ?? "";
}

/** The 手機條碼 of the last invoice; undefined without one. */
export function lastBarcode(last: LastChoices | null): string | undefined {
  const barcode = last?.invoice.invoiceBarcode ?? "";
  return MOBILE_BARCODE.test(barcode) ? barcode : undefined;
}

type Possible = { current: InvoiceData; carrier: string | null; order: Pick<Order, "invoice"> };

/**
 * The last invoice, if its type differs from the current one and is still possible; otherwise null (CK-116). The email
 * and the kind of issue come from the order. The last invoice is only offered: CK-67 and CK-68 decide the default type.
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
