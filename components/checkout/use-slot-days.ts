import { useEffect, useState } from "react";
import { daysOf, type SlotDay, slotDays } from "@/lib/cart/reservation-slots";
import { callApi } from "@/lib/client/call-api";
import { type DiningType, OPEN_STATUS } from "@/lib/contracts/codes";
import type { Store } from "@/lib/contracts/stores";

export type SlotState =
  | { is: "loading" }
  | { is: "failed" }
  | { is: "ready"; days: SlotDay[]; now: number };

/** As much of a visit, or of an order, as its times need; `detail` is asked for where it is not known. */
export type SlotPlace = {
  store: { id: number };
  dining_type: DiningType;
  detail: Pick<
    Store,
    "open_status" | "reservation_time_list" | "business_reservation_time_list"
  > | null;
};

/** What can be chosen at this moment: the store's days judged by the server's clock (CA-36). */
export function useSlotDays({ store, detail, dining_type }: SlotPlace) {
  const [state, setState] = useState<SlotState>({ is: "loading" });
  const store_id = store.id;
  const isLoading = state.is === "loading";
  useEffect(() => {
    if (!isLoading) return;
    const asking = new AbortController();
    const { signal } = asking;
    const query = { store_id, dining_type };
    void Promise.all([
      callApi("getServerTime", {}, { signal }),
      detail === null ? callApi("storeDetail", { query }, { signal }) : known(detail),
    ]).then(([time, store]) => {
      if (signal.aborted) return;
      if (!time.ok || !store.ok) return setState({ is: "failed" });
      const now = time.data.timestamp;
      const isResting = store.data.open_status === OPEN_STATUS.resting;
      const days = slotDays({ days: daysOf(store.data, dining_type), now, dining_type, isResting });
      setState({ is: "ready", days, now });
    });
    return () => asking.abort();
  }, [store_id, detail, dining_type, isLoading]);
  return { state, retry: () => setState({ is: "loading" }) };
}

function known<Data>(data: Data) {
  return { ok: true as const, data };
}
