import { useEffect, useState } from "react";
import type { ViewState } from "@/lib/contracts/carts";
import { type DiningType, IMMEDIATE } from "@/lib/contracts/codes";
import type { Store } from "@/lib/contracts/stores";
import { reservationFields, reservedStart } from "@/lib/reservations/reservation-fields";
import type { ShownStore } from "@/lib/stores/shown-store";
import { diningTypeAt, type StoreBlock, storeBlock } from "@/lib/stores/store-rules";
import { ABORTED } from "./api-client";
import { callApi } from "./call-api";
import { useCart } from "./cart-store";
import { useQuery } from "./use-query";
import { useStored } from "./use-stored";
import { useView } from "./view-state";

/** A store seen by this visitor: from their address, for their dining type, now. */
export type Visit = {
  store: ShownStore;
  /** The whole answer, with reviews; null until it has come. */
  detail: Store | null;
  dining_type: DiningType;
  view: ViewState;
  business_id: number;
  number: string;
  block: StoreBlock | null;
  failure: { code: number; message: string } | null;
};

type Reply = { key: string; detail: Store | null; failure: Visit["failure"] };

export function useVisit(shown: ShownStore): Visit {
  const address = useStored("address");
  const business_id = useStored("member")?.business_id ?? 0;
  const view = useOrderView(shown.id);
  const number = useQuery("number") ?? "";
  const isRecommended = useQuery("is_from_recommend") === "1";
  const dining_type = diningTypeAt(shown, view.dining_type);
  const { reply, isCurrent } = useStoreDetail({
    store_id: shown.id,
    dining_type,
    reservation_start_time: view.reservation_start_time,
    ...(isRecommended && { is_from_recommend: 1 as const }),
    ...(address && { lat: address.lat, lng: address.lng }),
    ...(number && { number }),
  });
  const { detail, failure } = reply ?? NO_REPLY;
  const store = detail ?? shown;
  const hasPoint = address !== null && isCurrent;
  const { is_reservation } = view;
  const block = storeBlock(store, { dining_type, business_id, hasPoint, is_reservation });
  return { store, detail, dining_type, view, business_id, number, block, failure };
}

const NO_REPLY = { detail: null, failure: null };

/** A cart already begun at this store keeps its own dining type and time; else the visitor's view counts. */
function useOrderView(store_id: number): ViewState {
  const view = useView();
  const { cart } = useCart();
  if (cart.store_id !== store_id || cart.items.length === 0) return view;
  return { dining_type: cart.dining_type, ...reservationFields(reservedStart(cart) ?? IMMEDIATE) };
}

type Asked = {
  store_id: number;
  dining_type: DiningType;
  reservation_start_time: number;
  is_from_recommend?: 1;
  lat?: number;
  lng?: number;
  number?: string;
};

/** While a new question runs the old answer stays: most of it is still true. */
function useStoreDetail(asked: Asked): { reply: Reply | null; isCurrent: boolean } {
  const [reply, setReply] = useState<Reply | null>(null);
  // Before hydration is through, address and view are not known: asked then, it would be asked twice.
  const { ready } = useCart();
  const key = ready ? JSON.stringify(asked) : "";
  useEffect(() => {
    if (key === "") return;
    const asking = new AbortController();
    const query = JSON.parse(key) as Asked;
    void callApi("storeDetail", { query }, { signal: asking.signal }).then((answer) => {
      if (!answer.ok && answer.code === ABORTED) return;
      setReply({ key, detail: answer.ok ? answer.data : null, failure: answer.ok ? null : answer });
    });
    return () => asking.abort();
  }, [key]);
  return { reply, isCurrent: reply !== null && reply.key === key };
}
