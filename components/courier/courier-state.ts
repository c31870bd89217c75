import type {
  CheckoutDialog,
  CheckoutState,
  Go,
  NewestOnly,
} from "@/components/checkout/checkout-state";
import type { Unanswered } from "@/lib/checkout/checkout-draft";
import type { OrderFault } from "@/lib/checkout/validate-order";
import { CODE } from "@/lib/contracts/codes";
import type { ExpressStatus } from "@/lib/contracts/courier";
import type { Refusal } from "@/lib/contracts/envelope";
import type { Order } from "@/lib/contracts/orders";
import type { Card } from "@/lib/contracts/payments";
import { type CourierOrderDraft, emptyCourierOrder } from "@/lib/courier/courier-draft";
import { courierOrderKey } from "@/lib/courier/courier-request";
import type { StopFault } from "@/lib/courier/validate-courier-order";

export type CourierOrderFault = StopFault | OrderFault;

/** What one road costs, and the question that it answers. */
type CourierOrderFee = { delivery_fee: number; distance: number; askedFor: string };

export type CourierOrderState = {
  /** `closed`: there is no session, or the server no longer knows it (EX-02). */
  stage: "opening" | "closed" | "unreachable" | "draft" | "ordered" | "leaving";
  /** Tells this session from others; the session itself is out of reach (lib/client/courier-session-store). */
  session: string;
  /** Why the page is closed or out of reach. */
  closedBy: Refusal;
  /** Of the session's newest courier order; read again and again while it is under way. */
  status: ExpressStatus | null;
  /** Seconds by which the server's clock is ahead of this browser's. */
  clockSkew: number;
  draft: CourierOrderDraft;
  fee: CourierOrderFee | null;
  /** The server's sentence about a road that is too long; null for one that is not. */
  outOfRange: string | null;
  /** The newest answer: every number of the form. */
  order: Order | null;
  /** What that answer was the answer to. */
  quoted: string;
  /** The question under way; null: none is. */
  asking: string | null;
  /** The last question about the amounts went unanswered. */
  isOutdated: boolean;
  isSending: boolean;
  /** The server's reason against the courier order as it stands. */
  refusal: Refusal | null;
  unanswered: Unanswered | null;
  sent_order_id: number | null;
  cards: Card[];
  arrival: CheckoutState["arrival"];
  unpaidReason: string;
  /** The last failed check, until that part is changed. */
  fault: CourierOrderFault | null;
  dialog: CheckoutDialog | null;
};

export type CourierOrderContext = {
  get: () => CourierOrderState;
  set: (part: Partial<CourierOrderState>) => void;
  go: Go;
  newest: NewestOnly;
};

/** While a person types it is kept; the server hears of it when the field is left. */
export function editCourierOrder(
  { get, set }: CourierOrderContext,
  part: Partial<CourierOrderDraft>,
): void {
  set({ draft: { ...get().draft, ...part }, fault: null });
}

export function initialCourierOrder(): CourierOrderState {
  return {
    stage: "opening",
    session: "",
    closedBy: { code: CODE.ok, message: "" },
    status: null,
    clockSkew: 0,
    draft: emptyCourierOrder({ address: null, contact: { name: "", phone: "" } }),
    fee: null,
    outOfRange: null,
    order: null,
    quoted: "",
    asking: null,
    isOutdated: false,
    isSending: false,
    refusal: null,
    unanswered: null,
    sent_order_id: null,
    cards: [],
    arrival: null,
    unpaidReason: "",
    fault: null,
    dialog: null,
  };
}

/** The person has changed something that the numbers on the page do not know of. */
export function isCourierOrderStale({ draft, quoted }: CourierOrderState): boolean {
  return courierOrderKey(draft) !== quoted;
}

/** What now stands is neither answered nor being asked about. */
export function isCourierOrderUnasked(state: CourierOrderState): boolean {
  if (state.asking !== null) return courierOrderKey(state.draft) !== state.asking;
  return state.isOutdated || isCourierOrderStale(state);
}
