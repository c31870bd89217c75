import { namesIn } from "@/lib/cart/cart-line";
import { reservationFields, reservedStart } from "@/lib/cart/reservation-fields";
import { IMMEDIATE, NO_STORE_COUPON, PAY_TYPE } from "@/lib/contracts/codes";
import type { PreOrderBody } from "@/lib/contracts/orders";
import type { CheckoutInput } from "./checkout-draft";
import { OWN_SOURCE, sourceOrderId } from "./checkout-source";
import type { Payment } from "./default-payment";
import { pointsInUse } from "./discount-choices";
import { orderFoods } from "./foods-text";
import { lineOf, textOf } from "./request-text";

/** The body of the pre-order request with all fields of EN-13. */
export function preOrderRequest(input: CheckoutInput): PreOrderBody {
  const { draft } = input;
  const { use_op, op_event_id } = pointsInUse(draft, input.cart.dining_type);
  return {
    ...sharedFields(input),
    ...quotedPayment(draft),
    use_coin: 0,
    users_number: namesIn(input.cart.items).length,
    is_from_recommend: 0,
    is_group_purchase: 0,
    use_hg: 0,
    op_event_id,
    use_op_delivery: op_event_id === null ? 0 : 1,
    use_op_checked: use_op > 0 ? 1 : 0,
    ...(draft.store_coupon !== "best" && {
      selected_store_coupon_type:
        draft.store_coupon === "none" ? NO_STORE_COUPON : draft.store_coupon,
    }),
  };
}

type QuotedPayment = Pick<PreOrderBody, "pay_type" | "card_id">;

/**
 * The pay type and the card of the request. A missing choice is 0. The card is 0 for every pay type except card
 * payment.
 */
export function quotedPayment({ pay_type, card_id }: Payment): QuotedPayment {
  return {
    pay_type: pay_type ?? 0,
    card_id: pay_type === PAY_TYPE.creditCard ? (card_id ?? 0) : 0,
  };
}

/**
 * A key for comparing requests: requests with the same key get the same amounts. Notes and the description of parcels
 * are not part of the key, because they do not change amounts.
 */
export function quoteKey(request: object): string {
  return JSON.stringify({ ...request, remark: "", optional_text: "" });
}

/** The fields that the pre-order request and the ordering request have in common. */
export function sharedFields(input: CheckoutInput) {
  const { draft, cart, address, address_id = 0, source = OWN_SOURCE } = input;
  return {
    contact_name: lineOf(draft.contact_name, 40),
    contact_phone: lineOf(draft.contact_phone, 20),
    lat: address.lat,
    lng: address.lng,
    city_name: lineOf(address.cityName, 10),
    area_name: lineOf(address.areaName, 10),
    street: lineOf(address.street, 255),
    address_remark: lineOf(address.remark, 100),
    address_id,
    code_id: draft.code_id ?? 0,
    dining_type: cart.dining_type,
    ...reservationFields(reservedStart(cart) ?? IMMEDIATE),
    source_order_id: sourceOrderId(source),
    use_op: pointsInUse(draft, cart.dining_type).use_op,
    subscription_type: draft.subscription_type,
    remark: textOf(draft.remark, 200),
    store_id: cart.store_id,
    foods: orderFoods(cart.items),
  };
}
