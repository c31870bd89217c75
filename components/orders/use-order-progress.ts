"use client";

import { useEffect, useEffectEvent } from "react";
import { followOrder } from "@/lib/client/follow-order";
import { useVisible } from "@/lib/client/use-visible";
import type { OrderDetail, OrderProgress } from "@/lib/contracts/order-detail";
import { isCurrent, refundWord } from "@/lib/orders/order-status";

type Watched = {
  order: OrderDetail | null;
  onProgress: (progress: OrderProgress) => void;
  ask: () => void;
};

/** Nobody who does not look keeps a connection, and an order that has come to its end needs none. */
export function useOrderProgress({ order, onProgress, ask }: Watched): void {
  const isVisible = useVisible();
  const order_id = order?.id ?? 0;
  const isLive = order !== null && isMoving(order);
  const tell = useEffectEvent(onProgress);
  const again = useEffectEvent(ask);
  useEffect(() => {
    if (!isLive || !isVisible) return;
    return followOrder({
      order_id,
      onProgress: (progress) => tell(progress),
      ask: () => again(),
    });
  }, [order_id, isLive, isVisible]);
}

function isMoving(order: OrderDetail): boolean {
  return isCurrent(order) || refundWord(order.pay_status) === "refunding";
}
