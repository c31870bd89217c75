"use client";

import { useEffect, useRef, useState } from "react";
import { addItem, type CartOrder, type NewItem, needsNewOrder } from "@/lib/cart/cart-rules";
import { changeCart, clearCart, currentCart } from "@/lib/client/cart-store";
import { isInAppWebview } from "@/lib/client/in-app-webview";
import { useTouched } from "@/lib/client/use-touched";
import { readView, writeView } from "@/lib/client/view-state";

/** The step after adding: go back, or stay in the app's web view (CA-20). */
export type AfterAdding = "back" | "stay";

/** The reason why adding asks for a new order first. */
type NewOrderReason = "change" | "other-store" | "closed";

type Setting = { order: CartOrder; item: NewItem; onAdded: (after: AfterAdding) => void };

/** A press waits no longer than this for the cart type. After that the item is added, as with cart type 1 (CA-55). */
const MAX_WAIT_MS = 1000;

/** Loads while the customer chooses, because the press needs it to decide whether to ask for a new order. */
const loadCartType = () => import("@/lib/client/cart-type").catch(() => null);

function isCartClosed(): Promise<boolean> {
  const known = loadCartType().then((module) => module?.isCartClosed() ?? false);
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), MAX_WAIT_MS));
  return Promise.race([known, late]);
}

/** Adds an item at once, or after the question whether to start a new order (CA-14, CA-15). */
export function useAdding({ order, item, onAdded }: Setting) {
  const [newOrder, setNewOrder] = useState<NewOrderReason | null>(null);
  const step = useRef<"open" | "checking" | "left">("open");
  const isTouched = useTouched();

  // Read while the customer chooses, so that the press does not wait for it.
  useEffect(() => {
    if (isTouched) void loadCartType().then((module) => module?.askCartType());
  }, [isTouched]);

  useEffect(() => {
    step.current = "open";
    return () => {
      step.current = "left";
    };
  }, []);

  async function add() {
    const cart = currentCart();
    if (needsNewOrder(cart, order)) {
      return setNewOrder(cart.store_id === order.store_id ? "change" : "other-store");
    }
    await addUnlessClosed();
  }

  async function addUnlessClosed() {
    if (step.current !== "open") return;
    step.current = "checking";
    const isClosed = await isCartClosed();
    // The customer has closed the product meanwhile and no longer wants it.
    if (step.current !== "checking") return;
    step.current = "open";
    if (isClosed) return setNewOrder("closed");
    addNow();
  }

  /** Adds to the cart. A cart of this store takes the dining type of the page, which the store still offers (CA-48). */
  function addNow() {
    changeCart((cart) => addItem(cart, order, item));
    setNewOrder(null);
    onAdded("back");
  }

  /** Resets the cart and adds the waiting item (CA-20). */
  function startNewOrder() {
    const view = readView();
    clearCart();
    writeView(view);
    changeCart((cart) => addItem(cart, order, item));
    setNewOrder(null);
    onAdded(isInAppWebview() ? "stay" : "back");
  }

  // A cart that keeps its products for another dining type can be closed too (CA-15).
  return {
    add,
    newOrder,
    startNewOrder,
    keepCart: addUnlessClosed,
    keepOrder: () => setNewOrder(null),
  };
}
