import { isPhone } from "@/lib/account/contact-rules";
import type { CouponLists } from "@/lib/benefits/coupon-worth";
import type { OrderedLine } from "@/lib/cart/ordered-lines";
import type { CheckoutDraft, CheckoutInput, LastCheckout } from "@/lib/checkout/checkout-draft";
import { type CheckoutSource, checkoutPath } from "@/lib/checkout/checkout-source";
import { type InvoiceHolder, standingInvoice } from "@/lib/checkout/proposed-invoice";
import { ownLastCheckout } from "@/lib/client/last-checkout";
import { rememberReturn } from "@/lib/client/leave-for-login";
import { removeStored, writeStored } from "@/lib/client/storage";
import { takeOrdered } from "@/lib/client/take-ordered";
import type { StoredAddress } from "@/lib/contracts/addresses";
import type { Cart } from "@/lib/contracts/carts";
import type { InvoiceData } from "@/lib/contracts/invoices";
import type { Order } from "@/lib/contracts/orders";
import { hrefs } from "@/lib/routing/hrefs";
import type { Checkout, CheckoutForm } from "./checkout-engine";

export type StoreCheckout = Checkout<StoreForm>;

/** The form of a store order. */
export type StoreForm = CheckoutForm & {
  /** The member whose checkout it is. */
  mid: string;
  source: CheckoutSource;
  cart: Cart;
  address: StoredAddress | null;
  draft: CheckoutDraft;
  order: Order;
  /** The lines of the cart that the order in `sent_order_id` was sent with. */
  ordered: OrderedLine[];
  fee_description: string;
  invoice_holder: InvoiceHolder;
  coupons: CheckoutCoupons;
  /** Why the server did not apply the coupon, until the next choice (CK-43). */
  couponRefusal: string | null;
};

/** The coupon lists, and the order that they were asked for; null while they are not available. */
export type CheckoutCoupons = { lists: CouponLists | null; askedFor: string };

export function inputOf({ draft, cart, address, source }: StoreForm): CheckoutInput | null {
  return address && { draft, cart, address, source };
}

export function invoiceOf(
  { draft, invoice_holder: holder }: Pick<StoreForm, "draft" | "invoice_holder">,
  order: Order,
): InvoiceData {
  return standingInvoice(draft, { order, holder });
}

export function lacksContact({ contact_name, contact_phone }: CheckoutDraft): boolean {
  return contact_name.trim() === "" || !isPhone(contact_phone.trim());
}

/** What is stored of an order that was sent, until its result is known. */
export type Sent = Pick<LastCheckout, "order_id" | "ordered" | "unanswered">;

export const NOTHING_SENT: Sent = { order_id: null, ordered: [], unanswered: null };

/** Stores what was entered, and what is not known yet of an order that was sent. */
export function keepStoreOrder(form: StoreForm): void {
  const { sent_order_id: order_id, ordered, unanswered } = form;
  write(form, { order_id, ordered, unanswered });
}

/** The same on leaving. Another tab may know more about a sent order, so that part is taken from storage. */
export function keepOnLeave(form: StoreForm): void {
  const last = ownLastCheckout();
  write(form, last?.store_id === form.cart.store_id ? last : NOTHING_SENT);
}

function write(form: StoreForm, { order_id, ordered, unanswered }: Sent): void {
  const { mid, source, cart, draft } = form;
  const { store_id } = cart;
  if (store_id === 0) return;
  const path = checkoutPath(source);
  writeStored("lastCheckout", { mid, path, store_id, order_id, ordered, unanswered, draft });
}

/** The order stands: nothing of it may be ordered a second time by mistake. */
export function finishStoreOrder({ go }: StoreCheckout, ordered: OrderedLine[]): void {
  takeOrdered(ordered);
  removeStored("lastCheckout");
  go(hrefs.orderlist());
}

/** CK-71: the carrier is bound on a page of its own. On the way back it takes the invoice. */
export function leaveToBind(checkout: StoreCheckout): void {
  checkout.edit({ wants_carrier: true });
  const form = checkout.form;
  if (form) keepStoreOrder(form);
  rememberReturn(window.location.pathname + window.location.search);
}
