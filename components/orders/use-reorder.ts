import { useEffect, useState } from "react";
import type { OrderStore } from "@/lib/catalog/order-store";
import type { Options } from "@/lib/client/api-client";
import { callApi } from "@/lib/client/call-api";
import { changeCart, clearCart, currentCart } from "@/lib/client/cart-store";
import type { Go } from "@/lib/client/leave";
import { rememberForLogin } from "@/lib/client/leave-for-login";
import { readStored } from "@/lib/client/storage";
import { readView, writeView } from "@/lib/client/view-state";
import { CODE } from "@/lib/contracts/codes";
import type { Answer, Refusal } from "@/lib/contracts/envelope";
import type { Reorder } from "@/lib/contracts/reorder";
import { afterReorder, reorderedCart } from "@/lib/orders/after-reorder";
import { hrefs } from "@/lib/routing/hrefs";

type Answered = { reorder: Reorder; store: OrderStore };
type Step =
  | { kind: "pending" | "done" }
  | { kind: "refused"; refusal: Refusal }
  | ({ kind: "showing" | "replacing" } & Answered);
export type Reordering = {
  /** Reads the lines of the earlier order or the group order with their current prices. */
  ask: (callOptions: Options) => Promise<Answer<Reorder>>;
  go: Go;
  onLoading: (isLoading: boolean) => void;
};

/**
 * Reads the lines of an earlier order or a group order with their current prices, and puts them into the cart. If
 * something has changed, the customer must confirm the changes first. If the current cart belongs to another store or
 * has another dining type, the customer must then choose whether to replace or to keep that cart.
 */
export function useReorder({ ask, go, onLoading }: Reordering) {
  const [step, setStep] = useState<Step>({ kind: "pending" });
  const [begin] = useState(() => async (signal: AbortSignal) => {
    onLoading(true);
    const read = await readReorder(ask, signal);
    if (signal.aborted) return;
    onLoading(false);
    if ("reorder" in read) return proceed(read, "unknown");
    if (read.code !== CODE.loginNeeded) return setStep({ kind: "refused", refusal: read });
    rememberForLogin(window.location.pathname + window.location.search);
    go(hrefs.login());
  });
  useEffect(() => {
    const controller = new AbortController();
    void begin(controller.signal);
    return () => controller.abort();
  }, [begin]);

  return {
    step,
    agree: () => step.kind === "showing" && proceed(step, "shown"),
    replace: () => {
      if (step.kind !== "replacing") return;
      const view = readView();
      clearCart();
      writeView(view);
      fill(step);
    },
    /**
     * Keeps the current cart, which belongs to the same store, and adds the products. The cart takes the dining type of
     * the order (CA-48).
     */
    merge: () => step.kind === "replacing" && fill(step),
    stop: () => setStep({ kind: "done" }),
  };

  function proceed({ reorder, store }: Answered, changes: "unknown" | "shown") {
    switch (afterReorder(reorder, currentCart(), changes)) {
      case "show-changes":
        return setStep({ kind: "showing", reorder, store });
      case "ask-new-order":
        return setStep({ kind: "replacing", reorder, store });
      case "fill":
        return fill({ reorder, store });
    }
  }

  function fill({ reorder, store }: Answered) {
    changeCart((cart) => reorderedCart(cart, reorder, store));
    setStep({ kind: "done" });
    go(hrefs.cart());
  }
}

/** Reads the lines of the order with their current prices, and then the order's store, because the cart needs both. */
async function readReorder(
  ask: Reordering["ask"],
  signal: AbortSignal,
): Promise<Answered | Refusal> {
  const options = { signal, breakage: "stay" } as const;
  const answer = await ask(options);
  if (!answer.ok) return answer;
  const { store_id, dining_type } = answer.data;
  const address = readStored("address");
  const point = address && { lat: address.lat, lng: address.lng };
  const query = { store_id, dining_type, ...point };
  const store = await callApi("storeDetail", { query }, options);
  return store.ok ? { reorder: answer.data, store: store.data } : store;
}
