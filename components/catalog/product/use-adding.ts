"use client";

import { useEffect, useRef, useState } from "react";
import { addItem, type CartOrder, type NewItem, needsNewOrder } from "@/lib/cart/cart-rules";
import { changeCart, clearCart, currentCart } from "@/lib/client/cart-store";
import { isInAppWebview } from "@/lib/client/in-app-webview";
import { useTouched } from "@/lib/client/use-touched";
import { readView, writeView } from "@/lib/client/view-state";

/** What becomes of the page after adding: it leads back, or stays as the app's web view does (CA-20). */
export type AfterAdding = "back" | "stay";

type Setting = { order: CartOrder; item: NewItem; onAdded: (after: AfterAdding) => void };

/** Comes while one chooses; who cannot fetch it could not ask either. */
const loadCartType = () => import("@/lib/client/cart-type").catch(() => null);

/** How an item gets into the cart: at once, or after the question whether to begin a new order (CA-14, CA-15). */
export function useAdding({ order, item, onAdded }: Setting) {
  const [asksNewOrder, setAsksNewOrder] = useState(false);
  const step = useRef<"open" | "asking" | "left">("open");
  const isTouched = useTouched();

  // Asked while the person chooses, so that the press need not wait for it.
  useEffect(() => {
    if (isTouched) void loadCartType().then((it) => it?.askCartType());
  }, [isTouched]);

  useEffect(() => {
    step.current = "open";
    return () => {
      step.current = "left";
    };
  }, []);

  async function add() {
    if (needsNewOrder(currentCart(), order)) return setAsksNewOrder(true);
    if (step.current !== "open") return;
    step.current = "asking";
    const isClosed = await loadCartType().then((it) => it?.isCartClosed());
    // A customer who has closed the product meanwhile no longer wants it.
    if (step.current !== "asking") return;
    step.current = "open";
    if (isClosed) return setAsksNewOrder(true);
    changeCart((cart) => addItem(cart, order, item));
    onAdded("back");
  }

  /** CA-20: resets the cart, then the pending item goes into the new one. */
  function startNewOrder() {
    const view = readView();
    clearCart();
    writeView(view);
    changeCart((cart) => addItem(cart, order, item));
    setAsksNewOrder(false);
    onAdded(isInAppWebview() ? "stay" : "back");
  }

  return { add, asksNewOrder, startNewOrder, keepOrder: () => setAsksNewOrder(false) };
}
