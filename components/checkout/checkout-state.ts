import { isPhone } from "@/lib/auth/contact-rules";
import { emptyCart } from "@/lib/cart/cart-rules";
import { type CheckoutDraft, type CheckoutInput, emptyDraft } from "@/lib/checkout/checkout-draft";
import { preOrderRequest, quoteKey } from "@/lib/checkout/pre-order-request";
import type { ChangedLine } from "@/lib/checkout/price-lines";
import type { OrderFault } from "@/lib/checkout/validate-order";
import type { StoredAddress } from "@/lib/contracts/addresses";
import type { Cart } from "@/lib/contracts/carts";
import type { Answer } from "@/lib/contracts/envelope";
import type { InvoiceData } from "@/lib/contracts/invoices";
import type { Order } from "@/lib/contracts/orders";
import { invoiceFromOrder } from "@/lib/invoices/invoice-rules";

type Refusal = { code: number; message: string };

export type CheckoutDialog =
  | { is: "fault" }
  | { is: "refusal"; refusal: Refusal }
  /** CK-90: nobody knows whether the order arrived. */
  | { is: "unsent" }
  | { is: "changed"; lines: ChangedLine[]; from: number; to: number };

export type CheckoutState = {
  /** `refused`: the pre-order failed on entry, its message shows and leads away (CK-07). */
  stage: "opening" | "open" | "unreachable" | "refused" | "leaving";
  cart: Cart;
  address: StoredAddress | null;
  draft: CheckoutDraft;
  /** The newest answer: every number on the page. */
  order: Order | null;
  /** What that answer was the answer to. */
  quoted: string;
  isRecomputing: boolean;
  /** The last question about the amounts went unanswered: those on the page may be wrong. */
  isOutdated: boolean;
  isSending: boolean;
  /** The server's reason against the order as it stands (CK-87). */
  refusal: Refusal | null;
  idempotency_key: string;
  fee_description: string;
  hasCancelledPayment: boolean;
  popup: "incomplete" | null;
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
    cart: emptyCart(),
    address: null,
    draft: emptyDraft({ name: "", phone: "" }),
    order: null,
    quoted: "",
    isRecomputing: false,
    isOutdated: false,
    isSending: false,
    refusal: null,
    idempotency_key: "",
    fee_description: "",
    hasCancelledPayment: false,
    popup: null,
    fault: null,
    dialog: null,
  };
}

export function inputOf({ draft, cart, address }: CheckoutState): CheckoutInput | null {
  return address && { draft, cart, address };
}

/** The person has changed something that the numbers on the page do not know of. */
export function isStale(state: CheckoutState): boolean {
  const input = inputOf(state);
  return input === null || quoteKey(preOrderRequest(input)) !== state.quoted;
}

export function invoiceOf({ draft, order }: Pick<CheckoutState, "draft" | "order">): InvoiceData {
  if (draft.invoice || !order) return draft.invoice ?? NO_INVOICE;
  return invoiceFromOrder(order);
}

export function lacksContact({ contact_name, contact_phone }: CheckoutDraft): boolean {
  return contact_name.trim() === "" || !isPhone(contact_phone.trim());
}

const NO_INVOICE: InvoiceData = {
  invoiceType: 1,
  invoiceEmail: "",
  invoiceAddress: "",
  invoiceCompany: "",
  invoiceCompanyId: "",
  invoiceIssueType: 0,
};
