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

/** The checkout of this visit. It opens on every entry, also when the browser restores the page from its cache. */
export function useCheckout<Form extends CheckoutForm>(kind: OrderKind<Form>, go: Go = leavePage) {
  const [checkout] = useState(() => new Checkout(kind, go));
  const state = useStore(checkout.store);
  // Effects run twice in development, and the flags can be read only once.
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

/** The interval of asking for the result of a submit while its dialog is open. */
const SETTLE_MS = 5000;

/** The code loads when a submit has no answer. Without a connection it loads at the next try. */
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

/** Replaces the history entry of this page. With `new`, the browser's Back returns here from a payment page. */
function leavePage(...[href, entry]: Parameters<Go>): void {
  if (entry === "new") openPage(href);
  else replacePage(href);
}

/** Reads a value of the query once and removes it from the URL. */
function consumeQueryFlag(name: string, value: string): boolean {
  const url = new URL(window.location.href);
  const isThere = url.searchParams.get(name) === value;
  url.searchParams.delete(name);
  if (isThere) window.history.replaceState(window.history.state, "", url);
  return isThere;
}
