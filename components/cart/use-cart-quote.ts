import { type CartChange, withCurrentPrices } from "@/lib/cart/current-prices";
import { orderFoods } from "@/lib/checkout/foods-text";
import type { Options } from "@/lib/client/api-client";
import { sendCall } from "@/lib/client/call-api";
import { changeCart } from "@/lib/client/cart-store";
import { useRead } from "@/lib/client/use-read";
import { useStored } from "@/lib/client/use-stored";
import type { CartQuote } from "@/lib/contracts/cart-quotes";
import type { Cart } from "@/lib/contracts/carts";
import type { Answer } from "@/lib/contracts/envelope";

/** Not in `callPaths`, because only the cart page makes this call. */
export const QUOTE_CART = "POST /v3/WebApi/cartQuote";

type Known = { quote: CartQuote; changes: CartChange[]; of: string };

/**
 * The current prices and costs of the cart as the backend says (CA-51). It puts the prices into the cart. `known` is null
 * while it reads and if the backend does not say them, because the checkout does.
 */
export function useCartQuote(cart: Cart) {
  const address = useStored("address");
  const { store_id, dining_type, items } = cart;
  const point = address && { lat: address.lat, lng: address.lng };
  // The request has no prices, so a new price does not read again.
  const body = { store_id, dining_type, point, foods: orderFoods(items) };
  const of = JSON.stringify(body);

  async function ask(how: Options): Promise<Answer<Known>> {
    const answer = await sendCall<"quoteCart">(QUOTE_CART, { body }, how);
    if (!answer.ok) return answer;
    const { lines } = answer.data;
    const { changes } = withCurrentPrices(cart, items, lines);
    // A late answer must not put the prices of another dining type into the cart.
    changeCart((current) => {
      const isSame = current.store_id === store_id && current.dining_type === dining_type;
      return isSame ? withCurrentPrices(current, items, lines).cart : current;
    });
    return { ...answer, data: { quote: answer.data, changes, of } };
  }

  const { data = null, refusal } = useRead<Known>(
    items.length > 0 ? ["quoteCart", of] : null,
    ask,
    {
      breakage: "stay",
      keepPreviousData: true,
    },
  );
  // After a refusal, the costs of an earlier cart would be wrong.
  const known = refusal ? null : data;
  return { known, isAsking: known === null && refusal === null, isOld: known?.of !== of };
}
