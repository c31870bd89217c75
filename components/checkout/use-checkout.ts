"use client";

import { useEffect, useState } from "react";
import { createStore, useStore } from "zustand";
import { consumeQueryFlag } from "@/lib/client/consume-query-flag";
import { memberHere } from "@/lib/client/last-checkout";
import { watchStored } from "@/lib/client/storage";
import { takeUnpaidReason } from "@/lib/client/unpaid-reason";
import { settle, takeAddress } from "./change-checkout";
import {
  type CheckoutContext,
  type CheckoutState,
  createNewestOnly,
  type Go,
  initialState,
} from "./checkout-state";
import { keepDraft } from "./keep-checkout";
import { openCheckout } from "./open-checkout";

/** The checkout of this visit: opened on every entry, also when Back brings the page out of the browser's cache. */
export function useCheckout(go: Go) {
  const [context] = useState(() => createContext(go));
  const state = useStore(context.store);
  useEffect(() => {
    // LINE Pay's way back after a cancel, PAYUNi's after a card (CK-37).
    if (consumeQueryFlag("payment", "cancelled")) {
      context.set({ hasCancelledPayment: true, unpaidReason: takeUnpaidReason() });
    }
    if (consumeQueryFlag("status", "bindCard")) context.set({ hasBoundCard: true });
    void openCheckout(context);
    const stopWatching = watchStored("address", () => void takeAddress(context));
    const handleShow = (event: PageTransitionEvent) => {
      if (event.persisted) void openCheckout(context);
    };
    const handleHide = () => {
      const { stage, mid } = context.get();
      // Signing out clears the stored checkout (LG-27, LG-30).
      if (stage === "open" && mid === memberHere()) keepDraft(context);
    };
    const handleOnline = () => {
      void settle(context);
    };
    window.addEventListener("online", handleOnline);
    window.addEventListener("pageshow", handleShow);
    window.addEventListener("pagehide", handleHide);
    return () => {
      handleHide();
      stopWatching();
      window.removeEventListener("online", handleOnline);
      window.removeEventListener("pageshow", handleShow);
      window.removeEventListener("pagehide", handleHide);
    };
  }, [context]);
  return { context, state };
}

function createContext(go: Go) {
  const store = createStore<CheckoutState>()(initialState);
  const context: CheckoutContext = {
    get: store.getState,
    set: (part) => store.setState(part),
    go,
    newest: createNewestOnly(),
  };
  return { ...context, store };
}
