"use client";

import { useEffect } from "react";
import { currentCart } from "@/lib/client/cart-store";
import { readLastCheckout, useLastCheckout } from "@/lib/client/last-checkout";
import { removeStored } from "@/lib/client/storage";
import { takeOrdered } from "@/lib/client/take-ordered";
import { useStored } from "@/lib/client/use-stored";
import { PAY_STATUS } from "@/lib/contracts/codes";
import type { OrderSummary } from "@/lib/contracts/order-list";

const EVERY_MS = 3000;
const TIMES = 20;

type Props = { orders: OrderSummary[]; isRead: boolean; refresh: () => unknown };

/**
 * Somebody paid and closed the payment page before it led back: the order comes into the list by the
 * provider's own word, a little later, and its cart must not be ordered a second time. Shows nothing.
 */
export function AwaitedOrder({ orders, isRead, refresh }: Props) {
  const last = useOwnCheckout();
  const order_id = last?.order_id ?? null;
  const store_id = last?.store_id;
  const shown = orders.find(({ id }) => id === order_id);
  const isAwaited = isRead && order_id !== null && !shown;
  const isPaid = shown?.pay_status === PAY_STATUS.paid;

  useEffect(() => {
    if (!isAwaited) return;
    let left = TIMES;
    const timer = setInterval(() => {
      left -= 1;
      if (left === 0) clearInterval(timer);
      refresh();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isAwaited, refresh]);

  useEffect(() => {
    if (!isPaid) return;
    const ordered = readLastCheckout()?.ordered;
    // A cart begun at another store meanwhile is not the one that was paid.
    if (ordered && currentCart().store_id === store_id) takeOrdered(ordered);
    removeStored("lastCheckout");
  }, [isPaid, store_id]);
  return null;
}

/** Another member's is not looked for. */
function useOwnCheckout() {
  const last = useLastCheckout();
  const mid = useStored("member")?.mid ?? "";
  return last?.mid === mid ? last : null;
}
