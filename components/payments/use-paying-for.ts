import { useLastCheckout } from "@/lib/client/last-checkout";
import { useQuery } from "@/lib/client/use-query";
import { DINING_TYPE } from "@/lib/contracts/codes";
import { savedCheckout } from "@/lib/payments/payment-return";
import { hrefs } from "@/lib/routing/hrefs";

/** What the payment of this page is for: where it was begun, where its result is found, and in which words. */
export function usePayingFor() {
  const checkout = savedCheckout(useLastCheckout());
  const isCourier = useQuery("dining_type") === String(DINING_TYPE.courier);
  if (!isCourier) {
    return { back: checkout, result: hrefs.orderlist(), words: "" } as const;
  }
  return {
    back: hrefs.expressDelivery(),
    result: hrefs.expressDelivery(),
    words: "CourierOrder",
  } as const;
}
