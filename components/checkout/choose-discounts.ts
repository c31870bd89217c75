import type { CheckoutDraft } from "@/lib/checkout/checkout-draft";
import {
  withoutCoupon,
  withoutSubscription,
  withPointsEvent,
} from "@/lib/checkout/discount-choices";
import { pointsCap, typedPoints } from "@/lib/checkout/points-cap";
import { edit, settle } from "./change-checkout";
import type { CheckoutContext } from "./checkout-state";

/** Null clears the coupon (CK-41, CK-42). */
export async function chooseCoupon(context: CheckoutContext, code_id: number | null) {
  const { order } = context.get();
  context.set({ couponRefusal: null });
  await choose(context, code_id === null && order ? withoutCoupon(order) : { code_id });
}

export async function chooseStoreOffer(
  context: CheckoutContext,
  store_coupon: CheckoutDraft["store_coupon"],
): Promise<void> {
  await choose(context, { store_coupon });
}

export async function subscribe(context: CheckoutContext): Promise<void> {
  await choose(context, { subscription_type: 1 });
}

/** Only after the person has confirmed (CK-48 to CK-50). */
export async function optOut(context: CheckoutContext): Promise<void> {
  await choose(context, withoutSubscription());
}

export async function switchPointsEvent(context: CheckoutContext, to: "on" | "off") {
  const { order, draft } = context.get();
  const isOn = to === "on" && order !== null;
  await choose(context, isOn ? withPointsEvent(order, draft) : { op_event_id: null });
}

/** On takes as many as may be used, and the person can lower the number; off takes none (CK-56). */
export async function switchPoints(context: CheckoutContext, to: "on" | "off"): Promise<void> {
  await choose(context, { use_op: to === "on" ? capOf(context) : 0 });
}

/** While a person types; the server is asked when the typing rests. */
export function typePoints(context: CheckoutContext, text: string): void {
  edit(context, { use_op: typedPoints(text, capOf(context)) });
}

async function choose(context: CheckoutContext, part: Partial<CheckoutDraft>): Promise<void> {
  edit(context, part);
  await settle(context);
}

function capOf({ get }: CheckoutContext): number {
  const { order, draft } = get();
  return order ? pointsCap(order, draft) : 0;
}
