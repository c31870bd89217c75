import { onDemand } from "@/components/ui/on-demand";
import { useStored } from "@/lib/client/use-stored";
import { orderTexts } from "@/messages/parts/order-texts";

const ReplacedCartOffer = onDemand(
  async () => (await import("./replaced-cart-offer")).ReplacedCartOffer,
  orderTexts,
);

type Props = { store_id: number; className: string; isBar?: boolean };

/**
 * Offers to restore this store's earlier cart if a new cart has replaced it (CA-50). `ReplacedCartOffer` is loaded only
 * if this browser has stored a replaced cart of any store.
 */
export function ReplacedCart(props: Props) {
  return useStored("replacedCarts") && <ReplacedCartOffer {...props} />;
}
