"use client";

import { useEffect, useState } from "react";
import { createStore, useStore } from "zustand";
import { watchStored } from "@/lib/client/storage";
import { takeAddress } from "./change-checkout";
import {
  type CheckoutContext,
  type CheckoutState,
  createNewestOnly,
  type Go,
  initialState,
} from "./checkout-state";
import { keepCheckout } from "./keep-checkout";
import { openCheckout } from "./open-checkout";
import { recompute } from "./recompute-order";

/** The checkout of this visit: opened on every entry, also when Back brings the page out of the browser's cache. */
export function useCheckout(go: Go) {
  const [context] = useState(() => createContext(go));
  const state = useStore(context.store);
  useEffect(() => {
    if (takeCancelledMark()) context.set({ hasCancelledPayment: true });
    void openCheckout(context);
    const stopWatching = watchStored("address", () => void takeAddress(context));
    const handleShow = (event: PageTransitionEvent) => {
      if (event.persisted) void openCheckout(context);
    };
    const handleHide = () => {
      if (context.get().stage === "open") keepCheckout(context);
    };
    const handleOnline = () => {
      if (context.get().stage === "open" && context.get().isOutdated) void recompute(context);
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

/** LINE Pay's way back after a cancel: the mark is read once and leaves the address bar. */
function takeCancelledMark(): boolean {
  const url = new URL(window.location.href);
  const isCancelled = url.searchParams.get("payment") === "cancelled";
  url.searchParams.delete("payment");
  if (isCancelled) window.history.replaceState(window.history.state, "", url);
  return isCancelled;
}
