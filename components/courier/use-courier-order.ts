"use client";

import { useEffect, useRef, useState } from "react";
import { createStore, useStore } from "zustand";
import { createNewestOnly, type Go } from "@/components/checkout/checkout-state";
import { consumeQueryFlag } from "@/lib/client/consume-query-flag";
import { everyWhileVisible } from "@/lib/client/every-while-visible";
import { takeUnpaidReason } from "@/lib/client/unpaid-reason";
import type { OrderProgress } from "@/lib/contracts/order-detail";
import {
  type CourierOrderContext,
  type CourierOrderState,
  initialCourierOrder,
} from "./courier-state";
import { keepCourierOrder } from "./keep-courier-order";
import { beginAgain, ENTERED, openCourierOrder } from "./open-courier-order";
import { settleCourierOrder } from "./price-courier-order";
import { isUnderWay, refreshCourierOrder, takeProgress } from "./refresh-courier-order";

/** How often a courier order under way is looked at anew. */
const REFRESH_MS = 10_000;

/** The courier order of this visit: opened on every entry, also when Back brings the page out of the browser's cache. */
export function useCourierOrder(go: Go) {
  const [context] = useState(() => createContext(go));
  const state = useStore(context.store);
  // Effects run twice in development, and the address tells it once.
  const arrived = useRef<ReturnType<typeof takeArrival> | null>(null);
  useEffect(() => {
    arrived.current ??= takeArrival();
    void openCourierOrder(context, arrived.current);
    const ending = new AbortController();
    const { signal } = ending;
    const keep = () => context.get().stage === "draft" && keepCourierOrder(context);
    window.addEventListener("online", () => void settleCourierOrder(context), { signal });
    window.addEventListener("pagehide", keep, { signal });
    window.addEventListener(
      "pageshow",
      ({ persisted }) => persisted && void openCourierOrder(context, ENTERED),
      { signal },
    );
    return () => {
      keep();
      ending.abort();
    };
  }, [context]);
  const isLive = isUnderWay(state);
  useEffect(() => {
    if (isLive) return everyWhileVisible(REFRESH_MS, () => void refreshCourierOrder(context));
  }, [context, isLive]);
  return {
    context,
    state,
    reopen: () => void openCourierOrder(context, ENTERED),
    take: (progress: OrderProgress) => takeProgress(context, progress),
    beginAgain: () => void beginAgain(context),
  };
}

function takeArrival() {
  const isUnpaid = consumeQueryFlag("payment", "cancelled");
  const hasBoundCard = consumeQueryFlag("status", "bindCard");
  const isLinkOver = consumeQueryFlag("session", "ended");
  const unpaidReason = isUnpaid ? takeUnpaidReason() : "";
  return { isUnpaid, hasBoundCard, unpaidReason, isLinkOver };
}

function createContext(go: Go) {
  const store = createStore<CourierOrderState>()(initialCourierOrder);
  const context: CourierOrderContext = {
    get: store.getState,
    set: (part) => store.setState(part),
    go,
    newest: createNewestOnly(),
  };
  return { ...context, store };
}
