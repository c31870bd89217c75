import { rememberPayment } from "@/components/checkout/change-checkout";
import { boundPayment, defaultPayment } from "@/lib/checkout/default-payment";
import { callApi } from "@/lib/client/call-api";
import { AS_COURIER, courierMark } from "@/lib/client/courier-session-store";
import { readStored } from "@/lib/client/storage";
import { CODE, DINING_TYPE } from "@/lib/contracts/codes";
import type { ExpressStatus } from "@/lib/contracts/courier";
import { type CourierOrderDraft, emptyCourierOrder } from "@/lib/courier/courier-draft";
import { isSettled, showsCourierOrder } from "@/lib/courier/courier-stage";
import { isCourierOrderOver } from "@/lib/courier/courier-way";
import type { StoredCourierOrder } from "@/lib/courier/stored-courier-order";
import { type CourierOrderContext, initialCourierOrder } from "./courier-state";
import { closeCourierOrder, forgetCourierOrder, keptCourierOrder } from "./keep-courier-order";
import { settleCourierOrder } from "./price-courier-order";

/** How this page was reached: turned back from paying, with a card that was just saved, or by a link that is over. */
type Arrived = {
  isUnpaid: boolean;
  hasBoundCard: boolean;
  unpaidReason: string;
  isLinkOver: boolean;
};

/** EX-01 to EX-03: which session, what the server says of it, and then the form or the courier order. */
export async function openCourierOrder(
  context: CourierOrderContext,
  arrived: Arrived,
): Promise<void> {
  const { set } = context;
  const session = courierMark();
  set({ ...initialCourierOrder(), session: session ?? "" });
  // A link that is over leaves the session that this browser keeps alone: the next entry shows it.
  if (arrived.isLinkOver) return set({ stage: "closed", closedBy: NO_SESSION });
  if (session === null) return closeCourierOrder(context, NO_SESSION);
  const options = { ...AS_COURIER, breakage: "stay" } as const;
  const [answer, cards, time] = await Promise.all([
    callApi("getStatus", {}, options),
    callApi("cardList", {}, options),
    callApi("getServerTime", {}, { breakage: "stay" }),
  ]);
  if (answer.ok) {
    const clockSkew = time.ok ? time.data.timestamp - Math.floor(Date.now() / 1000) : 0;
    set({ status: answer.data, cards: cards.ok ? cards.data : [], clockSkew });
    return takeStatus(context, answer.data, arrived);
  }
  if (answer.code < CODE.ok) set({ stage: "unreachable", closedBy: answer });
  else closeCourierOrder(context, answer);
}

const NO_SESSION = { code: CODE.refused, message: "" };

async function takeStatus(context: CourierOrderContext, status: ExpressStatus, arrived: Arrived) {
  const kept = keptCourierOrder(context.get().session);
  const isBack = arrived.isUnpaid || arrived.hasBoundCard;
  context.set(sentBefore(kept));
  if (!showsCourierOrder({ status, kept, isBack })) {
    return beginDraft(context, arrived, kept?.draft ?? null);
  }
  if (isSettled({ status, kept })) forgetCourierOrder();
  context.set({ stage: "ordered" });
}

function sentBefore(kept: StoredCourierOrder | null) {
  return { unanswered: kept?.unanswered ?? null, sent_order_id: kept?.order_id ?? null };
}

/** The form once more: of a courier order that waits for its payment as it was, of one that is over a new one. */
export async function beginAgain(context: CourierOrderContext): Promise<void> {
  const { session, status } = context.get();
  const isOver = status !== null && isCourierOrderOver(status.status);
  const kept = isOver ? null : keptCourierOrder(session);
  await beginDraft(context, ENTERED, kept?.draft ?? null);
}

/** By nothing but its address. */
export const ENTERED: Arrived = {
  isUnpaid: false,
  hasBoundCard: false,
  unpaidReason: "",
  isLinkOver: false,
};

/** The form, as it was left or anew. */
async function beginDraft(
  context: CourierOrderContext,
  arrived: Arrived,
  kept: CourierOrderDraft | null,
): Promise<void> {
  const { get, set } = context;
  const { cards } = get();
  const bound = arrived.hasBoundCard ? boundPayment(cards) : null;
  const draft = { ...(kept ?? freshCourierOrder()) };
  const saved = {
    payType: draft.pay_type ?? readStored("payType"),
    cardSelected: draft.card_id ?? readStored("cardSelected"),
  };
  const usual = defaultPayment({ saved, cards, offered: null, dining_type: DINING_TYPE.courier });
  const payment = bound ?? usual;
  if (bound) rememberPayment(bound);
  set({
    stage: "draft",
    draft: { ...draft, ...payment },
    arrival: arrivalOf(arrived, bound !== null),
    unpaidReason: arrived.unpaidReason,
  });
  await settleCourierOrder(context);
}

function arrivalOf({ isUnpaid }: Arrived, isBound: boolean) {
  if (isUnpaid) return "unpaid";
  return isBound ? "card" : null;
}

function freshCourierOrder(): CourierOrderDraft {
  const contact = {
    name: readStored("contactName") ?? "",
    phone: readStored("contactPhone") ?? "",
  };
  return emptyCourierOrder({ address: readStored("address"), contact });
}
