"use client";

import { onDemand } from "@/components/ui/on-demand";
import { useCartOf } from "./use-cart-of";

const FilledCartBar = onDemand(async () => (await import("./filled-cart-bar")).FilledCartBar);

type Props = { store_id: number; minimum: number };

/** The link to the cart at the bottom of a phone, if the cart belongs to this store (ST-25, CA-40). */
export function CartBar(props: Props) {
  return useCartOf(props.store_id) && <FilledCartBar {...props} />;
}
