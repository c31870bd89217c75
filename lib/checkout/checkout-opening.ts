import type { CouponLists } from "@/lib/benefits/coupon-worth";
import type { DataOf } from "@/lib/contracts/endpoints";

/** The answer of `/api/checkout/open`: everything that the checkout needs on entry. */
export type CheckoutOpening = {
  order: DataOf<"beforeOrdering">;
  profile: DataOf<"profile"> | null;
  /** The member's saved cards, the one saved last at the end. */
  cards: DataOf<"cardList">;
  /** Null: not available. The checkout works without. */
  coupons: CouponLists | null;
  /** The member's carrier; null if none can be bound. */
  carrier: DataOf<"opInvoiceInfo"> | null;
  op_invoice_status: DataOf<"getAppClientConfig">["op_invoice"]["status"];
  delivery_fee_description: string;
  /** The order that was sent to be paid has been paid. */
  is_placed: boolean;
};
