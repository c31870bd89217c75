"use client";

import { useEffect, useState } from "react";
import type { CouponTab } from "@/lib/benefits/ask-coupons";
import { couponListQuery } from "@/lib/benefits/coupon-list-query";
import { callApi } from "@/lib/client/call-api";
import type { Go } from "@/lib/client/leave";
import { leaveOnEntry } from "@/lib/client/leave-for-login";
import { readStored } from "@/lib/client/storage";
import { readView } from "@/lib/client/view-state";
import { CODE, LIST_PAGE_SIZE } from "@/lib/contracts/codes";
import type { Coupon } from "@/lib/contracts/coupons";
import type { Refusal } from "@/lib/contracts/envelope";
import { hrefs } from "@/lib/routing/hrefs";

type CouponPages = {
  coupons: Coupon[];
  /** Pages read so far; 0 before the first answer. */
  page: number;
  hasMore: boolean;
  isLoading: boolean;
  failure: Refusal | null;
};
type Asked = { type: CouponTab; round: number; go: Go };

const NONE: CouponPages = { coupons: [], page: 0, hasMore: false, isLoading: true, failure: null };

/** One tab of the member's coupons, a page at a time; another `round` reads it anew from the first. */
export function useCouponPages({ type, round, go }: Asked) {
  const [state, setState] = useState(NONE);
  const [load] = useState(() => async (page: number) => {
    setState((before) => ({ ...before, isLoading: true, failure: null }));
    const query = couponListQuery({ type, page, view: readView(), place: readStored("address") });
    const answer = await callApi("newDiscountCodeList", { query });
    if (answer.ok) {
      const { data } = answer;
      setState(({ coupons }) => ({
        coupons: page === 1 ? data : joined(coupons, data),
        page,
        hasMore: data.length === LIST_PAGE_SIZE,
        isLoading: false,
        failure: null,
      }));
      return;
    }
    if (answer.code === CODE.loginNeeded) {
      leaveOnEntry(hrefs.couponlist(), go);
      return;
    }
    const { code, message } = answer;
    setState((before) => ({
      ...before,
      hasMore: false,
      isLoading: false,
      failure: { code, message },
    }));
  });
  useEffect(() => {
    if (round > 0) void load(1);
  }, [round, load]);
  return { ...state, isFirst: state.page === 0 && state.isLoading, load };
}

/** One redeemed meanwhile moves the pages by one: nothing may stand in the list twice. */
function joined(before: Coupon[], more: Coupon[]): Coupon[] {
  const known = new Set(before.map(({ code_id }) => code_id));
  return [...before, ...more.filter(({ code_id }) => !known.has(code_id))];
}
