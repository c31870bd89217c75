import type { CartChange } from "@/lib/cart/current-prices";
import type { Options } from "@/lib/client/api-client";
import { useRead } from "@/lib/client/use-read";
import { useStored } from "@/lib/client/use-stored";
import type { CartQuote } from "@/lib/contracts/cart-quotes";
import type { Cart } from "@/lib/contracts/carts";
import type { Answer } from "@/lib/contracts/envelope";
import { askCartQuote, cartQuoteBody } from "./ask-cart-quote";

type Known = { quote: CartQuote; changes: CartChange[]; of: string };

/**
 * The current prices and costs of the cart as the backend says (CA-51). It puts the prices into the cart. `known` is null
 * while it reads and if the backend does not say them, because the checkout does.
 */
export function useCartQuote(cart: Cart) {
  // Renders again with a new address, which is part of the request.
  useStored("address");
  const of = JSON.stringify(cartQuoteBody(cart));

  async function ask(how: Options): Promise<Answer<Known>> {
    const answer = await askCartQuote(cart, how);
    return answer.ok ? { ...answer, data: { ...answer.data, of } } : answer;
  }

  const { data = null, refusal } = useRead<Known>(
    cart.items.length > 0 ? ["quoteCart", of] : null,
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
