"use client";

import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { followOrder } from "@/lib/client/follow-order";
import type { OrderDetail, OrderProgress } from "@/lib/contracts/order-detail";
import { followedUntil } from "@/lib/orders/followed-order";

type Watched = {
  order: OrderDetail | null;
  /** The number of seconds by which the server's clock is ahead of this browser's clock. */
  clockSkewSeconds: number;
  onProgress: (progress: OrderProgress) => void;
  /**
   * Called with true if the event stream was given up after failures. The caller must then poll the order. Called with
   * false when changes are no longer needed, for example because the page is hidden.
   */
  onPolling: (isPolled: boolean) => void;
};

/**
 * Receives changes of the order from an event stream. The stream is open only while the page is visible and the order
 * can still change.
 */
export function useOrderProgress({
  order,
  clockSkewSeconds,
  onProgress,
  onPolling,
}: Watched): void {
  const isVisible = useVisible();
  const order_id = order?.id ?? 0;
  const until = order && followedUntil(order);
  const handleProgress = useEffectEvent(onProgress);
  const handlePolling = useEffectEvent(onPolling);
  // The milliseconds until a time of the server's clock. Because this is an effect event, each call uses the newest
  // difference of the clocks, and a new difference does not reopen the stream.
  const msUntil = useEffectEvent((time: number) => (time - clockSkewSeconds) * 1000 - Date.now());
  useEffect(() => {
    if (until === null || !isVisible) return;
    const left_ms = msUntil(until);
    if (left_ms <= 0) return;
    const stopStream = followOrder({
      order_id,
      onProgress: (progress) => handleProgress(progress),
      onLost: () => handlePolling(true),
    });
    const stop = () => {
      stopStream();
      handlePolling(false);
    };
    const timer = Number.isFinite(left_ms) ? setTimeout(stop, left_ms) : undefined;
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [order_id, until, isVisible]);
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
