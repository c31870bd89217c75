import { offeredHere } from "@/components/checkout/offered-here";
import { defaultPayment } from "@/lib/checkout/default-payment";
import { callApi } from "@/lib/client/call-api";
import { AS_COURIER } from "@/lib/client/courier-session-store";
import { readStored } from "@/lib/client/storage";
import { CODE, DINING_TYPE } from "@/lib/contracts/codes";
import type { Refusal } from "@/lib/contracts/envelope";
import type { Order } from "@/lib/contracts/orders";
import type { CourierOrderDraft } from "@/lib/courier/courier-draft";
import {
  courierOrderKey,
  courierOrderPreOrder,
  feeQuery,
  isPlaced,
  type PlacedCourierOrder,
} from "@/lib/courier/courier-request";
import { isSessionGone } from "@/lib/courier/session-gone";
import { type CourierOrderContext, isCourierOrderUnasked } from "./courier-state";
import { closeCourierOrder } from "./keep-courier-order";
import { showCourierQuoteChange } from "./show-courier-quote-change";

/** An order, and what it is the answer to. */
export type QuotedCourierOrder = { order: Order; draft: PlacedCourierOrder };

export async function settleCourierOrder(context: CourierOrderContext): Promise<void> {
  const { stage, isSending } = context.get();
  if (stage === "draft" && !isSending && isCourierOrderUnasked(context.get()))
    await priceCourierOrder(context);
}

/** First what the road costs (EX-05), then the whole order (EX-07); null when there is no answer to go on with. */
export async function priceCourierOrder(
  context: CourierOrderContext,
  draft = context.get().draft,
): Promise<QuotedCourierOrder | null> {
  const { set, newest } = context;
  if (!isPlaced(draft)) return null;
  set({ asking: courierOrderKey(draft), isOutdated: false });
  if (!(await askFee(context, draft))) return null;
  const input = { body: courierOrderPreOrder(draft) };
  const answer = await newest((signal) =>
    callApi("beforeOrdering", input, { ...AS_COURIER, signal }),
  );
  if (answer === null) return null;
  set({ asking: null });
  if (!answer.ok) return refuse(context, answer);
  return takeOrder(context, { order: answer.data, draft });
}

/** False when there is no route or no answer. A known route is not asked for again. */
async function askFee(context: CourierOrderContext, draft: PlacedCourierOrder): Promise<boolean> {
  const { get, set, newest } = context;
  const query = feeQuery(draft);
  const askedFor = JSON.stringify(query);
  if (get().fee?.askedFor === askedFor) return true;
  set({ fee: null, outOfRange: null });
  const answer = await newest((signal) => callApi("getDeliveryFee", { query }, { signal }));
  if (answer === null) return false;
  if (answer.ok && answer.data.in_range === 1) {
    const { delivery_fee, distance } = answer.data;
    set({ fee: { delivery_fee, distance, askedFor } });
    return true;
  }
  const unpriced = { asking: null, order: null, quoted: courierOrderKey(draft) };
  if (answer.ok) set({ ...unpriced, outOfRange: "" });
  else if (answer.code === CODE.outOfRange) set({ ...unpriced, outOfRange: answer.message });
  else {
    set({ asking: null });
    refuse(context, answer);
  }
  return false;
}

function refuse(context: CourierOrderContext, refusal: Refusal): null {
  if (isSessionGone(refusal)) closeCourierOrder(context, refusal);
  else context.set({ isOutdated: true, dialog: { is: "refusal", refusal } });
  return null;
}

async function takeOrder(
  context: CourierOrderContext,
  quoted: QuotedCourierOrder,
): Promise<QuotedCourierOrder> {
  const { get, set } = context;
  const { order, draft } = quoted;
  const { dialog, draft: now, cards } = get();
  const payment = offeredPayment(order, { now, cards });
  set({
    order,
    quoted: courierOrderKey(draft),
    draft: { ...now, ...payment },
    isOutdated: false,
    refusal: null,
    dialog: dialog?.is === "refusal" ? null : dialog,
  });
  if (dialog?.is === "changed") showCourierQuoteChange(context, dialog.before);
  const heard = { ...draft, ...payment };
  // A method that the desk does not take was not counted with.
  return payment.pay_type === draft.pay_type
    ? { order, draft: heard }
    : ((await priceCourierOrder(context, heard)) ?? quoted);
}

type Choosing = { now: CourierOrderDraft } & Pick<ReturnType<CourierOrderContext["get"]>, "cards">;

/** The chosen method while it is offered, else the default (CK-27 to CK-30). */
function offeredPayment(order: Order, { now, cards }: Choosing) {
  const dining_type = DINING_TYPE.courier;
  const offered = offeredHere(order.store, dining_type);
  if (now.pay_type !== null && offered.includes(now.pay_type)) {
    return { pay_type: now.pay_type, card_id: now.card_id };
  }
  const saved = { payType: readStored("payType"), cardSelected: readStored("cardSelected") };
  return defaultPayment({ saved, cards, offered, dining_type });
}
