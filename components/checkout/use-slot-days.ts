import { useState } from "react";
import { daysOf, type SlotDay, slotDays } from "@/lib/cart/reservation-slots";
import type { Options } from "@/lib/client/api-client";
import { callApi } from "@/lib/client/call-api";
import { askServerTime } from "@/lib/client/server-time";
import { useRead } from "@/lib/client/use-read";
import { type DiningType, OPEN_STATUS } from "@/lib/contracts/codes";
import type { Answer } from "@/lib/contracts/envelope";
import type { Store } from "@/lib/contracts/stores";

type Offered = { days: SlotDay[]; now: number };

/**
 * The fields of a visit or an order that are needed to compute the times. If `detail` is null, it is read from the
 * server.
 */
export type SlotPlace = {
  store: { id: number };
  dining_type: DiningType;
  detail: Pick<
    Store,
    "open_status" | "reservation_time_list" | "business_reservation_time_list"
  > | null;
};

/** Returns the times that the customer can choose now, by the server's clock (CA-36). */
export function useSlotDays(place: SlotPlace) {
  // Each time the dialog opens, the times are read again, because some times may have passed since the last opening.
  const [opened] = useState(Date.now);
  const key = ["slot-days", place.store.id, place.dining_type, opened];
  return useRead(key, (options) => readSlotDays(place, options));
}

async function readSlotDays(
  { store, detail, dining_type }: SlotPlace,
  options: Options,
): Promise<Answer<Offered>> {
  const query = { store_id: store.id, dining_type };
  const [time, answer] = await Promise.all([
    askServerTime(options),
    detail ? okAnswer(detail) : callApi("storeDetail", { query }, options),
  ]);
  if (!time.ok) return time;
  if (!answer.ok) return answer;
  const now = time.data.timestamp;
  const isResting = answer.data.open_status === OPEN_STATUS.resting;
  const days = slotDays({ days: daysOf(answer.data, dining_type), now, dining_type, isResting });
  return okAnswer({ days, now });
}

function okAnswer<Data>(data: Data) {
  return { ok: true as const, data, message: "" };
}
