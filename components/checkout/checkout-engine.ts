import { createStore } from "zustand";
import type { CouponLists } from "@/lib/benefits/coupon-worth";
import type { OrderedLine } from "@/lib/cart/ordered-lines";
import type { AfterOrder } from "@/lib/checkout/after-order";
import type { QuoteChange } from "@/lib/checkout/change-reason";
import type { Unanswered } from "@/lib/checkout/checkout-draft";
import type { Payment } from "@/lib/checkout/default-payment";
import { quoteKey } from "@/lib/checkout/pre-order-request";
import type { OrderFacts, OrderFault } from "@/lib/checkout/validate-order";
import type { Options } from "@/lib/client/api-client";
import type { PayType } from "@/lib/contracts/codes";
import type { ExpressStatus } from "@/lib/contracts/courier";
import type { Answer, Refusal } from "@/lib/contracts/envelope";
import type { InvoiceData } from "@/lib/contracts/invoices";
import type { Order, PlacedOrder, SameOrder } from "@/lib/contracts/orders";
import type { Card } from "@/lib/contracts/payments";
import type { StopFault } from "@/lib/courier/validate-courier-order";

/** The state of the checkout page, a union that is discriminated by `phase`. */
type CheckoutState<Form> =
  | { phase: "loading"; entryFlags: EntryFlags }
  /** No order is possible, because the server could not be reached or refused to open the checkout. */
  | { phase: "blocked"; cause: "unreachable" | "refused"; refusal: Refusal; entryFlags: EntryFlags }
  /**
   * The page shows the newest courier order instead of the form. `isNew` is true if that order was placed or paid just
   * now. A store order is never shown here, because it has a separate page.
   */
  | {
      phase: "ordered";
      status: ExpressStatus;
      clockSkewSeconds: number;
      cards: Card[];
      isNew: boolean;
    }
  | FormState<Form>;

/** The state in the phases that show the form. */
export type FormState<Form> = FormPhase & { form: Form };

type FormPhase =
  | { phase: "ready" | "sending" | "leaving" }
  /** The new quote differs from the quote that the customer saw (`before`), so the customer is asked to agree. */
  | { phase: "changed"; before: Order; change: QuoteChange }
  /** The same order (`first`) was placed a moment ago, so the customer is asked whether to place it again. */
  | { phase: "repeated"; first: SameOrder }
  | { phase: "notice"; notice: Notice };

/**
 * A message in a dialog. `fault`: a check of the form failed. `refusal`: the request for a quote failed. `no-answer`
 * and `offline` (no connection): the submit got no answer, so it is unknown whether it placed an order (CK-90).
 * `absent`: the backend was asked later about that submit and answered that no order was placed (CK-95).
 */
type Notice =
  | { type: "fault" | "no-answer" | "offline" | "absent" }
  | { type: "refusal"; refusal: Refusal };

/** How the customer came to the checkout. A direct visit has the values of `DIRECT_ENTRY`. */
export type EntryFlags = {
  /** True if the customer has come back from a payment page without having paid. */
  isUnpaid: boolean;
  /**
   * The reason why the payment failed. Empty if no reason is known, for example after the customer has cancelled the
   * payment.
   */
  unpaidReason: string;
  /** True if the customer has just saved a card (CK-37). */
  hasBoundCard: boolean;
  /** True if the customer has opened a link to a courier session that has ended. */
  isLinkOver: boolean;
  /** True if a courier order has just been placed or paid. */
  isPlaced: boolean;
};

export const DIRECT_ENTRY: EntryFlags = {
  isUnpaid: false,
  unpaidReason: "",
  hasBoundCard: false,
  isLinkOver: false,
  isPlaced: false,
};

/** The common fields of a store order and a courier order while the form is shown. */
export type CheckoutForm = {
  draft: Payment & { code_id: number | null; invoice: InvoiceData | null };
  /**
   * The newest quote. All amounts on the page come from this quote. Null before the first quote, and while the two
   * places of a courier order are too far apart.
   */
  order: Order | null;
  /** Identifies the request for which `order` was computed, so that a change of the form can be noticed. */
  quotedKey: string;
  quoting: Quoting;
  /** The reason why the server refused the last submit (CK-87). A new quote sets it to null (CK-89). */
  refusal: Refusal | null;
  unanswered: Unanswered | null;
  /** 0 at first. When the customer agrees to place the same order again, this becomes the id of the earlier order. */
  again_after: SameOrder["id"];
  /** The id of the order whose payment has begun, until the result of the payment is known (EN-02). */
  sent_order_id: number | null;
  /** The saved cards. The newest card is the last. */
  cards: Card[];
  coupons: CheckoutCoupons;
  /**
   * The reason why the server did not apply the coupon (CK-43); empty if the server sent no reason, null if no
   * coupon was refused. It is kept until the customer chooses a coupon, no coupon or the best combination.
   */
  couponRefusal: string | null;
  arrival: Arrival | null;
  /**
   * The checks that failed at the last submit, in the order of the checks. Each fault is shown beside its field until
   * the customer has corrected it.
   */
  faults: CheckoutFault[];
  toast: "incomplete" | "coupon" | null;
};

/**
 * The coupon lists, and the key of the order for which they were read. `lists` is null until the lists have been read.
 */
export type CheckoutCoupons = { lists: CouponLists | null; requestKey: string };

/** The state of the request for a quote. In the state `failed` the amounts on the page may be outdated. */
type Quoting = { type: "idle" } | { type: "pending"; key: string } | { type: "failed" };

/**
 * The result of another page, from which the customer comes back to the checkout. A card was saved, a carrier was
 * bound, a courier order was placed or paid, or a payment was not completed. The section of the checkout to which the
 * result belongs shows it.
 */
type Arrival = { type: "card" | "carrier" | "placed" } | { type: "unpaid"; reason: string };

export type CheckoutFault = OrderFault | StopFault;

/** The initial values of the common fields, before the first quote. */
export const NEW_FORM = {
  quotedKey: "",
  quoting: { type: "idle" },
  refusal: null,
  again_after: 0,
  coupons: { lists: null, requestKey: "" },
  couponRefusal: null,
  faults: [] as CheckoutFault[],
  toast: null,
} as const;

/**
 * The calls, requests, checks and next pages of one kind of order. The checkout engine uses them for store orders and
 * courier orders.
 */
export type OrderKind<Form extends CheckoutForm> = {
  /** The options with which a call identifies the customer. */
  caller: Options;
  /** Loads the data of the page when the customer opens it. */
  open: (checkout: Checkout<Form>, entryFlags: EntryFlags) => Promise<void>;
  /** The body of the pre-order request; null while a field that the price depends on is missing. */
  preOrder: (form: Form) => object | null;
  /**
   * Requests a quote. Returns null if a field that the price depends on is missing, if a newer request has started, or
   * if the two places of a courier order are too far apart.
   */
  requestQuote: (checkout: Checkout<Form>, form: Form) => Promise<Answer<Order> | null>;
  /**
   * Returns the changes that remove the choices of `requested` that the server did not apply, such as
   * `{ code_id: null }`. The engine makes these changes.
   */
  unappliedChoices: (
    order: Order,
    forms: { requested: Form; current: Form },
  ) => UnappliedChoices<Form>;
  /** Called after each new quote is shown. */
  afterQuote: (checkout: Checkout<Form>, corrections: UnappliedChoices<Form>) => void;
  /** The difference between the quote `before` and the quote of the form; null if they do not differ. */
  changeSince: (before: Order, form: Form & { order: Order }) => QuoteChange | null;
  invoiceOf: (form: Form, order: Order) => InvoiceData;
  /**
   * If another tab has emptied the cart, or has changed the member or the courier session, leaves the page or opens the
   * checkout again, and returns true. The engine then submits nothing.
   */
  leaveIfOutdated: (checkout: Checkout<Form>, form: Form) => boolean;
  /** The input of the common checks, and the faults of fields that only this kind of order has. */
  facts: (form: Form, order: Order) => Facts;
  placeOrder: (
    confirmed: ConfirmedOrder<Form>,
    headers: Record<string, string>,
  ) => Promise<Answer<PlacedOrder>>;
  /** The lines of the cart that this form orders. */
  orderedOf: (form: Form) => OrderedLine[];
  /** Stores the draft and the state of the last submit, so that the page can be restored later. */
  save: (form: Form) => void;
  /** Stores the form when the customer leaves or hides the page. */
  saveOnLeave: (form: Form) => void;
  /**
   * Called when the order was placed and no payment page has to be opened. If `after.next` is `awaited`, the result of
   * the payment is not known yet.
   */
  onPlaced: (checkout: Checkout<Form>, form: Form, after: AcceptedSubmit) => Promise<void> | void;
  /** Opens the earlier order if the customer does not want to place the same order again. */
  showOrder: (checkout: Checkout<Form>, order_id: number) => Promise<void> | void;
  /** The fields of the form that must be stored before the payment page opens. */
  fieldsBeforePayment: (form: Form, order_id: number) => Partial<Form>;
  icashPath: (path: string) => string;
  /** Called when the member session or the courier session has ended. */
  endSession: (checkout: Checkout<Form>, refusal: Refusal) => void;
};

type UnappliedChoices<Form extends CheckoutForm> = {
  draft: Partial<Form["draft"]>;
  form?: Partial<Form>;
  /** True if the order needs a new quote, because other amounts depend on the removed choices. */
  needsQuote: boolean;
};

type Facts = Pick<OrderFacts, "contact_name" | "contact_phone" | "order_phone" | "address"> & {
  ownFaults: StopFault[];
};

/** The data that a confirmed submit sends. */
type ConfirmedOrder<Form> = {
  form: Form;
  order: Order;
  pay_type: PayType;
  invoice: InvoiceData;
  again_after: SameOrder["id"];
};

type AcceptedSubmit = Extract<AfterOrder, { next: "order-list" | "awaited" }>;

/**
 * Opens another page as a new document, so that the next page starts only with stored data. The new page replaces the
 * history entry of this page, unless `entry` is `new`.
 */
export type Go = (href: string, entry?: "new") => void;

/** The state and actions of one checkout page. `kind` says how a store order differs from a courier order. */
export class Checkout<Form extends CheckoutForm> {
  readonly kind: OrderKind<Form>;
  readonly go: Go;
  readonly store = createStore<CheckoutState<Form>>()(() => ({
    phase: "loading",
    entryFlags: DIRECT_ENTRY,
  }));
  #request: AbortController | null = null;

  constructor(kind: OrderKind<Form>, go: Go) {
    this.kind = kind;
    this.go = go;
  }

  get state(): CheckoutState<Form> {
    return this.store.getState();
  }

  /** The form; null in the phases without a form, for example while the page loads. */
  get form(): Form | null {
    return "form" in this.state ? this.state.form : null;
  }

  setState(state: CheckoutState<Form>): void {
    this.store.setState(state, true);
  }

  /** Changes the phase and keeps the form. */
  setPhase(phase: FormPhase): void {
    if (this.form) this.setState({ ...phase, form: this.form });
  }

  /** Changes the form and keeps the phase. */
  patch(part: Partial<Form> | Partial<CheckoutForm>): void {
    const { state } = this;
    if ("form" in state) this.setState({ ...state, form: { ...state.form, ...part } });
  }

  /**
   * Changes the draft without requesting a quote. While the customer types, the quote is requested when the field loses
   * focus or the customer pauses.
   */
  edit(part: Partial<Form["draft"]> | Partial<CheckoutForm["draft"]>): void {
    if (this.form) this.patch({ draft: { ...this.form.draft, ...part } });
  }

  /** Stores the draft and the state of the last submit. */
  keep(): void {
    if (this.form) this.kind.save(this.form);
  }

  /** Sends a request and aborts the previous request. Returns null if a newer request has started meanwhile (CK-19). */
  async newest<Result>(request: (signal: AbortSignal) => Promise<Result>): Promise<Result | null> {
    this.#request?.abort();
    const controller = new AbortController();
    this.#request = controller;
    const result = await request(controller.signal);
    return this.#request === controller ? result : null;
  }
}

/** `returnedWith` says whether the customer has returned with a saved card or a bound carrier. Null means neither. */
export function arrivalOf(
  entryFlags: EntryFlags,
  returnedWith: "card" | "carrier" | null,
): Arrival | null {
  if (entryFlags.isUnpaid) return { type: "unpaid", reason: entryFlags.unpaidReason };
  if (entryFlags.isPlaced) return { type: "placed" };
  return returnedWith && { type: returnedWith };
}

export function quoteKeyOf<Form extends CheckoutForm>(
  kind: OrderKind<Form>,
  form: Form,
): string | null {
  const body = kind.preOrder(form);
  return body && quoteKey(body);
}

/** True if the form has changed since the last quote, so the amounts on the page are outdated. */
export function isStale<Form extends CheckoutForm>(kind: OrderKind<Form>, form: Form): boolean {
  return quoteKeyOf(kind, form) !== form.quotedKey;
}
