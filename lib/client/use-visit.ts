import { useEffect, useState } from "react";
import type { OrderStore } from "@/lib/catalog/order-store";
import type { ShownStore } from "@/lib/catalog/shown-store";
import { diningTypeAt, type StoreBlock, storeBlock } from "@/lib/catalog/store-rules";
import type { ViewState } from "@/lib/contracts/carts";
import { type DiningType, INITIAL_DINING_TYPE } from "@/lib/contracts/codes";
import type { Refusal } from "@/lib/contracts/envelope";
import type { Store } from "@/lib/contracts/stores";
import { ABORTED } from "./api-client";
import { callApi } from "./call-api";
import { useCart } from "./cart-store";
import { useOrderView } from "./use-order-view";
import { useQuery, useVisitNumber } from "./use-query";
import { useStored } from "./use-stored";

/** The data of a store for the address, dining type and time of this visitor. */
export type Visit<Shown extends OrderStore = ShownStore> = {
  store: Shown | Store;
  /**
   * The last successful answer of `storeDetail`, which includes the reviews. Null before the first one. A failed call
   * does not remove it.
   */
  detail: Store | null;
  dining_type: DiningType;
  view: ViewState;
  business_id: number;
  number: string;
  block: StoreBlock | null;
  failure: Refusal | null;
};

/** A visit with only the store fields that are needed to choose products and to order. */
export type OrderVisit = Visit<OrderStore>;

type Reply = { key: string; detail: Store | null; failure: Visit["failure"] };

/**
 * Reads a store for this visitor. `cachedType` is the dining type of the cached page. It is used until the choices in
 * this browser are known.
 */
export function useVisit<Shown extends OrderStore>(
  shown: Shown,
  cachedType: DiningType = INITIAL_DINING_TYPE,
): Visit<Shown> {
  const { ready } = useCart();
  const address = useStored("address");
  const business_id = useStored("member")?.business_id ?? 0;
  const view = useOrderView(shown.id);
  const number = useVisitNumber();
  const isRecommended = useQuery("is_from_recommend") === "1";
  const dining_type = ready ? diningTypeAt(shown, view.dining_type) : cachedType;
  const { reply, isCurrent } = useStoreDetail({
    store_id: shown.id,
    dining_type,
    reservation_start_time: view.reservation_start_time,
    is_from_recommend: isRecommended ? 1 : 0,
    ...(address && { lat: address.lat, lng: address.lng }),
    ...(number && { number }),
  });
  const { detail, failure } = reply ?? NO_REPLY;
  const store = detail ?? shown;
  // The distance is only known from a successful answer for the current address, dining type and time. Until then, the
  // store does not count as out of range.
  const hasPoint = address !== null && isCurrent && failure === null;
  const { is_reservation } = view;
  const block = storeBlock(store, { dining_type, business_id, hasPoint, is_reservation });
  return { store, detail, dining_type, view, business_id, number, block, failure };
}

const NO_REPLY = { detail: null, failure: null };

type StoreQuery = {
  store_id: number;
  dining_type: DiningType;
  reservation_start_time: number;
  is_from_recommend: 0 | 1;
  lat?: number;
  lng?: number;
  number?: string;
};

/**
 * Reads the store. The last data stay until the next data arrive, even if a call fails, because most of them are still
 * valid.
 */
function useStoreDetail(storeQuery: StoreQuery): { reply: Reply | null; isCurrent: boolean } {
  const [reply, setReply] = useState<Reply | null>(null);
  // Reading waits for hydration. Before that, the address and the view state are unknown, so the store would be read
  // twice.
  const { ready } = useCart();
  const key = ready ? JSON.stringify(storeQuery) : "";
  useEffect(() => {
    if (key === "") return;
    const controller = new AbortController();
    const query = JSON.parse(key) as StoreQuery;
    void callApi("storeDetail", { query }, { signal: controller.signal }).then((answer) => {
      if (!answer.ok && answer.code === ABORTED) return;
      setReply((last) =>
        answer.ok
          ? { key, detail: answer.data, failure: null }
          : { key, detail: last?.detail ?? null, failure: answer },
      );
    });
    return () => controller.abort();
  }, [key]);
  return { reply, isCurrent: reply !== null && reply.key === key };
}
