import { useEffect } from "react";
import { callApi } from "@/lib/client/call-api";
import { everyWhileVisible } from "@/lib/client/every-while-visible";
import { removeStored, writeStored } from "@/lib/client/storage";
import { useRead } from "@/lib/client/use-read";
import { useStored } from "@/lib/client/use-stored";
import { isCurrent } from "@/lib/orders/order-status";
import { ordersOfMember, recentOrdersOf } from "@/lib/orders/recent-orders";

/** While an order is active, the orders are read again at this interval. */
const REFRESH_MS = 15_000;

/**
 * Reads the first page of the member's orders. All components of a page that use this hook share one call. The orders
 * are polled only while an order is active. If the first call fails, `running` is empty, and `recentOrders` are the
 * orders that this browser stored on an earlier visit.
 */
export function useRecentOrders() {
  const mid = useStored("member")?.mid ?? "";
  const stored = useStored("recentOrders");
  const { data, read } = useRead(
    mid === "" ? null : ["recent-orders", mid],
    (options) => callApi("listUserOrder", { query: { page: 1 } }, options),
    { breakage: "stay" },
  );
  const running = data?.orders.filter(isCurrent) ?? [];
  const isRunning = running.length > 0;
  useEffect(() => {
    if (isRunning) return everyWhileVisible(REFRESH_MS, () => void read());
  }, [isRunning, read]);
  useEffect(() => {
    if (!data) return;
    const orders = recentOrdersOf(data.orders);
    // VisitorScript reserves space for the section with these orders if the key `recentOrders` is stored.
    if (orders.length > 0) writeStored("recentOrders", { mid, orders });
    else removeStored("recentOrders");
  }, [data, mid]);
  return { running, recentOrders: ordersOfMember(stored, mid) };
}
