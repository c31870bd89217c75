"use client";

import { useEffect, useState } from "react";
import { callApi } from "@/lib/client/call-api";
import { everyWhileVisible } from "@/lib/client/every-while-visible";
import type { Go } from "@/lib/client/leave";
import { leaveOnEntry } from "@/lib/client/leave-for-login";
import { CODE } from "@/lib/contracts/codes";
import type { Refusal } from "@/lib/contracts/envelope";
import type { OrderSummary } from "@/lib/contracts/order-list";
import { isCurrent } from "@/lib/orders/order-status";
import { hrefs } from "@/lib/routing/hrefs";
import { useAwaitedOrder } from "./use-awaited-order";

export type Orders = {
  orders: OrderSummary[];
  /** Pages read so far; 0 before the first answer. */
  page: number;
  last_page: number;
  isLoading: boolean;
  /** What is shown could not be read anew. */
  isOld: boolean;
  failure: Refusal | null;
};

/** How often what is on its way is looked at anew. */
const REFRESH_MS = 15_000;

const NONE: Orders = {
  orders: [],
  page: 0,
  last_page: 1,
  isLoading: true,
  isOld: false,
  failure: null,
};

/** The member's orders, a page at a time, read anew whenever the page is shown. */
export function useOrders(go: Go): Orders & { load: (page: number) => void } {
  const [state, setState] = useState<Orders>(NONE);
  const load = async (page: number) => {
    setState((before) => ({ ...before, isLoading: true, failure: null }));
    const answer = await callApi("listUserOrder", { query: { page } });
    if (answer.ok) {
      const { orders, last_page } = answer.data;
      setState((before) => ({
        orders: page === 1 ? orders : joined(before.orders, orders),
        page,
        last_page,
        isLoading: false,
        isOld: false,
        failure: null,
      }));
      return;
    }
    if (answer.code === CODE.loginNeeded) {
      leaveOnEntry(hrefs.orderlist(), go);
      return;
    }
    const { code, message } = answer;
    setState((before) => ({ ...before, isLoading: false, failure: { code, message } }));
  };
  const [firstLoad] = useState(() => load);
  useEffect(() => void firstLoad(1), [firstLoad]);
  const [refresh] = useState(() => async () => {
    // What is shown stays when asking again breaks.
    const options = { breakage: "stay" } as const;
    const answer = await callApi("listUserOrder", { query: { page: 1 } }, options);
    if (!answer.ok) return setState((before) => ({ ...before, isOld: before.page > 0 }));
    const { orders, last_page } = answer.data;
    setState((before) => ({
      ...before,
      orders: joined(orders, before.orders),
      last_page,
      isOld: false,
    }));
  });
  const hasCurrent = state.orders.some(isCurrent);
  useEffect(() => {
    if (hasCurrent) return everyWhileVisible(REFRESH_MS, () => void refresh());
  }, [hasCurrent, refresh]);
  useAwaitedOrder({ orders: state.orders, isRead: state.page > 0, refresh });
  return { ...state, load: (page) => void load(page) };
}

/** An order placed meanwhile moves the pages by one: nothing may stand in the list twice. */
function joined(before: OrderSummary[], more: OrderSummary[]): OrderSummary[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...more.filter(({ id }) => !known.has(id))];
}
