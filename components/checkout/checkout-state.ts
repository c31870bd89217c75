import { isPhone } from "@/lib/account/contact-rules";
import type { CouponLists } from "@/lib/benefits/coupon-worth";
import { emptyCart } from "@/lib/cart/cart-rules";
import type { OrderedLine } from "@/lib/cart/ordered-lines";
import type { QuoteChange } from "@/lib/checkout/change-reason";
import {
  type CheckoutDraft,
  type CheckoutInput,
  emptyDraft,
  type Unanswered,
} from "@/lib/checkout/checkout-draft";
import { type CheckoutSource, OWN_SOURCE } from "@/lib/checkout/checkout-source";
import { preOrderRequest, quoteKey } from "@/lib/checkout/pre-order-request";
import { type InvoiceHolder, standingInvoice } from "@/lib/checkout/proposed-invoice";
import type { OrderFault } from "@/lib/checkout/validate-order";
import type { StoredAddress } from "@/lib/contracts/addresses";
import type { Cart } from "@/lib/contracts/carts";
import type { Answer, Refusal } from "@/lib/contracts/envelope";
import type { InvoiceData } from "@/lib/contracts/invoices";
import type { Order } from "@/lib/contracts/orders";
import type { Card } from "@/lib/contracts/payments";

export type CheckoutDialog =
  | { is: "fault" }
  | { is: "refusal"; refusal: Refusal }
  /** It is unknown whether the order arrived (CK-90). */
  | { is: "unsent" }
  /** Since the order `before`, to what the newest one is. */
  | ({ is: "changed"; before: Order } & QuoteChange);

/** The lists, and the order that they were asked for; null: not to be had so far. */
export type CheckoutCoupons = { lists: CouponLists | null; askedFor: string };

export type CheckoutState = {
  /** `refused`: the pre-order failed on entry, its message shows and leads away (CK-07). */
  stage: "opening" | "open" | "unreachable" | "refused" | "leaving";
  /** Whose checkout it is. */
  mid: string;
  source: CheckoutSource;
  cart: Cart;
  address: StoredAddress | null;
  draft: CheckoutDraft;
  /** The newest answer: every number on the page. */
  order: Order | null;
  /** What that answer was the answer to. */
  quoted: string;
  /** The question under way; null: none is. */
  asking: string | null;
  /** The last question about the amounts went unanswered: those on the page may be wrong. */
  isOutdated: boolean;
  isSending: boolean;
  /** The server's reason against the order as it stands (CK-87). */
  refusal: Refusal | null;
  unanswered: Unanswered | null;
  /** The order that left to be paid, until its result is known (EN-02). */
  sent_order_id: number | null;
  /** Of the cart, what it was sent with. */
  ordered: OrderedLine[];
  fee_description: string;
  /** The saved cards, the one saved last at the end. */
  cards: Card[];
  invoice_holder: InvoiceHolder;
  hasCancelledPayment: boolean;
  /** A card was saved a moment ago, for this order (CK-37). */
  hasBoundCard: boolean;
  /** Why that payment failed; empty when its payer turned back. */
  unpaidReason: string;
  /** Where the way that led here comes from, when it concerns one part of the page. */
  arrival: "card" | "carrier" | "unpaid" | null;
  coupons: CheckoutCoupons;
  /** Why the server took no coupon off, until the next choice of one (CK-43). */
  couponRefusal: string | null;
  toast: "incomplete" | "coupon" | null;
  /** The last failed check, until that part is changed: shown beside its field too. */
  fault: OrderFault | null;
  dialog: CheckoutDialog | null;
};

/**
 * Leaves the page by a full load, so that every part of the next one starts from what is stored; in the place
 * of this page unless a `new` entry of the history is asked for.
 */
export type Go = (href: string, entry?: "new") => void;

/** What the steps of the checkout share. */
export type CheckoutContext = {
  get: () => CheckoutState;
  set: (part: Partial<CheckoutState>) => void;
  go: Go;
  newest: NewestOnly;
};

/** Null: another question was asked meanwhile, and only its answer counts (CK-19). */
export type NewestOnly = <Data>(
  ask: (signal: AbortSignal) => Promise<Answer<Data>>,
) => Promise<Answer<Data> | null>;

export function createNewestOnly(): NewestOnly {
  let running: AbortController | null = null;
  return async (ask) => {
    running?.abort();
    const mine = new AbortController();
    running = mine;
    const answer = await ask(mine.signal);
    return running === mine ? answer : null;
  };
}

export function initialState(): CheckoutState {
  return {
    stage: "opening",
    mid: "",
    source: OWN_SOURCE,
    cart: emptyCart(),
    address: null,
    draft: emptyDraft({ name: "", phone: "" }),
    order: null,
    quoted: "",
    asking: null,
    isOutdated: false,
    isSending: false,
    refusal: null,
    unanswered: null,
    sent_order_id: null,
    ordered: [],
    fee_description: "",
    cards: [],
    invoice_holder: { mid: "", carrier: "", op_invoice_status: 0 },
    hasCancelledPayment: false,
    hasBoundCard: false,
    unpaidReason: "",
    arrival: null,
    coupons: { lists: null, askedFor: "" },
    couponRefusal: null,
    toast: null,
    fault: null,
    dialog: null,
  };
}

export function inputOf({ draft, cart, address, source }: CheckoutState): CheckoutInput | null {
  return address && { draft, cart, address, source };
}

/** The person has changed something that the numbers on the page do not know of. */
export function isStale(state: CheckoutState): boolean {
  return keyOf(state) !== state.quoted;
}

/** What now stands is neither answered nor being asked about: a change taken back is a change (CK-16). */
export function isUnasked(state: CheckoutState): boolean {
  if (state.asking !== null) return keyOf(state) !== state.asking;
  return state.isOutdated || isStale(state);
}

function keyOf(state: CheckoutState): string | null {
  const input = inputOf(state);
  return input && quoteKey(preOrderRequest(input));
}

export function invoiceOf(
  { draft, invoice_holder: holder }: Pick<CheckoutState, "draft" | "invoice_holder">,
  order: Order,
): InvoiceData {
  return standingInvoice(draft, { order, holder });
}

export function lacksContact({ contact_name, contact_phone }: CheckoutDraft): boolean {
  return contact_name.trim() === "" || !isPhone(contact_phone.trim());
}
