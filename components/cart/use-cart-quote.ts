import type { CartChange } from "@/lib/cart/current-prices";
import type { Options } from "@/lib/client/api-client";
import { useRead } from "@/lib/client/use-read";
import { useStored } from "@/lib/client/use-stored";
import type { CartQuote } from "@/lib/contracts/cart-quotes";
import type { Cart } from "@/lib/contracts/carts";
import type { Answer } from "@/lib/contracts/envelope";
import { askCartQuote, cartQuoteBody } from "./ask-cart-quote";

type Known = { quote: CartQuote; changes: CartChange[]; request: string };

/**
 * Reads the current prices and costs of the cart from the backend and writes the prices into the cart (CA-51). `latest`
 * is null until the first answer and after a refusal. The customer can still continue then, because the checkout shows
 * the costs again.
 */
export function useCartQuote(cart: Cart) {
  // This hook makes the component render again when the address changes, because the request contains the address.
  useStored("address");
  const request = JSON.stringify(cartQuoteBody(cart));

  async function readQuote(options: Options): Promise<Answer<Known>> {
    const answer = await askCartQuote(cart, options);
    return answer.ok ? { ...answer, data: { ...answer.data, request } } : answer;
  }

  const { data = null, refusal } = useRead<Known>(
    cart.items.length > 0 ? ["quoteCart", request] : null,
    readQuote,
    {
      breakage: "stay",
      keepPreviousData: true,
    },
  );
  // After a refusal, `data` may still contain the costs that the cart had before a change. They would be wrong.
  const latest = refusal ? null : data;
  return {
    latest,
    isLoading: latest === null && refusal === null,
    isOld: latest?.request !== request,
  };
}
