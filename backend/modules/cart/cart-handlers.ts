import { epochSeconds, type Handlers } from "../../call.ts";
import { basket_events } from "../../db/schema/cart-tables.ts";
import { quoteCart } from "./cart-quote-service.ts";
import { cartTypeOf, keepCartType } from "./cart-service.ts";

export const cartHandlers = {
  getCartType: async ({ deps, session }) => ({ web_cart_type: await cartTypeOf(deps, session) }),
  setCartType: async ({ deps, session, body }) => {
    await keepCartType(deps, session, body.web_cart_type);
    return null;
  },
  quoteCart: ({ deps, body }) => quoteCart(deps, body),
  // The event is stored without the phone number of the request.
  basket: async ({ deps, body: { event, items } }) => {
    await deps.db.insert(basket_events).values({ event, items, create_time: epochSeconds(deps) });
    return null;
  },
} satisfies Handlers;
