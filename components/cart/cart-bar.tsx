"use client";

import { onDemand } from "@/components/ui/on-demand";
import { useCartOf } from "./use-cart-of";

const FilledCartBar = onDemand(async () => (await import("./filled-cart-bar")).FilledCartBar);

type Props = { store_id: number; minimum: number };

/** On phones, at the thumb: the way to a cart that holds something of this store (ST-25, CA-40). */
export function CartBar(props: Props) {
  return useCartOf(props.store_id) && <FilledCartBar {...props} />;
}
