import { onDemandDialog } from "@/components/ui/on-demand";

/** Its code is loaded on demand, because few browsers refuse to store the cart. */
export const UnkeptCartDialog = onDemandDialog(
  async () => (await import("./unkept-cart-notice")).UnkeptCartNotice,
);
