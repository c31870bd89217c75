import {
  askCoupons,
  askUnused,
  type CouponFacts,
  type CouponQuery,
  couponQuery,
} from "@/lib/benefits/ask-coupons";
import type { CouponLists } from "@/lib/benefits/coupon-worth";
import { withoutCoupon } from "@/lib/checkout/discount-choices";
import { callApi } from "@/lib/client/call-api";
import { COUPON_TAB } from "@/lib/contracts/codes";
import type { Checkout, CheckoutCoupons, CheckoutForm, OrderKind } from "./checkout-engine";
import { change } from "./quote-order";

/** Chooses a coupon. `code_id` null removes the chosen coupon (CK-41, CK-42). */
export async function chooseCoupon<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
  code_id: number | null,
): Promise<void> {
  const order = checkout.form?.order;
  checkout.patch({ couponRefusal: null });
  await change(checkout, code_id === null && order ? withoutCoupon(order) : { code_id });
}

/**
 * True if there are no coupon lists yet, or if the order has changed since they were read. Other coupons may be usable
 * after a change.
 */
export function areCouponsStale<Form extends CheckoutForm>(
  kind: OrderKind<Form>,
  form: Form,
): boolean {
  return form.coupons.lists === null || form.coupons.requestKey !== keyOf(factsOf(kind, form));
}

/** The initial coupon state, with the lists from the answer that opened the checkout. */
export function openedCoupons(lists: CouponLists | null, facts: CouponFacts): CheckoutCoupons {
  return { lists, requestKey: keyOf(facts) };
}

export async function refreshCoupons<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
): Promise<void> {
  const { kind, form } = checkout;
  const facts = form && factsOf(kind, form);
  if (!form || !facts || !areCouponsStale(kind, form)) return;
  const requestKey = keyOf(facts);
  const ask = (query: CouponQuery) =>
    callApi("newDiscountCodeList", { query }, { ...kind.caller, breakage: "stay" });
  const lists = await askAgain(form.coupons.lists, facts, ask);
  const now = checkout.form;
  // If the order has changed meanwhile, these lists are outdated. Another call reads the lists for the changed order.
  if (lists && now && requestKey === keyOf(factsOf(kind, now))) {
    checkout.patch({ coupons: { lists, requestKey } });
  }
}

type ReadTab = Parameters<typeof askCoupons>[1];

/**
 * Reads all lists the first time. After that reads only the unused coupons again, because the used and expired coupons
 * do not depend on the order.
 */
async function askAgain(
  lists: CouponLists | null,
  facts: CouponFacts,
  ask: ReadTab,
): Promise<CouponLists | null> {
  if (lists === null) return askCoupons(facts, ask);
  const unused = await askUnused(facts, ask);
  return unused && { ...lists, unused };
}

function factsOf<Form extends CheckoutForm>(kind: OrderKind<Form>, form: Form): CouponFacts | null {
  const { order } = form;
  const place = order && kind.facts(form, order).address;
  return place ? { order, place } : null;
}

function keyOf(facts: CouponFacts | null): string {
  return facts ? JSON.stringify(couponQuery(COUPON_TAB.unused, facts)) : "";
}
