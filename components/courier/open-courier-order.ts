import {
  arrivalOf,
  DIRECT_ENTRY,
  type EntryFlags,
  NEW_FORM,
} from "@/components/checkout/checkout-engine";
import { contactHere, paymentHere, rememberPayment } from "@/components/checkout/member-choices";
import { quoteIfChanged } from "@/components/checkout/quote-order";
import { isSessionOver } from "@/lib/checkout/after-order";
import { boundPayment } from "@/lib/checkout/default-payment";
import { isBreakage } from "@/lib/client/api-client";
import { callApi } from "@/lib/client/call-api";
import { AS_COURIER, courierMark, dropCourierMark } from "@/lib/client/courier-session-store";
import { askServerTime } from "@/lib/client/server-time";
import { readStored, removeStored } from "@/lib/client/storage";
import { CODE, DINING_TYPE } from "@/lib/contracts/codes";
import type { ExpressStatus } from "@/lib/contracts/courier";
import type { OrderProgress } from "@/lib/contracts/order-detail";
import type { Card } from "@/lib/contracts/payments";
import { emptyCourierOrder } from "@/lib/courier/courier-draft";
import { isSettled, showsCourierOrder } from "@/lib/courier/courier-stage";
import { isCourierOrderOver } from "@/lib/courier/courier-timeline";
import type { StoredCourierOrder } from "@/lib/courier/stored-courier-order";
import {
  type CourierCheckout,
  type CourierForm,
  closeCourierOrder,
  readStoredCourierOrder,
  showClosed,
} from "./courier-order-state";

/**
 * Reads the courier session of this browser, then shows its newest order or the form (EX-01 to EX-03). Without a valid
 * session, shows the page that starts a session.
 */
export async function openCourierOrder(
  checkout: CourierCheckout,
  entryFlags: EntryFlags = DIRECT_ENTRY,
): Promise<void> {
  checkout.setState({ phase: "loading", entryFlags });
  const session = courierMark();
  // If the session of the opened link has ended, the cookie may still contain another, valid session.
  // `closeCourierOrder` would drop the stored mark of the valid session (`courierMark`), so it is not called.
  if (entryFlags.isLinkOver) return showClosed(checkout, NO_SESSION);
  if (session === null) return closeCourierOrder(checkout, NO_SESSION);
  const answers = await checkout.newest((signal) => askSession({ signal, breakage: "stay" }));
  if (answers === null) return;
  const [answer, cards, time] = answers;
  if (!answer.ok) {
    if (answer.code >= CODE.ok) return closeCourierOrder(checkout, answer);
    return checkout.setState({
      phase: "blocked",
      cause: "unreachable",
      refusal: answer,
      entryFlags,
    });
  }
  const status = answer.data;
  const stored = storedUnlessPlaced(session, entryFlags);
  const isBack = entryFlags.isUnpaid || entryFlags.hasBoundCard;
  const opened = { session, status, cards: cards.ok ? cards.data : [], stored };
  if (!showsCourierOrder({ status, stored, isBack }))
    return beginDraft(checkout, opened, entryFlags);
  if (isSettled({ status, stored })) removeStored("lastCourierOrder");
  const clockSkewSeconds = time.ok ? time.data.timestamp - Math.floor(Date.now() / 1000) : 0;
  const isNew = entryFlags.isPlaced;
  checkout.setState({ phase: "ordered", status, clockSkewSeconds, cards: opened.cards, isNew });
}

const NO_SESSION = { code: CODE.refused, message: "" };

function storedUnlessPlaced(session: string, { isPlaced }: EntryFlags): StoredCourierOrder | null {
  if (isPlaced) removeStored("lastCourierOrder");
  return readStoredCourierOrder(session);
}

function askSession(options: { signal: AbortSignal; breakage: "stay" }) {
  const asCourier = { ...AS_COURIER, ...options };
  return Promise.all([
    callApi("getStatus", {}, asCourier),
    callApi("cardList", {}, asCourier),
    askServerTime(options),
  ]);
}

/**
 * Shows the form again. After an unfinished order, such as an unpaid order, the form is restored. After a finished
 * order it has the initial values.
 */
export async function showFormAgain(checkout: CourierCheckout): Promise<void> {
  const { state } = checkout;
  if (state.phase !== "ordered") return;
  const { status, cards } = state;
  const session = courierMark() ?? "";
  const stored = isCourierOrderOver(status.status) ? null : readStoredCourierOrder(session);
  await beginDraft(checkout, { session, status, cards, stored }, DIRECT_ENTRY);
}

type Opened = {
  session: string;
  status: ExpressStatus;
  cards: Card[];
  stored: StoredCourierOrder | null;
};

/** Shows the form, with the stored draft if there is one. */
async function beginDraft(
  checkout: CourierCheckout,
  { session, status, cards, stored }: Opened,
  entryFlags: EntryFlags,
): Promise<void> {
  const bound = entryFlags.hasBoundCard ? boundPayment(cards) : null;
  const address = readStored("address");
  const draft = stored?.draft ?? emptyCourierOrder({ address, contact: contactHere() });
  const known = { cards, offered: null, dining_type: DINING_TYPE.courier };
  if (bound) rememberPayment(bound);
  const form: CourierForm = {
    ...NEW_FORM,
    session,
    draft: { ...draft, ...(bound ?? paymentHere(draft, known)) },
    order: null,
    fee: null,
    images: status.images.map(({ url }) => url),
    cards,
    unanswered: stored?.unanswered ?? null,
    sent_order_id: stored?.order_id ?? null,
    arrival: arrivalOf(entryFlags, bound && "card"),
  };
  checkout.setState({ phase: "ready", form });
  await quoteIfChanged(checkout);
}

/**
 * Reads the courier order again. If the courier session has ended, shows the page that starts a new session. After
 * another failure the page keeps its data.
 */
export async function refreshCourierOrder(checkout: CourierCheckout): Promise<void> {
  const answer = await callApi("getStatus", {}, { ...AS_COURIER, breakage: "stay" });
  const { state } = checkout;
  if (state.phase !== "ordered") return;
  if (answer.ok) checkout.setState({ ...state, status: answer.data });
  else if (isSessionOver(answer)) closeCourierOrder(checkout, answer);
}

/** Updates the shown order after the customer has cancelled it on this page. */
export function takeProgress(checkout: CourierCheckout, progress: OrderProgress): void {
  const { state } = checkout;
  if (state.phase !== "ordered" || !state.status.order) return;
  const order = { ...state.status.order, ...progress };
  const status = { ...state.status, status: order.order_status, order };
  checkout.setState({ ...state, status });
}

/**
 * Ends the courier session, and returns whether it has ended. If the request reaches the shop, the shop deletes the
 * session cookie, even if the backend refuses. Without an answer, the session may still be valid, so the page keeps its
 * values and the customer can try again.
 */
export async function endCourierOrder(
  checkout: CourierCheckout,
  message: string,
): Promise<boolean> {
  const options = { ...AS_COURIER, breakage: "stay" } as const;
  const answer = await callApi("endExpressSession", { body: {} }, options);
  if (!answer.ok && isBreakage(answer)) return false;
  // The stored draft is removed too, as at a sign-out.
  removeStored("lastCourierOrder");
  dropCourierMark();
  showClosed(checkout, { code: CODE.ok, message });
  return true;
}
