import type { OrderedLine } from "@/lib/cart/ordered-lines";
import type { StoredAddress } from "@/lib/contracts/addresses";
import type { Cart } from "@/lib/contracts/carts";
import type { DiningType, PayType } from "@/lib/contracts/codes";
import type { InvoiceData } from "@/lib/contracts/invoices";
import type { CheckoutSource } from "./checkout-source";

/** What the person has typed or chosen at checkout. Every amount is the server's and stands in its order. */
export type CheckoutDraft = {
  contact_name: string;
  contact_phone: string;
  /** Null: none chosen yet. */
  pay_type: PayType | null;
  card_id: number | null;
  /** The dining type that it was chosen for; null when it is the default. */
  pay_chosen_for: DiningType | null;
  code_id: number | null;
  /** `best`: the customer has not chosen, so the server takes the best one. */
  store_coupon: number | "best" | "none";
  use_op: number;
  /** The points event in use, which waives the delivery fee. */
  op_event_id: number | null;
  subscription_type: 0 | 1;
  remark: string;
  /** Null: as the order proposes it. */
  invoice: InvoiceData | null;
  /** Went away to bind a carrier: bound, it takes the invoice (CK-71). */
  wants_carrier: boolean;
};

/** Everything an order is made of. */
export type CheckoutInput = {
  draft: CheckoutDraft;
  cart: Cart;
  address: StoredAddress;
  /** Left out: the own flow. */
  source?: CheckoutSource;
};

/** The last checkout data (EN-02): restores the page after a payment page, a login or a reload. */
export type LastCheckout = {
  /** Its owner. Another member's checkout does not start with it. */
  mid: string;
  path: string;
  store_id: number;
  /** The order that was sent to be paid, while its result is not known here. */
  order_id: number | null;
  /** Of the cart, what that order was sent with. */
  ordered: OrderedLine[];
  unanswered: Unanswered | null;
  draft: CheckoutDraft;
};

/** The last submit, while it is unknown whether it arrived. */
export type Unanswered = { key: string; time: number };

export type Contact = { name: string; phone: string };

export function emptyDraft({ name, phone }: Contact, remark = ""): CheckoutDraft {
  return {
    contact_name: name,
    contact_phone: phone,
    pay_type: null,
    card_id: null,
    pay_chosen_for: null,
    code_id: null,
    store_coupon: "best",
    use_op: 0,
    op_event_id: null,
    subscription_type: 0,
    remark,
    invoice: null,
    wants_carrier: false,
  };
}

type Restoring = { cart: Pick<Cart, "store_id" | "remark" | "dining_type">; contact: Contact };

/**
 * What was kept is taken up again for the same store only: a note or a coupon is meant for one. And a payment for
 * the same dining type, if it was chosen at all: what nobody pressed is no saved pay type (CK-29, CK-30).
 */
export function restoredDraft(last: LastCheckout | null, { cart, contact }: Restoring) {
  const fresh = emptyDraft(contact, cart.remark);
  if (last?.store_id !== cart.store_id) return fresh;
  const kept = { ...fresh, ...last.draft };
  const { pay_type, card_id, pay_chosen_for } = fresh;
  return {
    ...kept,
    ...(kept.pay_chosen_for !== cart.dining_type && { pay_type, card_id, pay_chosen_for }),
    contact_name: kept.contact_name || contact.name,
    contact_phone: kept.contact_phone || contact.phone,
  };
}

/** Area, city and street resolved (VA-10). Without the position no distance can be computed either. */
export function isCompleteAddress(address: StoredAddress | null): address is StoredAddress {
  if (address === null) return false;
  const { cityName, areaName, street, lat, lng } = address;
  const hasNames = [cityName, areaName, street].every((part) => Boolean(part?.trim()));
  return hasNames && Number.isFinite(lat) && Number.isFinite(lng);
}
