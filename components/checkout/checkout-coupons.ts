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
import type { CheckoutContext, CheckoutCoupons, CheckoutState } from "./checkout-state";

type Known = Pick<CheckoutState, "order" | "address" | "coupons">;

/** What can be used may have changed with the order: these lists speak of another one, or there are none. */
export function areCouponsStale(state: Known): boolean {
  return state.coupons.lists === null || state.coupons.askedFor !== keyOf(state);
}

/** As the checkout was opened with them. */
export function openedCoupons(
  lists: CouponLists | null,
  known: Omit<Known, "coupons">,
): CheckoutCoupons {
  return { lists, askedFor: keyOf(known) };
}

export async function refreshCoupons({ get, set }: CheckoutContext): Promise<void> {
  const facts = factsOf(get());
  if (!facts || !areCouponsStale(get())) return;
  const askedFor = keyOf(get());
  const lists = await askAnew(get().coupons.lists, facts);
  // Another order meanwhile has asked for its own.
  if (lists && askedFor === keyOf(get())) set({ coupons: { lists, askedFor } });
}

/** What is used or over stays so, whatever is ordered. */
async function askAnew(lists: CouponLists | null, facts: CouponFacts): Promise<CouponLists | null> {
  if (lists === null) return askCoupons(facts, ask);
  const unused = await askUnused(facts, ask);
  return unused && { ...lists, unused };
}

function ask(query: CouponQuery) {
  return callApi("newDiscountCodeList", { query }, { breakage: "stay" });
}

function factsOf({ order, address }: Omit<Known, "coupons">): CouponFacts | null {
  return order && address && { order, place: address };
}

function keyOf(known: Omit<Known, "coupons">): string {
  const facts = factsOf(known);
  return facts ? JSON.stringify(couponQuery(COUPON_TAB.unused, facts)) : "";
}
