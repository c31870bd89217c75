"use client";

import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { everyWhileVisible } from "@/lib/client/every-while-visible";
import { openPage, replacePage } from "@/lib/client/leave";
import { takeResult, takeUnpaidReason } from "@/lib/client/return-query";
import {
  Checkout,
  type CheckoutForm,
  DIRECT_ENTRY,
  type EntryFlags,
  type Go,
  type OrderKind,
} from "./checkout-engine";
import { quoteIfChanged } from "./quote-order";

/**
 * Creates the checkout of the page and opens it. It is opened again when the browser restores the page from its
 * back/forward cache.
 */
export function useCheckout<Form extends CheckoutForm>(kind: OrderKind<Form>, go: Go = leavePage) {
  const [checkout] = useState(() => new Checkout(kind, go));
  const state = useStore(checkout.store);
  // React runs effects twice in development, and the flags can be read only once.
  const entryFlags = useRef<EntryFlags | null>(null);
  useEffect(() => {
    entryFlags.current ??= readEntryFlags();
    void kind.open(checkout, entryFlags.current).then(() => settle(checkout));
    const ending = new AbortController();
    const { signal } = ending;
    const keep = () => {
      const now = checkout.state;
      if ("form" in now && now.phase !== "leaving") kind.saveOnLeave(now.form);
    };
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void kind.open(checkout, DIRECT_ENTRY);
    };
    const handleOnline = () => {
      void quoteIfChanged(checkout);
      void settle(checkout);
    };
    window.addEventListener("online", handleOnline, { signal });
    window.addEventListener("pagehide", keep, { signal });
    window.addEventListener("pageshow", handleShow, { signal });
    return () => {
      keep();
      ending.abort();
    };
  }, [checkout, kind]);
  const isUnknown =
    state.phase === "notice" &&
    (state.notice.type === "offline" || state.notice.type === "no-answer");
  useEffect(() => {
    if (isUnknown) return everyWhileVisible(SETTLE_MS, () => void settle(checkout));
  }, [checkout, isUnknown]);
  return { checkout, state };
}

/** While the dialog about a submit without an answer is open, the backend is asked for the result at this interval. */
const SETTLE_MS = 5000;

/**
 * Asks for the result of a submit without an answer. The code for this is loaded only when needed. If the code fails to
 * load, the next call tries again.
 */
async function settle<Form extends CheckoutForm>(checkout: Checkout<Form>): Promise<void> {
  if (!checkout.form?.unanswered) return;
  const loaded = await import("./settle-submit").catch(() => null);
  await loaded?.settleSubmit(checkout);
}

function readEntryFlags(): EntryFlags {
  const isUnpaid = consumeQueryFlag("payment", "cancelled");
  return {
    isUnpaid,
    unpaidReason: isUnpaid ? takeUnpaidReason() : "",
    hasBoundCard: consumeQueryFlag("status", "bindCard"),
    isLinkOver: consumeQueryFlag("session", "ended"),
    isPlaced: takeResult()?.state === "paid",
  };
}

/**
 * Opens a page in place of this page's history entry. With `new` the entry stays, so that the browser's Back button
 * returns here.
 */
function leavePage(...[href, entry]: Parameters<Go>): void {
  if (entry === "new") openPage(href);
  else replacePage(href);
}

/**
 * True if the parameter has this value. The parameter is then removed from the URL, so that a reload does not find the
 * value again.
 */
function consumeQueryFlag(name: string, value: string): boolean {
  const url = new URL(window.location.href);
  const isThere = url.searchParams.get(name) === value;
  url.searchParams.delete(name);
  if (isThere) window.history.replaceState(window.history.state, "", url);
  return isThere;
}
