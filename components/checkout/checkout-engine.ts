import { createStore, type StoreApi } from "zustand";
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

/** The page of one order. `kind` says what differs between a store order and a courier order. */
export type Checkout<Form extends CheckoutForm> = {
  kind: OrderKind<Form>;
  store: StoreApi<CheckoutState<Form>>;
  go: Go;
  newest: NewestOnly;
};

/** Exactly one phase at a time. The phases with a `form` show it. */
export type CheckoutState<Form> =
  | { phase: "loading"; arrived: Arrived }
  /** Nothing can be ordered: the server was not reached, or it refused to open the page. */
  | { phase: "blocked"; why: "unreachable" | "refused"; refusal: Refusal; arrived: Arrived }
  /** The courier order under way is shown in place of the form. A store order has a page of its own. */
  | { phase: "ordered"; status: ExpressStatus; clockSkew: number; cards: Card[] }
  | { phase: "ready"; form: Form }
  | { phase: "sending"; form: Form }
  /** The quote differs from the one that the customer saw (`before`). The customer is asked once. */
  | { phase: "changed"; form: Form; before: Order; change: QuoteChange }
  | { phase: "notice"; form: Form; notice: Notice }
  | { phase: "leaving"; form: Form };

/** The phases that show the form. */
export type FormState<Form> = Extract<CheckoutState<Form>, { form: Form }>;

/** A message in a dialog. `unsent`: it is unknown whether the order arrived (CK-90). */
export type Notice = { type: "fault" | "unsent" } | { type: "refusal"; refusal: Refusal };

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
export type Quoting = { type: "idle" } | { type: "asking"; key: string } | { type: "failed" };

/** What the customer brought back from another page. It is told in the part of the page that it concerns. */
export type Arrival = { type: "card" | "carrier" } | { type: "unpaid"; reason: string };

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
  /** What `order` came without, though `asked` had it: the draft must follow. */
  lost: (order: Order, wishes: { asked: Form; now: Form }) => Lost<Form>;
  /** After each quote that was taken over. */
  afterQuote: (checkout: Checkout<Form>, lost: Lost<Form>) => void;
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

export type Lost<Form extends CheckoutForm> = {
  draft: Partial<Form["draft"]>;
  form?: Partial<Form>;
  /** Other amounts changed with it, so the order must be quoted again. */
  needsQuote: boolean;
};

export type Facts = Pick<
  OrderFacts,
  "contact_name" | "contact_phone" | "order_phone" | "address"
> & { ownFault: StopFault | null };

/** An order as the customer agreed to it. */
export type Agreed<Form> = { form: Form; order: Order; pay_type: PayType; invoice: InvoiceData };

export type Standing = Extract<AfterOrder, { next: "order-list" | "awaited" }>;

/**
 * Leaves the page by a full load, so that every part of the next one starts from what is stored. Takes the place of
 * this page in the history unless a `new` entry is asked for.
 */
export type Go = (href: string, entry?: "new") => void;

/** Aborts the question before. Null: a newer question was asked meanwhile, and only its answer counts (CK-19). */
export type NewestOnly = <Result>(
  ask: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result | null>;

export function createCheckout<Form extends CheckoutForm>(
  kind: OrderKind<Form>,
  go: Go,
): Checkout<Form> {
  const store = createStore<CheckoutState<Form>>()(() => ({
    phase: "loading",
    arrived: JUST_ENTERED,
  }));
  return { kind, store, go, newest: createNewestOnly() };
}

function createNewestOnly(): NewestOnly {
  let running: AbortController | null = null;
  return async (ask) => {
    running?.abort();
    const mine = new AbortController();
    running = mine;
    const result = await ask(mine.signal);
    return running === mine ? result : null;
  };
}

/** Null while there is none, for example after the session has ended. */
export function formOf<Form extends CheckoutForm>({ store }: Checkout<Form>): Form | null {
  const state = store.getState();
  return "form" in state ? state.form : null;
}

export function show<Form extends CheckoutForm>(
  { store }: Checkout<Form>,
  state: CheckoutState<Form>,
): void {
  store.setState(state, true);
}

/** Changes the form in whatever phase it is. */
export function patch<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
  part: Partial<Form> | Partial<CheckoutForm>,
): void {
  const state = checkout.store.getState();
  if ("form" in state) show(checkout, { ...state, form: { ...state.form, ...part } });
}

/** Moves the form to another phase. */
export function turn<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
  phase: "ready" | "sending" | "leaving",
): void {
  const form = formOf(checkout);
  if (form) show(checkout, { phase, form });
}

export function showNotice<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
  notice: Notice,
): void {
  const form = formOf(checkout);
  if (form) show(checkout, { phase: "notice", form, notice });
}

/** While the customer types. The server is asked when the field is left. */
export function edit<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
  part: Partial<Form["draft"]> | Partial<CheckoutForm["draft"]>,
): void {
  const form = formOf(checkout);
  if (form) patch(checkout, { draft: { ...form.draft, ...part }, fault: null });
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
