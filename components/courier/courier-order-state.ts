import {
  type Checkout,
  type CheckoutForm,
  JUST_ENTERED,
} from "@/components/checkout/checkout-engine";
import { dropCourierMark } from "@/lib/client/courier-session-store";
import { readStored, writeStored } from "@/lib/client/storage";
import type { Refusal } from "@/lib/contracts/envelope";
import type { CourierOrderDraft } from "@/lib/courier/courier-draft";
import { isStoredCourierOrder, type StoredCourierOrder } from "@/lib/courier/stored-courier-order";

export type CourierCheckout = Checkout<CourierForm>;

/** The form of a courier order. */
export type CourierForm = CheckoutForm & {
  /** Identifies the session in this browser. Scripts cannot read the session itself (lib/client/courier-session-store). */
  session: string;
  draft: CourierOrderDraft;
  fee: CourierFee | null;
  /** Addresses of the photos of the parcel. */
  images: string[];
};

/** The server's answer about the way between the two places. `askedFor` is the request that it answers. */
export type CourierFee =
  | { type: "priced"; delivery_fee: number; distance: number; askedFor: string }
  | { type: "too-far"; message: string };

/** What was entered is kept for the next session of this browser. What was sent belongs to its own session. */
export function keptCourierOrder(session: string): StoredCourierOrder | null {
  const kept = readStored("lastCourierOrder");
  if (!isStoredCourierOrder(kept)) return null;
  return kept.session === session ? kept : { ...kept, order_id: null, unanswered: null };
}

/** Stores what was entered, and what is not known yet of an order that was sent. */
export function keepCourierOrder(form: CourierForm): void {
  const { session, sent_order_id: order_id, unanswered, draft } = form;
  writeStored("lastCourierOrder", { session, order_id, unanswered, draft });
}

/** EX-02: without a session that the server knows there is nothing to fill in. */
export function closeCourierOrder(checkout: CourierCheckout, refusal: Refusal): void {
  if (checkout.form) keepCourierOrder(checkout.form);
  dropCourierMark();
  showClosed(checkout, refusal);
}

export function showClosed(checkout: CourierCheckout, refusal: Refusal): void {
  checkout.setState({ phase: "blocked", why: "refused", refusal, arrived: JUST_ENTERED });
}
