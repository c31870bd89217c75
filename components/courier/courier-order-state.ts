import {
  type Checkout,
  type CheckoutForm,
  DIRECT_ENTRY,
} from "@/components/checkout/checkout-engine";
import { dropCourierMark } from "@/lib/client/courier-session-store";
import { readStored, writeStored } from "@/lib/client/storage";
import type { Refusal } from "@/lib/contracts/envelope";
import type { CourierOrderDraft } from "@/lib/courier/courier-draft";
import { isStoredCourierOrder, type StoredCourierOrder } from "@/lib/courier/stored-courier-order";

export type CourierCheckout = Checkout<CourierForm>;

/** The form of a courier order. */
export type CourierForm = CheckoutForm & {
  /**
   * Identifies the courier session within this browser. It is not the session id, which scripts cannot read
   * (lib/client/courier-session-store).
   */
  session: string;
  draft: CourierOrderDraft;
  fee: CourierFee | null;
  /** URLs of the photos of the parcel. */
  images: string[];
};

/** The fee for the distance between the two places. `requestKey` is the query for which the fee was read. */
export type CourierFee =
  | { type: "priced"; delivery_fee: number; distance: number | null; requestKey: string }
  | { type: "too-far"; message: string };

/**
 * The stored courier order. If it was stored in another courier session, it is returned without the coupon and without
 * the last submit, because both belong to that other session.
 */
export function readStoredCourierOrder(session: string): StoredCourierOrder | null {
  const stored = readStored("lastCourierOrder");
  if (!isStoredCourierOrder(stored)) return null;
  const draft = { ...stored.draft, code_id: stored.draft.code_id ?? null };
  if (stored.session === session) return { ...stored, draft };
  return { ...stored, order_id: null, unanswered: null, draft: { ...draft, code_id: null } };
}

/** Stores the draft and the state of the last submit. */
export function saveCourierOrder(form: CourierForm): void {
  const { session, sent_order_id: order_id, unanswered, draft } = form;
  writeStored("lastCourierOrder", { session, order_id, unanswered, draft });
}

/**
 * Called when there is no courier session or the backend has refused it. Stores the form if it is open, and shows the
 * page that starts a new session (EX-02).
 */
export function closeCourierOrder(checkout: CourierCheckout, refusal: Refusal): void {
  if (checkout.form) saveCourierOrder(checkout.form);
  dropCourierMark();
  showClosed(checkout, refusal);
}

export function showClosed(checkout: CourierCheckout, refusal: Refusal): void {
  checkout.setState({ phase: "blocked", cause: "refused", refusal, entryFlags: DIRECT_ENTRY });
}
