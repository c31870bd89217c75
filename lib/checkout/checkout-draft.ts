import type { CouponLists } from "@/lib/benefits/coupon-worth";
import type { OrderedLine } from "@/lib/cart/ordered-lines";
import type { SavedAddress, StoredAddress } from "@/lib/contracts/addresses";
import type { Cart } from "@/lib/contracts/carts";
import type { DiningType, PayType } from "@/lib/contracts/codes";
import type { DataOf } from "@/lib/contracts/endpoints";
import type { InvoiceData } from "@/lib/contracts/invoices";
import type { CheckoutSource } from "./checkout-source";

/** The customer's input at checkout. It contains no amounts, because these come from the quote. */
export type CheckoutDraft = {
  contact_name: string;
  contact_phone: string;
  /** The chosen or the default pay type. Null if the customer has chosen none and there is no default. */
  pay_type: PayType | null;
  card_id: number | null;
  /** The dining type for which the customer chose the pay type. Null if the pay type is the default. */
  pay_chosen_for: DiningType | null;
  code_id: number | null;
  /** The chosen store coupon. `best`: the customer has not chosen, so the server applies the best store coupon. */
  store_coupon: number | "best" | "none";
  use_op: number;
  /** The points event that the customer uses. It waives the delivery fee. */
  op_event_id: number | null;
  subscription_type: 0 | 1;
  remark: string;
  /** 1 if the customer wants disposable cutlery. */
  needs_cutlery: 0 | 1;
  /** Null if the customer has not changed the proposed invoice. */
  invoice: InvoiceData | null;
  /**
   * True if the customer has left the page to bind a member carrier. Once the carrier is bound, the checkout chooses it
   * for the invoice (CK-71).
   */
  wants_carrier: boolean;
};

/** The data from which a pre-order request is built. */
export type CheckoutInput = {
  draft: CheckoutDraft;
  cart: Cart;
  address: StoredAddress;
  /** The id of the saved address; 0 or absent if the address is not a saved address. */
  address_id?: SavedAddress["id"];
  /** Absent for an order of this shop. */
  source?: CheckoutSource;
};

/**
 * The stored data of the last checkout (EN-02). The checkout page restores this data after a payment page, a login or a
 * reload.
 */
export type LastCheckout = {
  /** The member who owns the data. Other members start with an empty checkout. */
  mid: string;
  path: string;
  store_id: number;
  /** The order whose payment page was opened. It is kept until the result of the payment is known. */
  order_id: number | null;
  /** The cart lines that this order contains. */
  ordered: OrderedLine[];
  unanswered: Unanswered | null;
  draft: CheckoutDraft;
};

/** The last submit, as long as it is unknown whether the backend received it. */
export type Unanswered = {
  key: string;
  time: number;
  /** The cart lines that the submit contains. Absent for a courier order. */
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

type DraftInput = { cart: Pick<Cart, "remark" | "dining_type" | "items">; contact: Contact };

/**
 * Restores the draft of an earlier checkout of the same cart or partner order. Without an earlier checkout, returns an
 * empty draft.
 */
export function restoredDraft(earlier: LastCheckout | null, { cart, contact }: DraftInput) {
  const fresh = emptyDraft(contact, cart.remark);
  if (earlier === null) return fresh;
  const kept = { ...fresh, ...earlier.draft };
  const draft = {
    ...kept,
    contact_name: kept.contact_name || contact.name,
    contact_phone: kept.contact_phone || contact.phone,
  };
  // An empty cart belongs to a partner's order, whose dining type is known only after the backend's answer (CK-92).
  return cart.items.length === 0 ? draft : withPayTypeFor(cart.dining_type, draft);
}

/** Removes the pay type unless the customer chose it for this dining type (CK-29, CK-30). */
export function withPayTypeFor(dining_type: DiningType, draft: CheckoutDraft): CheckoutDraft {
  if (draft.pay_chosen_for === dining_type) return draft;
  return { ...draft, pay_type: null, card_id: null, pay_chosen_for: null };
}

/**
 * True if the city, the district, the street and the position are known (VA-10). The position is needed to compute the
 * delivery fee.
 */
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
  /** The member's saved cards. The newest card is last. */
  cards: DataOf<"cardList">;
  /** Null if the coupons cannot be read. The checkout works without them. */
  coupons: CouponLists | null;
  /** The member carrier. Null if none is bound and the backend cannot bind one. */
  carrier: DataOf<"opInvoiceInfo"> | null;
  op_invoice_status: DataOf<"getAppClientConfig">["op_invoice"]["status"];
  delivery_fee_description: string;
  /**
   * True if the order whose payment page was opened (`order_id` of `LastCheckout`) is placed: it is paid, or it needs
   * no online payment.
   */
  is_placed: boolean;
};

/** The lifetime of a quote. A submit that is sent after this time is not a repeat of the earlier submit. */
const REPEAT_MS = 15 * 60_000;

/**
 * The idempotency key of an unanswered submit. The next submit uses the same key (RU-21). If the unanswered submit
 * reached the server, the server answers with the order of that submit, or refuses if the content has changed. Returns
 * null if there is no such submit or if it is too old.
 */
export function keyToRepeat(unanswered: Unanswered | null, now: number): string | null {
  return unanswered && now - unanswered.time <= REPEAT_MS ? unanswered.key : null;
}
