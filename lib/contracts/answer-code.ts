import type { RefusalReason } from "./refusal-reason.ts";

/**
 * The header with the request id, which the logs of the shop and the backend contain. The error page shows the id
 * (OP-08).
 */
export const REQUEST_ID_HEADER = "x-request-id";

/** The envelope's `code` (RU-20). */
export const CODE = {
  ok: 0,
  refused: 1,
  loginNeeded: 2,
  unregistered: 3,
  quoteChanged: 4,
  paymentFailed: 5,
  outOfRange: 6,
  storeClosed: 7,
  soldOut: 8,
  tooManyTries: 9,
} as const;
export type Code = (typeof CODE)[keyof typeof CODE];

/**
 * The reason of a refusal as a code for programs; the message is for people (RU-20). The specification does not have
 * this field. If a backend omits it, the page shows only the message.
 */
export const REASON = {
  coupon: "coupon",
  courierSessionEnded: "courier-session-ended",
  /** The amount of the refund for a report has changed since the customer saw it. */
  helpChanged: "help-changed",
  /** The backend does not offer this call. */
  notOffered: "not-offered",
  /** No order was placed with this idempotency key. */
  notPlaced: "not-placed",
  otherDeliveryRelief: "other-delivery-relief",
  outOfRange: "out-of-range",
  paymentMethod: "payment-method",
  paymentPending: "payment-pending",
  /**
   * The customer placed an equal order a moment ago, so this submit placed no order. `same_order` of the answer
   * contains the earlier order.
   */
  sameOrder: "same-order",
  timeSlot: "time-slot",
  /** The member has no saved address with this id. */
  unknownAddress: "unknown-address",
} as const;
export type Reason = (typeof REASON)[keyof typeof REASON] | RefusalReason;
