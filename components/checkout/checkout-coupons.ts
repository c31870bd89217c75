import {
  askCoupons,
  askUnused,
  type CouponFacts,
  type CouponQuery,
  couponQuery,
} from "@/lib/benefits/ask-coupons";
import type { CouponLists } from "@/lib/benefits/coupon-worth";
import { callApi } from "@/lib/client/call-api";
import { COUPON_TAB } from "@/lib/contracts/codes";

import type { CheckoutCoupons, StoreCheckout, StoreForm } from "./store-order-state";

type Known = Pick<StoreForm, "order" | "address" | "coupons">;

/** True if there are no lists, or if the order has changed since. Other coupons may be usable then. */
export function areCouponsStale(state: Known): boolean {
  return state.coupons.lists === null || state.coupons.askedFor !== keyOf(state);
}

/** Takes over the lists from the opening request. */
export function openedCoupons(
  lists: CouponLists | null,
  known: Omit<Known, "coupons">,
): CheckoutCoupons {
  return { lists, askedFor: keyOf(known) };
}

export async function refreshCoupons(checkout: StoreCheckout): Promise<void> {
  const form = checkout.form;
  const facts = form && factsOf(form);
  if (!form || !facts || !areCouponsStale(form)) return;
  const askedFor = keyOf(form);
  const lists = await askAgain(form.coupons.lists, facts);
  const now = checkout.form;
  // If the order has changed meanwhile, lists for the changed order were requested already.
  if (lists && now && askedFor === keyOf(now)) checkout.patch({ coupons: { lists, askedFor } });
}

/** Reads the unused coupons again. Used and expired coupons do not depend on the order. */
async function askAgain(
  lists: CouponLists | null,
  facts: CouponFacts,
): Promise<CouponLists | null> {
  if (lists === null) return askCoupons(facts, ask);
  const unused = await askUnused(facts, ask);
  return unused && { ...lists, unused };
}

function ask(query: CouponQuery) {
  return callApi("newDiscountCodeList", { query }, { breakage: "stay" });
}

function factsOf({ order, address }: Omit<Known, "coupons">): CouponFacts | null {
  return address && { order, place: address };
}

function keyOf(known: Omit<Known, "coupons">): string {
  const facts = factsOf(known);
  return facts ? JSON.stringify(couponQuery(COUPON_TAB.unused, facts)) : "";
}
