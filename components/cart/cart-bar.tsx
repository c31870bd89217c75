"use client";

import { onDemand } from "@/components/ui/on-demand";
import { useCartOf } from "@/lib/client/cart-store";
import type { OrderVisit } from "@/lib/client/use-visit";
import { orderTexts } from "@/messages/parts/order-texts";
import { ReplacedCart } from "./replaced-cart";

const FilledCartBar = onDemand(
  async () => (await import("./filled-cart-bar")).FilledCartBar,
  orderTexts,
);

type Props = { visit: OrderVisit; minimum: number };

/**
 * The bar at the bottom of the page on a phone. If the cart has products of this store, the bar links to the cart and,
 * if an order is possible, to the checkout (ST-25, CA-40, CA-54). Otherwise, if a new cart has replaced an earlier cart
 * of this store, the bar offers to restore the earlier cart (CA-50). In all other cases there is no bar.
 */
export function CartBar(props: Props) {
  const store_id = props.visit.store.id;
  if (useCartOf(store_id)) return <FilledCartBar {...props} />;
  return <ReplacedCart store_id={store_id} className={BAR} isBar />;
}

const BAR =
  "sticky bottom-0 z-30 border-line border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden";
