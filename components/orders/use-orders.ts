"use client";

import { useEffect } from "react";
import { callApi } from "@/lib/client/call-api";
import { everyWhileVisible } from "@/lib/client/every-while-visible";
import type { Go } from "@/lib/client/leave";
import { leaveOnEntry } from "@/lib/client/leave-for-login";
import { usePages } from "@/lib/client/use-pages";
import { isCurrent } from "@/lib/orders/order-status";
import { hrefs } from "@/lib/routing/hrefs";

/** While an order is active, the list is read again at this interval. */
const REFRESH_MS = 15_000;

/**
 * The member's orders, page by page. While an order is active, they are read again at an interval and when the page
 * becomes visible.
 */
export function useOrders(go: Go) {
  const { pages, isLoading, isOld, refusal, loadMore, refresh } = usePages(
    "orders",
    (page, options) => callApi("listUserOrder", { query: { page } }, options),
    { onLoginNeeded: () => leaveOnEntry(hrefs.orderlist(), go) },
  );
  // If an order is placed between two calls, the orders move to later pages. The map removes orders that are then on
  // two pages.
  const byId = new Map(pages.flatMap(({ orders }) => orders).map((order) => [order.id, order]));
  const orders = [...byId.values()];
  const isRead = pages.length > 0;
  const hasCurrent = orders.some(isCurrent);
  useEffect(() => {
    if (hasCurrent) return everyWhileVisible(REFRESH_MS, () => void refresh());
  }, [hasCurrent, refresh]);
  const failure = isOld ? null : refusal;
  const hasMore = !failure && pages.length < (pages.at(-1)?.last_page ?? 0);
  return { orders, isRead, hasMore, isLoading, isOld, failure, loadMore, refresh };
}
