import type { CouponLists } from "@/lib/benefits/coupon-worth";
import type { OrderedLine } from "@/lib/cart/ordered-lines";
import type { SavedAddress, StoredAddress } from "@/lib/contracts/addresses";
import type { Cart } from "@/lib/contracts/carts";
import type { DiningType, PayType } from "@/lib/contracts/codes";
import type { DataOf } from "@/lib/contracts/endpoints";
import type { InvoiceData } from "@/lib/contracts/invoices";
import type { CheckoutSource } from "./checkout-source";

/** The customer's input at checkout. All amounts come from the server's order. */
export type CheckoutDraft = {
  contact_name: string;
  contact_phone: string;
  /** Null before a choice. */
  pay_type: PayType | null;
  card_id: number | null;
  /** The dining type that the payment was chosen for; null when it is the default. */
  pay_chosen_for: DiningType | null;
  code_id: number | null;
  /** `best`: the customer has not chosen, so the server takes the best one. */
  store_coupon: number | "best" | "none";
  use_op: number;
  /** The points event in use, which waives the delivery fee. */
  op_event_id: number | null;
  subscription_type: 0 | 1;
  remark: string;
  /** 1 if the store packs disposable cutlery. */
  needs_cutlery: 0 | 1;
  /** Null for the proposed invoice. */
  invoice: InvoiceData | null;
  /** The customer has left to bind a carrier. Once bound, it gets the invoice (CK-71). */
  wants_carrier: boolean;
};

/** The input of a quote. */
export type CheckoutInput = {
  draft: CheckoutDraft;
  cart: Cart;
  address: StoredAddress;
  /** The id of the saved address; 0 or absent for a typed one. */
  address_id?: SavedAddress["id"];
  /** By default an order of this shop. */
  source?: CheckoutSource;
};

/** The last checkout data (EN-02): restores the page after a payment page, a login or a reload. */
export type LastCheckout = {
  /** The member who owns the data. Other members start with an empty checkout. */
  mid: string;
  path: string;
  store_id: number;
  /** The order that was sent to be paid, until its result is known. */
  order_id: number | null;
  /** The lines of the cart in this order. */
  ordered: OrderedLine[];
  unanswered: Unanswered | null;
  draft: CheckoutDraft;
};

/** The last submit, while it is unknown whether it arrived. */
export type Unanswered = {
  key: string;
  time: number;
  /** The lines of the cart in this submit. A courier order has none. */
  ordered?: OrderedLine[];
};

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
    needs_cutlery: 0,
    invoice: null,
    wants_carrier: false,
  };
}

type DraftInput = { cart: Pick<Cart, "store_id" | "remark" | "dining_type">; contact: Contact };

/**
 * Restores a stored draft for the same store only, because notes and coupons belong to one store. The payment is
 * restored for the same dining type only, and only if the customer chose it (CK-29, CK-30).
 */
export function restoredDraft(last: LastCheckout | null, { cart, contact }: DraftInput) {
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

/** True if district, city, street and position are known (VA-10). The fee needs the position. */
export function isCompleteAddress(address: StoredAddress | null): address is StoredAddress {
  if (address === null) return false;
  const { cityName, areaName, street, lat, lng } = address;
  const hasNames = [cityName, areaName, street].every((part) => Boolean(part?.trim()));
  return hasNames && Number.isFinite(lat) && Number.isFinite(lng);
}

/** The answer of `/api/checkout/open`: everything that the checkout needs on entry. */
export type CheckoutOpening = {
  order: DataOf<"beforeOrdering">;
  profile: DataOf<"profile"> | null;
  /** The member's saved cards, the one saved last at the end. */
  cards: DataOf<"cardList">;
  /** Null if not available. The checkout works without them. */
  coupons: CouponLists | null;
  /** The member's carrier; null if none can be bound. */
  carrier: DataOf<"opInvoiceInfo"> | null;
  op_invoice_status: DataOf<"getAppClientConfig">["op_invoice"]["status"];
  delivery_fee_description: string;
  /** True if the last order was paid meanwhile. */
  is_placed: boolean;
};

/** The lifetime of a quote. A later submit is a new order. */
const REPEAT_MS = 15 * 60_000;

/**
 * The key of an unanswered submit, so that the next submit repeats it (RU-21). If the first one arrived, the server
 * answers with its order, or refuses if the content has changed.
 */
export function keyToRepeat(unanswered: Unanswered | null, now: number): string | null {
  return unanswered && now - unanswered.time <= REPEAT_MS ? unanswered.key : null;
}
