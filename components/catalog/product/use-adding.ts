"use client";

import { useEffect, useRef, useState } from "react";
import { addItem, type CartOrder, type NewItem, needsNewOrder } from "@/lib/cart/cart-rules";
import { changeCart, clearCart, currentCart } from "@/lib/client/cart-store";
import { isInAppWebview } from "@/lib/client/in-app-webview";
import { useTouched } from "@/lib/client/use-touched";
import { readView, writeView } from "@/lib/client/view-state";

/**
 * After a product is added, the product page goes back or stays. It stays only in the app's web view, after the
 * customer has started a new order (CA-20).
 */
export type AfterAdding = "back" | "stay";

/** The reason why the customer must first confirm a new order. */
type NewOrderReason = "change" | "other-store" | "closed";

type Setting = { order: CartOrder; item: NewItem; onAdded: (after: AfterAdding) => void };

/**
 * A press of the button waits at most this long for the cart type. After that the item is added as if the cart type
 * were 1 (CA-55).
 */
const MAX_WAIT_MS = 1000;

/**
 * While the customer chooses, loads the code that reads the cart type. When the customer presses the button, this code
 * finds out whether the customer must first agree to start a new order.
 */
const loadCartType = () => import("@/lib/client/cart-type").catch(() => null);

function isCartClosed(): Promise<boolean> {
  const known = loadCartType().then((module) => module?.isCartClosed() ?? false);
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), MAX_WAIT_MS));
  return Promise.race([known, late]);
}

/** Adds an item to the cart. If necessary, first asks whether to start a new order (CA-14, CA-15). */
export function useAdding({ order, item, onAdded }: Setting) {
  const [newOrder, setNewOrder] = useState<NewOrderReason | null>(null);
  const [isUnkept, setUnkept] = useState(false);
  const step = useRef<"open" | "checking" | "left">("open");
  const isTouched = useTouched();

  // The cart type is read while the customer chooses, so that the press of the button need not wait for it.
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
    // If the customer has closed the product meanwhile, it is not added.
    if (step.current !== "checking") return;
    step.current = "open";
    if (isClosed) return setNewOrder("closed");
    put("back");
  }

  /**
   * Adds the item to the cart. The dining type of the cart changes to the dining type of the page (CA-48). If the
   * browser does not store the cart, says so instead of reporting an added item (CA-56).
   */
  function put(after: AfterAdding) {
    const isKept = changeCart((cart) => addItem(cart, order, item));
    setNewOrder(null);
    if (isKept) onAdded(after);
    else setUnkept(true);
  }

  /** Empties the cart, but keeps the view state, and adds the item (CA-20, CA-21). */
  function startNewOrder() {
    const view = readView();
    clearCart();
    writeView(view);
    put(isInAppWebview() ? "stay" : "back");
  }

  // `keepCart` also checks the cart type, because products cannot be added to a cart with cart type 0 (CA-15).
  return {
    add,
    newOrder,
    startNewOrder,
    keepCart: addUnlessClosed,
    keepOrder: () => setNewOrder(null),
    isUnkept,
    closeUnkept: () => setUnkept(false),
  };
}
