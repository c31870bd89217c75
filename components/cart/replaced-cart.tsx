import { onDemand } from "@/components/ui/on-demand";
import { useStored } from "@/lib/client/use-stored";
import { orderTexts } from "@/messages/parts/order-texts";

const ReplacedCartOffer = onDemand(
  async () => (await import("./replaced-cart-offer")).ReplacedCartOffer,
  orderTexts,
);

type Props = { store_id: number; className: string; isBar?: boolean };

/**
 * Offers to restore this store's replaced cart. The code of the offer is loaded only if this browser has stored a
 * replaced cart.
 */
export function ReplacedCart(props: Props) {
  return useStored("replacedCarts") && <ReplacedCartOffer {...props} />;
}
