import { useEffect, useSyncExternalStore } from "react";
import { type DiningType, STORE_TRIPS_MAX } from "@/lib/contracts/codes";
import type { StoreTrip } from "@/lib/contracts/stores";
import { callApi } from "./call-api";
import { readStored } from "./storage";

const trips = new Map<string, StoreTrip>();
const requestedTrips = new Set<string>();
const waiting = new Map<DiningType, Set<number>>();
const listeners = new Set<() => void>();

/**
 * The delivery fee and time of a store for the address of this browser. Undefined before the answer, without an
 * address, and if the call fails or the backend does not offer this call (HM-28). The stores that one render adds are
 * read together, at most `STORE_TRIPS_MAX` in one request. The values are never updated: when the visitor chooses
 * another address, a new document loads and reads them again.
 */
export function useTrip(store_id: number, dining_type: DiningType): StoreTrip | undefined {
  const key = keyOf(dining_type, store_id);
  useEffect(() => {
    if (requestedTrips.has(key) || !readStored("address")) return;
    requestedTrips.add(key);
    if (waiting.size === 0) setTimeout(readWaiting);
    const stores = waiting.get(dining_type) ?? new Set();
    waiting.set(dining_type, stores.add(store_id));
  }, [key, dining_type, store_id]);
  return useSyncExternalStore(
    subscribe,
    () => trips.get(key),
    () => undefined,
  );
}

/**
 * True as soon as the fee of a store is known for the address of this browser. Until then, all shown fees are estimates
 * for the district that this browser has chosen.
 */
export function useHasTrips(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => trips.size > 0,
    () => false,
  );
}

function readWaiting(): void {
  const address = readStored("address");
  for (const [dining_type, stores] of waiting) {
    const ids = [...stores];
    while (address && ids.length > 0) {
      void readTrips(ids.splice(0, STORE_TRIPS_MAX), dining_type, address);
    }
  }
  waiting.clear();
}

async function readTrips(
  ids: number[],
  dining_type: DiningType,
  { lat, lng }: { lat: number; lng: number },
): Promise<void> {
  const query = { ids: ids.join(), lat, lng, dining_type };
  const answer = await callApi("storeTrips", { query }, { breakage: "stay" });
  if (!answer.ok) return;
  for (const trip of answer.data) trips.set(keyOf(dining_type, trip.store_id), trip);
  for (const tell of listeners) tell();
}

function keyOf(dining_type: DiningType, store_id: number): string {
  return `${dining_type} ${store_id}`;
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
