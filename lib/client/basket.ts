import { type BasketEvent, basketEvents, marketingPhone } from "@/lib/cart/basket-events";
import type { CartItem } from "@/lib/contracts/carts";
import { callApi } from "./call-api";
import { readStored } from "./storage";

let waiting: BasketEvent[] = [];
let sending = Promise.resolve();

/** SPEC §7 customer insights: sent one after the other; an event that fails is gone, and nobody notices. */
export function tellBasket(before: CartItem[], after: CartItem[]): void {
  if (waiting.length === 0) queueMicrotask(flush);
  waiting = [...waiting, ...basketEvents(before, after)];
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
