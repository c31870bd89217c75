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

/**
 * The data of a courier order in local storage. The courier page restores its form from this data after a payment page
 * or on a later visit.
 */
export type StoredCourierOrder = {
  /** Identifies the courier session of the order. It gives no access. */
  session: string;
  /** The order whose payment page was opened. It is kept until the result of the payment is known. */
  order_id: number | null;
  unanswered: Unanswered | null;
  draft: CourierOrderDraft;
};

/** True if the stored value is valid. An invalid value could break the page. */
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

/** A draft that an older version stored has no coupon. */
const hasOwnCoupon = hasFields({ code_id: orNull(isId) }, "may-lack");

const isCourierOrder = hasFields({
  ...SENT_CHECKS,
  session: isText,
  draft: (draft) => isDraft(draft) && hasOwnCoupon(draft),
});
