"use client";

import { type CouponTab, couponKey } from "@/lib/benefits/ask-coupons";
import { couponListQuery } from "@/lib/benefits/coupon-list-query";
import { callApi } from "@/lib/client/call-api";
import type { Go } from "@/lib/client/leave";
import { leaveOnEntry } from "@/lib/client/leave-for-login";
import { readStored } from "@/lib/client/storage";
import { usePages } from "@/lib/client/use-pages";
import { readView } from "@/lib/client/view-state";
import { distinctEntries, mayHaveMore } from "@/lib/format/paged-entries";
import { hrefs } from "@/lib/routing/hrefs";

type CouponTabPages = { type: CouponTab; round: number; go: Go };

/**
 * Reads the coupons of one tab, page by page. A new `round` reads the tab again from the first page. While `round` is
 * 0, nothing is read.
 */
export function useCouponPages({ type, round, go }: CouponTabPages) {
  const {
    pages,
    isLoading,
    refusal: failure,
    loadMore,
  } = usePages(
    round > 0 && ["coupons", type, round],
    (page, options) => {
      const query = couponListQuery({ type, page, view: readView(), place: readStored("address") });
      return callApi("newDiscountCodeList", { query }, options);
    },
    { keepPreviousData: true, onLoginNeeded: () => leaveOnEntry(hrefs.couponlist(), go) },
  );
  return {
    coupons: distinctEntries(pages, couponKey),
    isRead: pages.length > 0,
    hasMore: !failure && mayHaveMore(pages, couponKey),
    isLoading,
    failure,
    loadMore,
  };
}
