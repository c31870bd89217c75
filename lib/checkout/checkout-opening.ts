import type { CouponLists } from "@/lib/benefits/coupon-worth";
import type { DataOf } from "@/lib/contracts/endpoints";

/** The answer of `/api/checkout/open`: everything that the checkout needs on entry. */
export type CheckoutOpening = {
  order: DataOf<"beforeOrdering">;
  profile: DataOf<"profile"> | null;
  /** The member's saved cards, the one saved last at the end. */
  cards: DataOf<"cardList">;
  /** Null if not available. The checkout works without them. */
  coupons: CouponLists | null;
  /** The member's carrier; null if none can be bound. */
  carrier: DataOf<"opInvoiceInfo"> | null;
  op_invoice_status: DataOf<"getAppClientConfig">["op_invoice"]["status"];
  delivery_fee_description: string;
  /** True if the last order was paid meanwhile. */
  is_placed: boolean;
};
