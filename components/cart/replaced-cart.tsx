import { onDemand } from "@/components/ui/on-demand";
import { useStored } from "@/lib/client/use-stored";
import { orderTexts } from "@/messages/parts/order-texts";

const ReplacedCartOffer = onDemand(
  async () => (await import("./replaced-cart-offer")).ReplacedCartOffer,
  orderTexts,
);

type Props = { store_id: number; className: string; isBar?: boolean };

/** The offer of this store's replaced cart. Its code loads only if this browser keeps a cart. */
export function ReplacedCart(props: Props) {
  return useStored("replacedCarts") && <ReplacedCartOffer {...props} />;
}
