import { DINING_TYPE } from "@/lib/contracts/codes";
import type { OrderDetail } from "@/lib/contracts/order-detail";

/** The events that the page can show. The page has no text for other events and leaves them out. */
const EVENTS = [
  "ordered",
  "paid",
  "payment-failed",
  "payment-expired",
  "store-accepts",
  "ready",
  "leaves",
  "courier-arrived",
  "courier-called",
  "delivery-photo",
  "arrives",
  "cancelled",
  "store-rejects",
  "refunded",
  "help-asked",
  "help-approved",
  "help-declined",
  "help-refunded",
] as const;
type Event = (typeof EVENTS)[number];

/** The texts for events of a courier order that differ from the texts of a store order, because no food is prepared. */
const COURIER_WORDS = {
  "store-accepts": "courier-store-accepts",
  leaves: "courier-leaves",
  "store-rejects": "courier-store-rejects",
  cancelled: "courier-cancelled",
} as const;
export type HistoryWord = Event | "pickedUp" | (typeof COURIER_WORDS)[keyof typeof COURIER_WORDS];

type Entry = {
  word: HistoryWord;
  create_time: number;
  amount: number | null;
  /** The URL of a photo of the delivery. */
  photo: string | null;
};

/** The history of an order with the message keys of the page, the oldest event first (OR-25). */
export function historyEntries(
  order: Pick<OrderDetail, "history" | "track" | "dining_type">,
): Entry[] {
  return (order.history ?? []).flatMap(({ event, create_time, amount, photo = null }) => {
    const known = EVENTS.find((each) => each === event);
    return known ? [{ word: wordOf(known, order), create_time, amount, photo }] : [];
  });
}

function wordOf(event: Event, { track, dining_type }: Pick<OrderDetail, "track" | "dining_type">) {
  if (dining_type === DINING_TYPE.courier) {
    return event in COURIER_WORDS ? COURIER_WORDS[event as keyof typeof COURIER_WORDS] : event;
  }
  return event === "leaves" && track === "pickup" ? "pickedUp" : event;
}
