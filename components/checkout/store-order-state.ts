import { isPhone } from "@/lib/account/contact-rules";
import { savedAddressId } from "@/lib/address/saved-address";
import type { OrderedLine } from "@/lib/cart/ordered-lines";
import type { CheckoutDraft, CheckoutInput, LastCheckout } from "@/lib/checkout/checkout-draft";
import { type CheckoutSource, checkoutPath } from "@/lib/checkout/checkout-source";
import type { LastChoices } from "@/lib/checkout/last-choices";
import { currentInvoice, type InvoiceHolder } from "@/lib/checkout/proposed-invoice";
import { lastCheckoutOfMember } from "@/lib/client/last-checkout";
import { rememberReturn } from "@/lib/client/leave-for-login";
import { rememberPlacedOrder } from "@/lib/client/placed-order";
import { removeOrderedLines } from "@/lib/client/remove-ordered-lines";
import { readStored, removeStored, writeStored } from "@/lib/client/storage";
import type { StoredAddress } from "@/lib/contracts/addresses";
import type { Cart } from "@/lib/contracts/carts";
import type { InvoiceData } from "@/lib/contracts/invoices";
import type { Order } from "@/lib/contracts/orders";
import { hrefs } from "@/lib/routing/hrefs";
import type { Checkout, CheckoutForm } from "./checkout-engine";

export type StoreCheckout = Checkout<StoreForm>;

/** The form of a store order. */
export type StoreForm = CheckoutForm & {
  /** The id of the member to whom this checkout belongs. */
  mid: string;
  source: CheckoutSource;
  cart: Cart;
  address: StoredAddress | null;
  /**
   * False after the backend has refused the id of the saved address. The requests then contain the address without its
   * id.
   */
  sendsAddressId: boolean;
  draft: CheckoutDraft;
  order: Order;
  /** The lines of the cart that the order `sent_order_id` contains. */
  ordered: OrderedLine[];
  fee_description: string;
  invoice_holder: InvoiceHolder;
  /** The choices of the member's last order, as they were stored when the checkout opened. */
  last: LastChoices | null;
};

type FormFields = Pick<StoreForm, "draft" | "cart" | "sendsAddressId" | "source">;

/**
 * The input of the requests with this address. `address_id` is the id of the same address in the member's saved
 * addresses. It is 0 if there is none or if the backend has refused the id.
 */
export function inputAt(form: FormFields, address: StoredAddress): CheckoutInput {
  const { draft, cart, sendsAddressId, source } = form;
  const saved = sendsAddressId ? (readStored("member")?.addressList ?? []) : [];
  return { draft, cart, address, address_id: savedAddressId(address, saved), source };
}

export function inputOf(form: StoreForm): CheckoutInput | null {
  return form.address && inputAt(form, form.address);
}

export function invoiceOf(
  { draft, invoice_holder: holder }: Pick<StoreForm, "draft" | "invoice_holder">,
  order: Order,
): InvoiceData {
  return currentInvoice(draft, { order, holder });
}

export function lacksContact({ contact_name, contact_phone }: CheckoutDraft): boolean {
  return contact_name.trim() === "" || !isPhone(contact_phone.trim());
}

/** The browser stores these values of the last submit until its result is known. */
export type StoredSubmit = Pick<LastCheckout, "order_id" | "ordered" | "unanswered">;

export const NO_STORED_SUBMIT: StoredSubmit = { order_id: null, ordered: [], unanswered: null };

/** Stores the draft and the state of the last submit. */
export function saveStoreOrder(form: StoreForm): void {
  const { sent_order_id: order_id, ordered, unanswered } = form;
  write(form, { order_id, ordered, unanswered });
}

/**
 * Stores the draft when the customer leaves the page. Keeps the stored submit of this store, because another tab may
 * have updated it.
 */
export function keepOnLeave(form: StoreForm): void {
  const last = lastCheckoutOfMember();
  write(form, last?.store_id === form.cart.store_id ? last : NO_STORED_SUBMIT);
}

function write(form: StoreForm, { order_id, ordered, unanswered }: StoredSubmit): void {
  const { mid, source, cart, draft } = form;
  const { store_id } = cart;
  if (store_id === 0) return;
  const path = checkoutPath(source);
  writeStored("lastCheckout", { mid, path, store_id, order_id, ordered, unanswered, draft });
}

/**
 * Called after an order was accepted. Removes its lines from the cart, so that they are not ordered twice, and opens
 * the order list.
 */
export function finishStoreOrder(
  { go }: StoreCheckout,
  { order_id, ordered }: Pick<StoredSubmit, "order_id" | "ordered">,
): void {
  removeOrderedLines(ordered);
  removeStored("lastCheckout");
  if (order_id !== null) rememberPlacedOrder(order_id);
  go(hrefs.orderlist());
}

/**
 * Stores the checkout and the return-to path before a link opens the page that binds a carrier (CK-71). After the
 * customer has come back, the new carrier is chosen for the invoice.
 */
export function prepareCarrierBinding(checkout: StoreCheckout): void {
  checkout.edit({ wants_carrier: true });
  const form = checkout.form;
  if (form) saveStoreOrder(form);
  rememberReturn(window.location.pathname + window.location.search);
}
