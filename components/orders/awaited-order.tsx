"use client";

import { useEffect, useEffectEvent } from "react";
import { currentCart } from "@/lib/client/cart-store";
import { readLastCheckout, useLastCheckout } from "@/lib/client/last-checkout";
import { removeOrderedLines } from "@/lib/client/remove-ordered-lines";
import { removeStored } from "@/lib/client/storage";
import { useStored } from "@/lib/client/use-stored";
import { PAY_STATUS } from "@/lib/contracts/codes";
import type { OrderSummary } from "@/lib/contracts/order-list";

const POLL_MS = 3000;
const MAX_POLLS = 20;

type Props = {
  orders: OrderSummary[];
  isRead: boolean;
  refresh: () => unknown;
  /** Called with the id of the order when it has been paid. */
  onPaid: (order_id: string) => void;
};

/**
 * Waits for the payment of the last checkout as long as it has no result, for example because the customer has closed
 * the payment page. The provider may confirm the payment a little later, and the order list does not contain the order
 * until then. So the list is read again for at most a minute. When the list shows that the order is paid, its lines are
 * removed from the cart, so that they are not ordered twice. This component renders nothing.
 */
export function AwaitedOrder({ orders, isRead, refresh, onPaid }: Props) {
  const last = useOwnCheckout();
  const order_id = last?.order_id ?? null;
  const store_id = last?.store_id;
  const shown = orders.find(({ id }) => id === order_id);
  const isAwaited = isRead && order_id !== null && !shown;
  const isPaid = shown?.pay_status === PAY_STATUS.paid;

  useEffect(() => {
    if (!isAwaited) return;
    let remaining = MAX_POLLS;
    const timer = setInterval(() => {
      remaining -= 1;
      if (remaining === 0) clearInterval(timer);
      refresh();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isAwaited, refresh]);

  const handlePaid = useEffectEvent(() => onPaid(String(order_id)));
  useEffect(() => {
    if (!isPaid) return;
    handlePaid();
    const ordered = readLastCheckout()?.ordered;
    // The lines are removed only if the cart belongs to the store of the order, because the cart of another store was
    // not paid.
    if (ordered && currentCart().store_id === store_id) removeOrderedLines(ordered);
    removeStored("lastCheckout");
  }, [isPaid, store_id]);
  return null;
}

/** The stored checkout if it belongs to the current member, otherwise null. */
function useOwnCheckout() {
  const last = useLastCheckout();
  const mid = useStored("member")?.mid ?? "";
  return last?.mid === mid ? last : null;
}
