import type { DataOf } from "@/lib/contracts/endpoints";

/** What entering the checkout is answered with: one request, whatever it takes behind it. */
export type CheckoutOpening = {
  order: DataOf<"beforeOrdering">;
  profile: DataOf<"profile"> | null;
  delivery_fee_description: string;
  /** The order that was sent to be paid stands: it was paid after all. */
  is_placed: boolean;
};
