import { type CartChange, withCurrentPrices } from "@/lib/cart/current-prices";
import { orderFoods } from "@/lib/checkout/foods-text";
import type { Options } from "@/lib/client/api-client";
import { sendCall } from "@/lib/client/call-api";
import { changeCart } from "@/lib/client/cart-store";
import { readStored } from "@/lib/client/storage";
import type { CartQuote } from "@/lib/contracts/cart-quotes";
import type { Cart } from "@/lib/contracts/carts";
import type { Answer } from "@/lib/contracts/envelope";

/**
 * This path is not in `callPaths`, because every page loads that table, but only the cart page and the question about a
 * new order need this path.
 */
export const QUOTE_CART = "POST /v3/WebApi/cartQuote";

type QuotedCart = { quote: CartQuote; changes: CartChange[] };

/**
 * The body of the request. A change of the body causes a new request. The body contains no prices, because
 * `askCartQuote` writes the new prices into the cart, and these prices must not cause a second request.
 */
export function cartQuoteBody({ store_id, dining_type, items }: Cart) {
  const address = readStored("address");
  const point = address && { lat: address.lat, lng: address.lng };
  return { store_id, dining_type, point, foods: orderFoods(items) };
}

/** Asks the backend for the current prices and costs of a cart, and writes the prices into the stored cart (CA-51). */
export async function askCartQuote(cart: Cart, options: Options): Promise<Answer<QuotedCart>> {
  const body = cartQuoteBody(cart);
  const answer = await sendCall<"quoteCart">(QUOTE_CART, { body }, options);
  if (!answer.ok) return answer;
  const { lines } = answer.data;
  const { changes } = withCurrentPrices(cart, cart.items, lines);
  // The customer may have changed the store or the dining type before the answer arrives. Then the prices do not fit
  // the cart.
  changeCart((current) => {
    const isSame = current.store_id === cart.store_id && current.dining_type === cart.dining_type;
    return isSame ? withCurrentPrices(current, cart.items, lines).cart : current;
  });
  return { ...answer, data: { quote: answer.data, changes } };
}
