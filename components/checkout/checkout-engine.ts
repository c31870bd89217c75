import { createStore } from "zustand";
import type { AfterOrder } from "@/lib/checkout/after-order";
import type { QuoteChange } from "@/lib/checkout/change-reason";
import type { Unanswered } from "@/lib/checkout/checkout-draft";
import type { Payment } from "@/lib/checkout/default-payment";
import { quoteKey } from "@/lib/checkout/pre-order-request";
import type { OrderFacts, OrderFault } from "@/lib/checkout/validate-order";
import type { PayType } from "@/lib/contracts/codes";
import type { ExpressStatus } from "@/lib/contracts/courier";
import type { Answer, Refusal } from "@/lib/contracts/envelope";
import type { InvoiceData } from "@/lib/contracts/invoices";
import type { Order, PlacedOrder } from "@/lib/contracts/orders";
import type { Card } from "@/lib/contracts/payments";
import type { StopFault } from "@/lib/courier/validate-courier-order";

/** Exactly one phase at a time. */
export type CheckoutState<Form> =
  | { phase: "loading"; arrived: Arrived }
  /** Nothing can be ordered: the server was not reached, or it refused to open the page. */
  | { phase: "blocked"; why: "unreachable" | "refused"; refusal: Refusal; arrived: Arrived }
  /** The courier order under way is shown in place of the form. A store order has a page of its own. */
  | { phase: "ordered"; status: ExpressStatus; clockSkew: number; cards: Card[] }
  | FormState<Form>;

/** The phases that show the form. */
export type FormState<Form> = FormPhase & { form: Form };

type FormPhase =
  | { phase: "ready" | "sending" | "leaving" }
  /** The quote differs from the one that the customer saw (`before`). The customer is asked once. */
  | { phase: "changed"; before: Order; change: QuoteChange }
  | { phase: "notice"; notice: Notice };

/** A message in a dialog. `unsent`: it is unknown whether the order arrived (CK-90). */
type Notice = { type: "fault" | "unsent" } | { type: "refusal"; refusal: Refusal };

/** How the customer came to this page. */
export type Arrived = {
  /** Back from a payment page, without a payment. */
  isUnpaid: boolean;
  /** Why that payment failed; empty when the customer turned back. */
  unpaidReason: string;
  /** Back with a card that was just saved (CK-37). */
  hasBoundCard: boolean;
  /** By the link of a courier session that has ended. */
  isLinkOver: boolean;
};

export const JUST_ENTERED: Arrived = {
  isUnpaid: false,
  unpaidReason: "",
  hasBoundCard: false,
  isLinkOver: false,
};

/** What both kinds of orders have in common while they can be changed and sent. */
export type CheckoutForm = {
  draft: Payment & { invoice: InvoiceData | null };
  /** The newest quote: every amount on the page. Null before the first one. */
  order: Order | null;
  /** Key of the request that `order` answers. */
  quoted: string;
  quoting: Quoting;
  /** Why the server refused the last submit (CK-87). A new quote clears it (CK-89). */
  refusal: Refusal | null;
  unanswered: Unanswered | null;
  /** The order that was sent to be paid, until its result is known (EN-02). */
  sent_order_id: number | null;
  /** The saved cards. The last one was saved last. */
  cards: Card[];
  arrival: Arrival | null;
  /** The last failed check. It is shown beside its field until something is changed. */
  fault: CheckoutFault | null;
  toast: "incomplete" | "coupon" | null;
};

/** The request for a quote. After `failed` the amounts on the page may be wrong. */
type Quoting = { type: "idle" } | { type: "asking"; key: string } | { type: "failed" };

/** What the customer brought back from another page. It is told in the part of the page that it concerns. */
type Arrival = { type: "card" | "carrier" } | { type: "unpaid"; reason: string };

export type CheckoutFault = OrderFault | StopFault;

/** Values of the common fields before anything was quoted or sent. */
export const NEW_FORM = {
  quoted: "",
  quoting: { type: "idle" },
  refusal: null,
  fault: null,
  toast: null,
} as const;

/** The adapter of a kind of order: its calls, its requests, its checks, and where it leads. */
export type OrderKind<Form extends CheckoutForm> = {
  /** Fills the page on entry. */
  open: (checkout: Checkout<Form>, arrived: Arrived) => Promise<void>;
  /** The body of the pre-order request; null while something is missing that the price depends on. */
  preOrder: (form: Form) => object | null;
  /** Null: there is no answer to continue with. */
  askQuote: (checkout: Checkout<Form>, form: Form) => Promise<Answer<Order> | null>;
  /** Choices of `asked` that the server did not apply: the draft must follow. */
  dropped: (order: Order, wishes: { asked: Form; now: Form }) => Dropped<Form>;
  /** After each quote that was taken over. */
  afterQuote: (checkout: Checkout<Form>, dropped: Dropped<Form>) => void;
  /** Null when nothing has changed. */
  changeSince: (before: Order, form: Form & { order: Order }) => QuoteChange | null;
  invoiceOf: (form: Form, order: Order) => InvoiceData;
  /** True when what the page shows can no longer be ordered. The page has then been left or opened again. */
  leaveIfOutdated: (checkout: Checkout<Form>, form: Form) => boolean;
  /** What the common checks look at, and the fault of a field that only this kind has. */
  facts: (form: Form, order: Order) => Facts;
  place: (agreed: Agreed<Form>, headers: Record<string, string>) => Promise<Answer<PlacedOrder>>;
  /** Stores what was entered and sent, so that the page can be opened again as it was. */
  keep: (form: Form) => void;
  /** The same when the page is left or put away. */
  keepOnLeave: (form: Form) => void;
  /** The order stands, or its payment will be known later. */
  placed: (checkout: Checkout<Form>, form: Form, after: Standing) => Promise<void> | void;
  /** What is kept of an order that leaves to be paid. */
  sent: (form: Form, order_id: number) => Partial<Form>;
  icashPath: (path: string) => string;
  /** The server no longer knows who orders. */
  endSession: (checkout: Checkout<Form>, refusal: Refusal) => void;
};

type Dropped<Form extends CheckoutForm> = {
  draft: Partial<Form["draft"]>;
  form?: Partial<Form>;
  /** Other amounts changed with it, so the order must be quoted again. */
  needsQuote: boolean;
};

type Facts = Pick<OrderFacts, "contact_name" | "contact_phone" | "order_phone" | "address"> & {
  ownFault: StopFault | null;
};

/** An order as the customer agreed to it. */
type Agreed<Form> = { form: Form; order: Order; pay_type: PayType; invoice: InvoiceData };

type Standing = Extract<AfterOrder, { next: "order-list" | "awaited" }>;

/**
 * Leaves the page by a full load, so that every part of the next one starts from what is stored. Takes the place of
 * this page in the history unless a `new` entry is asked for.
 */
export type Go = (href: string, entry?: "new") => void;

/** The page of one order. `kind` says what differs between a store order and a courier order. */
export class Checkout<Form extends CheckoutForm> {
  readonly kind: OrderKind<Form>;
  readonly go: Go;
  readonly store = createStore<CheckoutState<Form>>()(() => ({
    phase: "loading",
    arrived: JUST_ENTERED,
  }));
  #asking: AbortController | null = null;

  constructor(kind: OrderKind<Form>, go: Go) {
    this.kind = kind;
    this.go = go;
  }

  get state(): CheckoutState<Form> {
    return this.store.getState();
  }

  /** Null while there is none, for example after the session has ended. */
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

  /** Changes the form in whatever phase it is. */
  patch(part: Partial<Form> | Partial<CheckoutForm>): void {
    const { state } = this;
    if ("form" in state) this.setState({ ...state, form: { ...state.form, ...part } });
  }

  /** While the customer types. The server is asked when the field is left. */
  edit(part: Partial<Form["draft"]> | Partial<CheckoutForm["draft"]>): void {
    if (this.form) this.patch({ draft: { ...this.form.draft, ...part }, fault: null });
  }

  /** Stores what was entered and sent. */
  keep(): void {
    if (this.form) this.kind.keep(this.form);
  }

  /** Aborts the question before. Null: a newer one was asked meanwhile, and only its answer counts (CK-19). */
  async newest<Result>(ask: (signal: AbortSignal) => Promise<Result>): Promise<Result | null> {
    this.#asking?.abort();
    const mine = new AbortController();
    this.#asking = mine;
    const result = await ask(mine.signal);
    return this.#asking === mine ? result : null;
  }
}

/** `brought`: what the customer went away for and came back with. */
export function arrivalOf(arrived: Arrived, brought: "card" | "carrier" | null): Arrival | null {
  if (arrived.isUnpaid) return { type: "unpaid", reason: arrived.unpaidReason };
  return brought && { type: brought };
}

export function quoteKeyOf<Form extends CheckoutForm>(
  kind: OrderKind<Form>,
  form: Form,
): string | null {
  const body = kind.preOrder(form);
  return body && quoteKey(body);
}

/** Something was changed that the amounts on the page do not know. */
export function isStale<Form extends CheckoutForm>(kind: OrderKind<Form>, form: Form): boolean {
  return quoteKeyOf(kind, form) !== form.quoted;
}
