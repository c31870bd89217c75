import type { Unanswered } from "@/lib/checkout/checkout-draft";
import {
  CHOICE_CHECKS,
  hasFields,
  isWholeUpTo,
  orNull,
  SENT_CHECKS,
} from "@/lib/checkout/stored-checkout";
import { isId, isStoredAddress, isText } from "@/lib/view/stored-shapes";
import type { CourierOrderDraft } from "./courier-draft";
import { COURIER_TERMS } from "./courier-terms";

/** The stored data of a courier order during its payment or after the customer has left the page. */
export type StoredCourierOrder = {
  /** Identifies the session that the order belongs to. It gives no access. */
  session: string;
  /** The order that was sent to be paid, until its result is known. */
  order_id: number | null;
  unanswered: Unanswered | null;
  draft: CourierOrderDraft;
};

/** False for a value that would break the page. */
export function isStoredCourierOrder(value: unknown): value is StoredCourierOrder {
  return isCourierOrder(value);
}

const isStop = hasFields({
  address: orNull(isStoredAddress),
  contact_name: isText,
  contact_phone: isText,
  remark: isText,
});

const isDraft = hasFields({
  ...CHOICE_CHECKS,
  pickup: isStop,
  destination: isStop,
  quantity: (value) => isId(value) && isWholeUpTo(COURIER_TERMS.quantity_max)(value),
  optional_text: isText,
});

/** A draft of an older version has no coupon. */
const hasOwnCoupon = hasFields({ code_id: orNull(isId) }, "may-lack");

const isCourierOrder = hasFields({
  ...SENT_CHECKS,
  session: isText,
  draft: (draft) => isDraft(draft) && hasOwnCoupon(draft),
});
