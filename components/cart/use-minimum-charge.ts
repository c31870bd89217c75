"use client";

import { useEffect } from "react";
import { callApi } from "@/lib/client/call-api";
import { changeCart } from "@/lib/client/cart-store";
import type { Cart } from "@/lib/contracts/carts";

/**
 * Reads the store's current minimum amount and writes it into the cart (CA-46). If the call fails, the cart keeps its
 * minimum.
 */
export function useMinimumCharge({ store_id, dining_type }: Cart): void {
  useEffect(() => {
    if (store_id === 0) return;
    const controller = new AbortController();
    const query = { store_id, dining_type };
    void callApi("minCharge", { query }, { signal: controller.signal }).then((answer) => {
      if (!answer.ok) return;
      const { minimum_charge } = answer.data;
      changeCart((cart) => {
        const isSame = cart.store_id === store_id && cart.dining_type === dining_type;
        return isSame ? { ...cart, minimum_charge } : cart;
      });
    });
    return () => controller.abort();
  }, [store_id, dining_type]);
}
