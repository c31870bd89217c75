"use client";

import type { CouponTab } from "@/lib/benefits/ask-coupons";
import { couponListQuery } from "@/lib/benefits/coupon-list-query";
import { callApi } from "@/lib/client/call-api";
import type { Go } from "@/lib/client/leave";
import { leaveOnEntry } from "@/lib/client/leave-for-login";
import { readStored } from "@/lib/client/storage";
import { usePages } from "@/lib/client/use-pages";
import { readView } from "@/lib/client/view-state";
import { LIST_PAGE_SIZE } from "@/lib/contracts/codes";
import { hrefs } from "@/lib/routing/hrefs";

type CouponTabPages = { type: CouponTab; round: number; go: Go };

/** One tab of the member's coupons, page by page. Another `round` reads it again from the first page. */
export function useCouponPages({ type, round, go }: CouponTabPages) {
  const {
    pages,
    isLoading,
    refusal: failure,
    loadMore,
  } = usePages(
    round > 0 && ["coupons", type, round],
    (page, how) => {
      const query = couponListQuery({ type, page, view: readView(), place: readStored("address") });
      return callApi("newDiscountCodeList", { query }, how);
    },
    { keepPreviousData: true, onLoginNeeded: () => leaveOnEntry(hrefs.couponlist(), go) },
  );
  // A coupon redeemed meanwhile shifts the pages, so each coupon is shown once.
  const coupons = new Map(pages.flat().map((coupon) => [coupon.code_id, coupon]));
  return {
    coupons: [...coupons.values()],
    isRead: pages.length > 0,
    hasMore: !failure && pages.at(-1)?.length === LIST_PAGE_SIZE,
    isLoading,
    failure,
    loadMore,
  };
}
