import { type AfterOrder, afterOrder } from "@/lib/checkout/after-order";
import { agreedPayType } from "@/lib/checkout/ordering-request";
import { keyToRepeat } from "@/lib/checkout/submit-key";
import { validateOrder } from "@/lib/checkout/validate-order";
import { callApi } from "@/lib/client/call-api";
import { AS_COURIER } from "@/lib/client/courier-session-store";
import { newSubmitKey } from "@/lib/client/new-submit-key";
import { CODE, DINING_TYPE } from "@/lib/contracts/codes";
import type { Order } from "@/lib/contracts/orders";
import { courierOrdering, isPlaced } from "@/lib/courier/courier-request";
import { isSessionGone } from "@/lib/courier/session-gone";
import { stopFault } from "@/lib/courier/validate-courier-order";
import { invoiceOfCourierOrder } from "./courier-invoice";
import {
  type CourierOrderContext,
  type CourierOrderFault,
  type CourierOrderState,
  isCourierOrderStale,
} from "./courier-state";
import { closeCourierOrder, forgetCourierOrder, keepCourierOrder } from "./keep-courier-order";
import { ENTERED, openCourierOrder } from "./open-courier-order";
import {
  priceCourierOrder,
  type QuotedCourierOrder,
  settleCourierOrder,
} from "./price-courier-order";
import { showCourierQuoteChange } from "./show-courier-quote-change";

/** Submits a courier order: what was on the page when the button was pressed is checked and sent (CK-78). */
export async function submitCourierOrder(context: CourierOrderContext): Promise<void> {
  const { get, set } = context;
  const pressed = get();
  const { stage, isSending, asking, order, draft } = pressed;
  if (stage !== "draft" || isSending || asking !== null || !order) return;
  set({ isSending: true, arrival: null });
  const fault = await findFault(pressed, order);
  if (fault) set({ fault, dialog: { is: "fault" } });
  else if (isPlaced(draft)) await sendPressed(context, { order, draft }, pressed);
  set({ isSending: false });
  if (!get().isOutdated) await settleCourierOrder(context);
}

/** The new amounts were read and agreed to. */
export async function submitChangedCourierOrder(context: CourierOrderContext): Promise<void> {
  if (context.get().asking !== null) return;
  context.set({ dialog: null });
  await submitCourierOrder(context);
}

async function findFault(
  pressed: CourierOrderState,
  order: Order,
): Promise<CourierOrderFault | null> {
  const { draft } = pressed;
  const atStop = stopFault(draft);
  if (atStop) return atStop;
  const { contact_name, contact_phone, address } = draft.destination;
  const facts = {
    pay_type: agreedPayType(order, draft),
    chosen_pay_type: draft.pay_type,
    contact_name,
    contact_phone,
    order_phone: contact_phone.trim(),
    invoice: invoiceOfCourierOrder(pressed, order),
    address,
  };
  return validateOrder(facts, async (tax_id) => {
    const answer = await callApi("checkTaxId", { query: { tax_id } });
    return answer.ok ? null : answer;
  });
}

async function sendPressed(
  context: CourierOrderContext,
  shown: QuotedCourierOrder,
  pressed: CourierOrderState,
) {
  const agreed = isCourierOrderStale(pressed) ? await renewed(context, shown) : shown;
  if (agreed) await send(context, agreed, "first");
}

/** A fresh quote when it is what the page showed; else the person is asked once. */
async function renewed(
  context: CourierOrderContext,
  shown: QuotedCourierOrder,
): Promise<QuotedCourierOrder | null> {
  const fresh = await priceCourierOrder(context, shown.draft);
  if (fresh === null || fresh.order.is_disallow_order === 1) return null;
  return showCourierQuoteChange(context, shown.order) ? null : fresh;
}

async function send(
  context: CourierOrderContext,
  agreed: QuotedCourierOrder,
  attempt: "first" | "second",
): Promise<void> {
  const { get, set } = context;
  const { order, draft } = agreed;
  const pay_type = agreedPayType(order, draft);
  if (pay_type === null) {
    const fault = { field: "payment", code: "missing-pay-type" } as const;
    return set({ fault, dialog: { is: "fault" } });
  }
  const isRepeat = get().unanswered !== null;
  const body = courierOrdering({
    draft,
    order,
    pay_type,
    invoice: invoiceOfCourierOrder(get(), order),
  });
  const headers = { ...AS_COURIER.headers, "idempotency-key": beginSubmit(context) };
  const answer = await callApi("ordering", { body }, { headers });
  if (!answer.ok && isSessionGone(answer)) return closeCourierOrder(context, answer);
  const after = afterOrder(answer);
  if (isAnswered(after, isRepeat)) set({ unanswered: null });
  if (after.next !== "recompute") return follow(context, after);
  const again = await renewed(context, agreed);
  if (!again) return;
  if (attempt === "first") await send(context, again, "second");
  else set({ refusal: { code: CODE.refused, message: "" } });
}

/** Kept before it is sent: whatever becomes of this page, the next press is the very same submit. */
function beginSubmit(context: CourierOrderContext): string {
  const now = Date.now();
  const key = keyToRepeat(context.get().unanswered, now) ?? newSubmitKey();
  context.set({ unanswered: { key, time: now } });
  keepCourierOrder(context);
  return key;
}

/** A repeat that is refused may have an order under its key: that key alone cannot make a second one. */
function isAnswered({ next }: AfterOrder, isRepeat: boolean): boolean {
  return next !== "retry" && !(isRepeat && next === "refuse");
}

async function follow(
  context: CourierOrderContext,
  after: Exclude<AfterOrder, { next: "recompute" }>,
): Promise<void> {
  const { set, go } = context;
  switch (after.next) {
    case "order-list":
    case "awaited":
      forgetCourierOrder();
      return openCourierOrder(context, ENTERED);
    case "pay":
    case "icash":
      set({ stage: "leaving", sent_order_id: after.order_id });
      keepCourierOrder(context);
      go(
        after.next === "pay" ? after.url : `${after.path}&dining_type=${DINING_TYPE.courier}`,
        "new",
      );
      break;
    case "refuse":
      set({ refusal: { code: CODE.refused, message: after.message, reason: after.reason } });
      break;
    case "login":
      break;
    case "retry":
      set({ dialog: { is: "unsent" } });
  }
}
