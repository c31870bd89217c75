"use client";

import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { followOrder } from "@/lib/client/follow-order";
import type { OrderDetail, OrderProgress } from "@/lib/contracts/order-detail";
import { isCurrent, refundWord } from "@/lib/orders/order-status";

type Watched = {
  order: OrderDetail | null;
  onProgress: (progress: OrderProgress) => void;
  /** Called with true if the stream is lost. The order is polled until the stream works again. */
  onPolling: (isPolled: boolean) => void;
};

/** Follows the order by the event stream. Hidden pages and finished orders have no connection. */
export function useOrderProgress({ order, onProgress, onPolling }: Watched): void {
  const isVisible = useVisible();
  const order_id = order?.id ?? 0;
  const isLive = order !== null && canStillChange(order);
  const handleProgress = useEffectEvent(onProgress);
  const handlePolling = useEffectEvent(onPolling);
  useEffect(() => {
    if (!isLive || !isVisible) return;
    const stop = followOrder({
      order_id,
      onProgress: (progress) => handleProgress(progress),
      onLost: () => handlePolling(true),
    });
    return () => {
      stop();
      handlePolling(false);
    };
  }, [order_id, isLive, isVisible]);
}

function canStillChange(order: OrderDetail): boolean {
  return isCurrent(order) || refundWord(order.pay_status) === "refunding";
}

/** True if the page is visible. Also true on the server and before hydration. */
function useVisible(): boolean {
  return useSyncExternalStore(subscribe, isVisible, () => true);
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

function isVisible(): boolean {
  return document.visibilityState === "visible";
}
