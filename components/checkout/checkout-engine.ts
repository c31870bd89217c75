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

/** The state of the checkout page. `phase` is the discriminant. */
type CheckoutState<Form> =
  | { phase: "loading"; entryFlags: EntryFlags }
  /** No order is possible: the server was not reached, or it refused to open the checkout. */
  | { phase: "blocked"; cause: "unreachable" | "refused"; refusal: Refusal; entryFlags: EntryFlags }
  /**
   * The page shows an active courier order instead of the form. A store order has a separate page. `isNew`: it was placed
   * just now.
   */
  | {
      phase: "ordered";
      status: ExpressStatus;
      clockSkewSeconds: number;
      cards: Card[];
      isNew: boolean;
    }
  | FormState<Form>;

/** The phases that show the form. */
export type FormState<Form> = FormPhase & { form: Form };

type FormPhase =
  | { phase: "ready" | "sending" | "leaving" }
  /** The quote differs from the one that the customer saw (`before`). The customer is asked once. */
  | { phase: "changed"; before: Order; change: QuoteChange }
  /** The same order was placed a moment ago. The customer is asked whether to place it once more. */
  | { phase: "repeated"; first: SameOrder }
  | { phase: "notice"; notice: Notice };

/**
 * A message in a dialog. `no-answer` and `offline`: it is unknown whether the order arrived (CK-90). `absent`: it did not
 * arrive (CK-95).
 */
type Notice =
  | { type: "fault" | "no-answer" | "offline" | "absent" }
  | { type: "refusal"; refusal: Refusal };

/** The way to the checkout. All flags are false for a direct visit. */
export type EntryFlags = {
  /** True after a payment page without a payment. */
  isUnpaid: boolean;
  /** The reason why that payment failed; empty if the customer cancelled. */
  unpaidReason: string;
  /** True if the customer has just saved a card (CK-37). */
  hasBoundCard: boolean;
  /** True after a link to a courier session that has ended. */
  isLinkOver: boolean;
  /** True after a courier order was placed or paid. */
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
  /** The newest quote, from which the page takes every amount. Null before the first quote. */
  order: Order | null;
  /** The key of the request for which `order` was computed. */
  quotedKey: string;
  quoting: Quoting;
  /** The reason why the server refused the last submit (CK-87). A new quote clears it (CK-89). */
  refusal: Refusal | null;
  unanswered: Unanswered | null;
  /** The order after which the customer has confirmed to place the same order once more; 0 without one. */
  again_after: SameOrder["id"];
  /** The order that was sent to be paid, until its result is known (EN-02). */
  sent_order_id: number | null;
  /** The saved cards, the newest at the end. */
  cards: Card[];
  coupons: CheckoutCoupons;
  /** The reason why the server did not apply the coupon; kept until the next choice (CK-43). */
  couponRefusal: string | null;
  arrival: Arrival | null;
  /** The failed checks of the last submit, in their order. Each is shown beside its field while it holds. */
  faults: CheckoutFault[];
  toast: "incomplete" | "coupon" | null;
};

/** The coupon lists, and the key of the order for which they were read. `lists` is null if they are not available. */
export type CheckoutCoupons = { lists: CouponLists | null; requestKey: string };

/** The request for a quote. After `failed` the amounts on the page may be wrong. */
type Quoting = { type: "idle" } | { type: "pending"; key: string } | { type: "failed" };

/** The result of a visit to another page. `ArrivalNote` shows it in the part of the page that it concerns. */
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

/** The adapter of a kind of order: its calls, requests, checks, and next pages. */
export type OrderKind<Form extends CheckoutForm> = {
  /** The options that identify the customer in a call. */
  caller: Options;
  /** Loads the page on entry. */
  open: (checkout: Checkout<Form>, entryFlags: EntryFlags) => Promise<void>;
  /** The body of the pre-order request; null while a field that the price depends on is missing. */
  preOrder: (form: Form) => object | null;
  /** Requests a quote; null without a usable answer. */
  requestQuote: (checkout: Checkout<Form>, form: Form) => Promise<Answer<Order> | null>;
  /** The choices of `requested` that the server did not apply. They are removed from the draft. */
  unappliedChoices: (
    order: Order,
    forms: { requested: Form; current: Form },
  ) => UnappliedChoices<Form>;
  /** Runs after each quote that was shown. */
  afterQuote: (checkout: Checkout<Form>, corrections: UnappliedChoices<Form>) => void;
  /** The difference between two quotes; null without one. */
  changeSince: (before: Order, form: Form & { order: Order }) => QuoteChange | null;
  invoiceOf: (form: Form, order: Order) => InvoiceData;
  /** True if the order of this page is outdated. The function then leaves the page or opens it again. */
  leaveIfOutdated: (checkout: Checkout<Form>, form: Form) => boolean;
  /** The input of the common checks, and the faults in fields that only this kind of order has. */
  facts: (form: Form, order: Order) => Facts;
  placeOrder: (
    confirmed: ConfirmedOrder<Form>,
    headers: Record<string, string>,
  ) => Promise<Answer<PlacedOrder>>;
  /** The lines of the cart in an order of this form. */
  orderedOf: (form: Form) => OrderedLine[];
  /** Stores the draft and the last submit, so that the page can be restored. */
  save: (form: Form) => void;
  /** Stores the form when the customer leaves or hides the page. */
  saveOnLeave: (form: Form) => void;
  /** Runs when the order is placed, or when its payment is still unknown (`awaited`). */
  onPlaced: (checkout: Checkout<Form>, form: Form, after: AcceptedSubmit) => Promise<void> | void;
  /** Opens an order that was placed before, for a customer who does not want it twice. */
  showOrder: (checkout: Checkout<Form>, order_id: number) => Promise<void> | void;
  /** The fields to store before the payment page opens. */
  fieldsBeforePayment: (form: Form, order_id: number) => Partial<Form>;
  icashPath: (path: string) => string;
  /** Runs when the member session or courier session has ended. */
  endSession: (checkout: Checkout<Form>, refusal: Refusal) => void;
};

type UnappliedChoices<Form extends CheckoutForm> = {
  draft: Partial<Form["draft"]>;
  form?: Partial<Form>;
  /** True if other amounts changed too, so the order needs a new quote. */
  needsQuote: boolean;
};

type Facts = Pick<OrderFacts, "contact_name" | "contact_phone" | "order_phone" | "address"> & {
  ownFaults: StopFault[];
};

/** The order that the customer has confirmed. */
type ConfirmedOrder<Form> = {
  form: Form;
  order: Order;
  pay_type: PayType;
  invoice: InvoiceData;
  again_after: SameOrder["id"];
};

type AcceptedSubmit = Extract<AfterOrder, { next: "order-list" | "awaited" }>;

/**
 * Opens another page by a full load, so that the next page starts from stored data only. Replaces the history entry
 * of this page, unless `entry` is `new`.
 */
export type Go = (href: string, entry?: "new") => void;

/** The state and actions of one checkout page. `kind` is the adapter for a store order or a courier order. */
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

  /** The form; null in phases without one, for example after the session has ended. */
  get form(): Form | null {
    return "form" in this.state ? this.state.form : null;
  }

  setState(state: CheckoutState<Form>): void {
    this.store.setState(state, true);
  }

  /** Moves the form to another phase. */
  setPhase(phase: FormPhase): void {
    if (this.form) this.setState({ ...phase, form: this.form });
  }

  /** Changes the form and keeps the phase. */
  patch(part: Partial<Form> | Partial<CheckoutForm>): void {
    const { state } = this;
    if ("form" in state) this.setState({ ...state, form: { ...state.form, ...part } });
  }

  /** Changes the draft while the customer types. The quote is requested when the field loses focus. */
  edit(part: Partial<Form["draft"]> | Partial<CheckoutForm["draft"]>): void {
    if (this.form) this.patch({ draft: { ...this.form.draft, ...part } });
  }

  /** Stores the draft and the last submit. */
  keep(): void {
    if (this.form) this.kind.save(this.form);
  }

  /** Aborts the previous request. Returns null if a newer request has started meanwhile (CK-19). */
  async newest<Result>(request: (signal: AbortSignal) => Promise<Result>): Promise<Result | null> {
    this.#request?.abort();
    const controller = new AbortController();
    this.#request = controller;
    const result = await request(controller.signal);
    return this.#request === controller ? result : null;
  }
}

/** `returnedWith` is the card or carrier with which the customer returned; null without one. */
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
