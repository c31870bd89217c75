import { events } from "@/lib/analytics/shop-event";
import { type CartEvent, cartEvents, marketingPhone } from "@/lib/cart/cart-events";
import type { Cart } from "@/lib/contracts/carts";
import { callApi } from "./call-api";
import { readStored } from "./storage";

let waiting: CartEvent[] = [];
let sending = Promise.resolve();

/**
 * Reports a change of the cart to the analytics queue, and to the backend as basket events (API-64). The basket events
 * are sent one after the other. If sending fails, the event is lost (CA-47).
 */
export function reportCartChange(before: Cart, after: Cart): void {
  events.push({ name: "cart", before, after });
  if (waiting.length === 0) queueMicrotask(flush);
  waiting = [...waiting, ...cartEvents(before.items, after.items)];
}

function flush(): void {
  const events = waiting;
  waiting = [];
  const phone = marketingPhone(phoneOfMember());
  for (const event of events) {
    sending = sending.then(async () => {
      const body = { ...event, phone };
      await callApi("basket", { body }, { breakage: "stay", keepalive: true });
    });
  }
}

function phoneOfMember(): string {
  const member = readStored("member");
  return member?.isLogin ? (member.phone ?? "") : "";
}
