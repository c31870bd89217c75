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

/** True when there are no lists, or the order has changed since: other coupons may be usable now. */
export function areCouponsStale(state: Known): boolean {
  return state.coupons.lists === null || state.coupons.askedFor !== keyOf(state);
}

/** The lists that came with the opening. */
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
  // If the order has changed meanwhile, it has asked for its own lists.
  if (lists && now && askedFor === keyOf(now)) checkout.patch({ coupons: { lists, askedFor } });
}

/** Used and expired coupons stay the same whatever is ordered, so only the unused ones are read again. */
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
