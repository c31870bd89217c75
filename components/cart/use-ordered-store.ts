import { useEffect, useState } from "react";
import { ABORTED } from "@/lib/client/api-client";
import { callApi } from "@/lib/client/call-api";
import { useStored } from "@/lib/client/use-stored";
import type { Cart } from "@/lib/contracts/carts";
import type { Store } from "@/lib/contracts/stores";

type StoreQuery = Pick<Cart, "store_id" | "dining_type" | "reservation_start_time"> & {
  lat?: number;
  lng?: number;
};

/**
 * Reads the store of the cart, with the time and fee for the customer's address. Returns null if the store cannot be
 * read.
 */
export function useOrderedStore(cart: Cart): Store | "loading" | null {
  const { store_id, dining_type, reservation_start_time } = cart;
  const address = useStored("address");
  const [store, setStore] = useState<Store | "loading" | null>("loading");
  const point = address && { lat: address.lat, lng: address.lng };
  const storeQuery: StoreQuery = { store_id, dining_type, reservation_start_time, ...point };
  const key = store_id === 0 ? "" : JSON.stringify(storeQuery);
  useEffect(() => {
    if (key === "") return;
    const controller = new AbortController();
    const query = JSON.parse(key) as StoreQuery;
    // If this call fails, the cart stays usable, because the checkout reads the costs again.
    const options = { signal: controller.signal, breakage: "stay" } as const;
    void callApi("storeDetail", { query }, options).then((answer) => {
      if (answer.ok) return setStore(answer.data);
      if (answer.code !== ABORTED) setStore(null);
    });
    return () => controller.abort();
  }, [key]);
  return store;
}
