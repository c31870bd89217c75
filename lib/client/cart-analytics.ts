import { events } from "@/lib/analytics/event-queue";
import { type CartEvent, cartEvents, marketingPhone } from "@/lib/cart/cart-events";
import type { Cart } from "@/lib/contracts/carts";
import { callApi } from "./call-api";
import { readStored } from "./storage";

let waiting: CartEvent[] = [];
let sending = Promise.resolve();

/**
 * One change of the cart, told twice: to the queue, and as basket events (API-64), sent one after the other. An
 * event that fails is gone, and nobody notices.
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
