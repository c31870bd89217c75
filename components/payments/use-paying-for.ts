import { useLastCheckout } from "@/lib/client/last-checkout";
import { useQuery } from "@/lib/client/use-query";
import { DINING_TYPE } from "@/lib/contracts/codes";
import { cardReturn, savedCheckout } from "@/lib/payments/payment-return";
import { hrefs } from "@/lib/routing/hrefs";

/**
 * Returns what the payment pages need to know about the purchase: `back` is the page where the payment started, and
 * `isFromAccount` is true if that is an account page. `result` is the page that shows the result. `words` is the suffix
 * of the message keys.
 */
export function usePayingFor() {
  const checkout = savedCheckout(useLastCheckout());
  const account = cardReturn(useQuery("return_to"));
  const isCourier = useQuery("dining_type") === String(DINING_TYPE.courier);
  if (!isCourier) {
    const back = account ? hrefs[account]() : checkout;
    return {
      back,
      isFromAccount: account !== null,
      result: hrefs.orderlist(),
      words: "",
    } as const;
  }
  return {
    back: hrefs.expressDelivery(),
    isFromAccount: false,
    result: hrefs.expressDelivery(),
    words: "CourierOrder",
  } as const;
}
