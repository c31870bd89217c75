import type { CouponLists } from "@/lib/benefits/coupon-worth";
import type { DataOf } from "@/lib/contracts/endpoints";

/** What entering the checkout is answered with: one request, whatever it takes behind it. */
export type CheckoutOpening = {
  order: DataOf<"beforeOrdering">;
  profile: DataOf<"profile"> | null;
  /** The member's saved cards, the one saved last at the end. */
  cards: DataOf<"cardList">;
  /** Null: not to be had just now; the checkout goes on without. */
  coupons: CouponLists | null;
  /** Where the member's invoices can be kept; null where none can be bound. */
  carrier: DataOf<"opInvoiceInfo"> | null;
  op_invoice_status: DataOf<"getAppClientConfig">["op_invoice"]["status"];
  delivery_fee_description: string;
  /** The order that was sent to be paid stands: it was paid after all. */
  is_placed: boolean;
};
