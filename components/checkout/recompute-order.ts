import type { CheckoutDraft, CheckoutInput } from "@/lib/checkout/checkout-draft";
import { orderCalls } from "@/lib/checkout/checkout-source";
import { unmetWishes } from "@/lib/checkout/discount-choices";
import { preOrderRequest, quoteKey } from "@/lib/checkout/pre-order-request";
import { callApi } from "@/lib/client/call-api";
import { CODE, type DiningType } from "@/lib/contracts/codes";
import type { Order } from "@/lib/contracts/orders";
import { refreshCoupons } from "./checkout-coupons";
import { type CheckoutContext, type CheckoutDialog, inputOf } from "./checkout-state";
import { leaveForLogin } from "./keep-checkout";
import { offeredHere } from "./offered-here";
import { showQuoteChange, tellsOfCoupon } from "./show-quote-change";

/** An order, and what it is the answer to. */
export type Quoted = { order: Order; input: CheckoutInput };

/** Asks the server for the order as it is now; null when there is no answer to go on with. */
export async function recompute(
  context: CheckoutContext,
  input = inputOf(context.get()),
): Promise<Quoted | null> {
  const { set, newest } = context;
  if (input === null) return null;
  const request = preOrderRequest(input);
  set({ asking: quoteKey(request) });
  const answer = await newest((signal) =>
    callApi(orderCalls(input.source).quote, { body: request }, { signal }),
  );
  if (answer === null) return null;
  set({ asking: null });
  if (!answer.ok) {
    if (answer.code === CODE.loginNeeded) leaveForLogin(context);
    else set({ isOutdated: true, dialog: { is: "refusal", refusal: answer } });
    return null;
  }
  return takeOrder(context, { order: answer.data, input });
}

async function takeOrder(context: CheckoutContext, { order, input }: Quoted) {
  const { get, set } = context;
  const { dialog, draft } = get();
  const lost = lostWishes(order, { asked: input.draft, now: draft }, input.cart.dining_type);
  const isCouponGone = lost.code_id === null;
  const isOther = isCouponGone || lost.pay_type === null;
  const heard = { ...input, draft: { ...input.draft, ...lost } };
  // A new quote makes a new order possible, so it clears an earlier refusal (CK-89).
  set({
    order,
    // An answer to less than was asked for is the answer to that less; what changes more is counted anew without.
    quoted: quoteKey(preOrderRequest(isOther ? input : heard)),
    draft: { ...draft, ...lost },
    ...(isCouponGone && { couponRefusal: order.alert_toast }),
    isOutdated: false,
    refusal: null,
    dialog: isOfOldOrder(dialog) ? null : dialog,
  });
  if (dialog?.is === "changed") showQuoteChange(context, dialog.before);
  if (isOther) return countWithout(context, heard, isCouponGone ? "coupon" : null);
  void refreshCoupons(context);
  return { order, input: heard };
}

/** A sum may be agreed to while it is the newest one only. */
function isOfOldOrder(dialog: CheckoutDialog | null): boolean {
  return dialog?.is === "refusal" || dialog?.is === "changed";
}

async function countWithout(context: CheckoutContext, heard: CheckoutInput, told: "coupon" | null) {
  const counted = await recompute(context, heard);
  if (told && !tellsOfCoupon(context.get().dialog)) context.set({ toast: told });
  return counted;
}

type Asked = { asked: CheckoutDraft; now: CheckoutDraft };

/** What the order came without; the store may have switched the method off since it was chosen (CK-31). */
function lostWishes(order: Order, wishes: Asked, dining_type: DiningType): Partial<CheckoutDraft> {
  const { pay_type } = wishes.asked;
  const isOffered = pay_type === null || offeredHere(order.store, dining_type).includes(pay_type);
  return { ...unmetWishes(order, wishes), ...(!isOffered && { pay_type: null }) };
}
