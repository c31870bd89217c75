import type { StoredAddress } from "@/lib/contracts/addresses";
import type { Cart } from "@/lib/contracts/carts";
import type { PayType } from "@/lib/contracts/codes";
import type { InvoiceData } from "@/lib/contracts/invoices";

/** What the person has typed or chosen at checkout. Every amount is the server's and stands in its order. */
export type CheckoutDraft = {
  contact_name: string;
  contact_phone: string;
  /** Null: none chosen yet. */
  pay_type: PayType | null;
  card_id: number | null;
  code_id: number | null;
  /** `best`: nobody has chosen, the server takes the best one. */
  store_coupon: number | "best" | "none";
  use_op: number;
  /** The points event in use, which waives the delivery fee. */
  op_event_id: number | null;
  subscription_type: 0 | 1;
  remark: string;
  /** Null: as the order proposes it. */
  invoice: InvoiceData | null;
};

/** Everything an order is made of. */
export type CheckoutInput = { draft: CheckoutDraft; cart: Cart; address: StoredAddress };

/** SPEC §3 last checkout data: enough to stand again as it was after a payment page, a login or a reload. */
export type LastCheckout = {
  path: string;
  store_id: number;
  /** The order that was sent to be paid, while its result is not known here. */
  order_id: number | null;
  draft: CheckoutDraft;
};

export type Contact = { name: string; phone: string };

export function emptyDraft({ name, phone }: Contact, remark = ""): CheckoutDraft {
  return {
    contact_name: name,
    contact_phone: phone,
    pay_type: null,
    card_id: null,
    code_id: null,
    store_coupon: "best",
    use_op: 0,
    op_event_id: null,
    subscription_type: 0,
    remark,
    invoice: null,
  };
}

type Restoring = { cart: Pick<Cart, "store_id" | "remark">; contact: Contact };

/** What was kept is taken up again for the same store only: a note or a coupon is meant for one. */
export function restoredDraft(last: LastCheckout | null, { cart, contact }: Restoring) {
  const fresh = emptyDraft(contact, cart.remark);
  if (last?.store_id !== cart.store_id) return fresh;
  const kept = { ...fresh, ...last.draft };
  return {
    ...kept,
    contact_name: kept.contact_name || contact.name,
    contact_phone: kept.contact_phone || contact.phone,
  };
}

/** SPEC §5 Checkout: area, city and street resolved; without its point no distance can be told either. */
export function isCompleteAddress(address: StoredAddress | null): address is StoredAddress {
  if (address === null) return false;
  const { cityName, areaName, street, lat, lng } = address;
  const hasNames = [cityName, areaName, street].every((part) => Boolean(part?.trim()));
  return hasNames && Number.isFinite(lat) && Number.isFinite(lng);
}
