import { events } from "@/lib/analytics/shop-event";
import { type CartEvent, cartEvents, marketingPhone } from "@/lib/cart/cart-events";
import type { Cart } from "@/lib/contracts/carts";
import { callApi } from "./call-api";
import { readStored } from "./storage";

let waiting: CartEvent[] = [];
let sending = Promise.resolve();

/**
 * Reports one change of the cart to the event queue and as basket events (API-64), one after the other. A failed event
 * is dropped (CA-47).
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
