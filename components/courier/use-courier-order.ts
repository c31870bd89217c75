"use client";

import { useEffect, useRef, useState } from "react";
import { createStore, useStore } from "zustand";
import { createNewestOnly, type Go } from "@/components/checkout/checkout-state";
import { takeMark } from "@/lib/client/consume-query-flag";
import { everyWhileVisible } from "@/lib/client/every-while-visible";
import { takeUnpaidReason } from "@/lib/client/unpaid-reason";
import type { OrderProgress } from "@/lib/contracts/order-detail";
import { type ErrandContext, type ErrandState, initialErrand } from "./courier-state";
import { keepErrand } from "./keep-courier-order";
import { beginAgain, ENTERED, openErrand } from "./open-courier-order";
import { settleErrand } from "./price-courier-order";
import { isUnderWay, refreshErrand, takeProgress } from "./refresh-courier-order";

/** How often an errand under way is looked at anew. */
const REFRESH_MS = 10_000;

/** The errand of this visit: opened on every entry, also when Back brings the page out of the browser's cache. */
export function useErrand(go: Go) {
  const [context] = useState(() => createContext(go));
  const state = useStore(context.store);
  // Effects run twice in development, and the address tells it once.
  const arrived = useRef<ReturnType<typeof takeArrival> | null>(null);
  useEffect(() => {
    arrived.current ??= takeArrival();
    void openErrand(context, arrived.current);
    const ending = new AbortController();
    const { signal } = ending;
    const keep = () => context.get().stage === "draft" && keepErrand(context);
    window.addEventListener("online", () => void settleErrand(context), { signal });
    window.addEventListener("pagehide", keep, { signal });
    window.addEventListener(
      "pageshow",
      ({ persisted }) => persisted && void openErrand(context, ENTERED),
      { signal },
    );
    return () => {
      keep();
      ending.abort();
    };
  }, [context]);
  const isLive = isUnderWay(state);
  useEffect(() => {
    if (isLive) return everyWhileVisible(REFRESH_MS, () => void refreshErrand(context));
  }, [context, isLive]);
  return {
    context,
    state,
    reopen: () => void openErrand(context, ENTERED),
    take: (progress: OrderProgress) => takeProgress(context, progress),
    beginAgain: () => void beginAgain(context),
  };
}

function takeArrival() {
  const isUnpaid = takeMark("payment", "cancelled");
  const hasBoundCard = takeMark("status", "bindCard");
  const isLinkOver = takeMark("session", "ended");
  const unpaidReason = isUnpaid ? takeUnpaidReason() : "";
  return { isUnpaid, hasBoundCard, unpaidReason, isLinkOver };
}

function createContext(go: Go) {
  const store = createStore<ErrandState>()(initialErrand);
  const context: ErrandContext = {
    get: store.getState,
    set: (part) => store.setState(part),
    go,
    newest: createNewestOnly(),
  };
  return { ...context, store };
}
