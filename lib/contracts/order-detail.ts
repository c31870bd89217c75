import { z } from "zod";
import { REVIEW_LENGTH_MAX } from "./codes.ts";
import {
  epochSecondsSchema,
  flagSchema,
  moneySchema,
  opaqueIdSchema,
  textSchema,
} from "./fields.ts";
import { invoiceTypeSchema } from "./invoices.ts";
import { deriveOrder, orderSummarySchema } from "./order-list.ts";
import { orderLineSchema, orderSchema } from "./orders.ts";
import { reviewSchema } from "./stores.ts";
import { derivations } from "./tolerant.ts";

/** The steps of an order that a customer sees. With the last four steps, an order ends without a delivery. */
const ORDER_STEPS = [
  "placed",
  "accepted",
  "left",
  "courier-waiting",
  "delivered",
  "cancelled-by-member",
  "cancelled-by-store",
  "cancelled-by-courier",
  "unpaid",
] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

/**
 * An event in the history of an order. The backend chooses the name in `event`. The page leaves out events that it does
 * not know.
 */
const orderReportSchema = z.object({
  event: z.string(),
  create_time: epochSecondsSchema,
  amount: moneySchema.nullable(),
  /** The URL of a photo of the delivery. */
  photo: z.string().optional(),
});

/** The part of an order that changes over time. Calls that change an order return it, and the event stream sends it. */
export const orderProgressSchema = z.object({
  id: opaqueIdSchema,
  order_status: z.number().int(),
  pay_status: z.number().int(),
  /** Oldest first. */
  events: z.array(
    z.object({
      step: z.enum(ORDER_STEPS),
      order_status: z.number().int(),
      create_time: epochSecondsSchema,
    }),
  ),
  /** The last second in which the customer may cancel. Null if the customer cannot cancel now. */
  cancel_until: epochSecondsSchema.nullable(),
  /**
   * The start and end of the promised time window of the delivery or pick-up. Null if no time was promised, while the
   * order waits for its payment, and after the order has ended.
   */
  eta_time: epochSecondsSchema.nullable(),
  eta_end_time: epochSecondsSchema.nullable(),
  can_review: flagSchema,
  /** All events of the order, the oldest first. A backend without a history does not send it. */
  history: z.array(orderReportSchema).optional(),
});
export type OrderProgress = z.infer<typeof orderProgressSchema>;

/** The price lines of the order. The names are those of EN-14. */
const orderPriceSchema = orderSchema.pick({
  subtotal: true,
  service_fee: true,
  delivery_fee: true,
  delivery_discount: true,
  subscribe_delivery_discount_price: true,
  subscribe_take_food_discount_price: true,
  discount_price: true,
  store_coupon_discount_money: true,
  op_discount_price: true,
  use_op: true,
  total_price: true,
});

const orderReviewSchema = reviewSchema.pick({ star_num: true, content: true, create_time: true });

export const orderDetailSchema = orderSummarySchema
  .extend(orderProgressSchema.shape)
  .extend(orderPriceSchema.shape)
  .extend({
    track: z.enum(["platform", "self", "pickup"]),
    reservation_end_time: z.number().int(),
    paid_time: epochSecondsSchema.nullable(),
    foods: z.array(orderLineSchema.extend({ unavailable_type: flagSchema })),
    remark: z.string(),
    /** Null if the submit did not contain this field. */
    needs_cutlery: flagSchema.nullable().optional(),
    contact_name: z.string(),
    contact_phone: z.string(),
    address_remark: z.string(),
    store_address: z.string(),
    /** `email` is masked; `carrier` is the member carrier or the 手機條碼; `charity` is the name of a chosen charity. */
    invoice: z.object({
      type: invoiceTypeSchema,
      /** `invoice_issue_type` of the store at the time of the order. It is absent if the backend does not know it. */
      issue_type: z.number().int().optional(),
      email: z.string(),
      title: z.string(),
      number: z.string(),
      carrier: z.string(),
      charity: z.string().optional(),
    }),
    review: orderReviewSchema.nullable(),
    /** 1 if the backend offers orderHelp for this order. */
    has_help: flagSchema.optional(),
  });
derivations.add(orderDetailSchema, { derive: deriveOrder });
export type OrderDetail = z.infer<typeof orderDetailSchema>;

export const orderIdBodySchema = z.strictObject({ order_id: opaqueIdSchema });

/** The text of a review is plain text and may be empty (RU-38). */
export const reviewOrderBodySchema = z.strictObject({
  order_id: opaqueIdSchema,
  star_num: reviewSchema.shape.star_num,
  content: textSchema(REVIEW_LENGTH_MAX),
});

/**
 * The path of the event stream of an order (server-sent events). The query is `order_id`. The data of an event is an
 * `OrderProgress`, and the id of the event identifies the change. The stream is not in the call table, because every
 * call of the table answers with one envelope.
 */
export const ORDER_EVENTS_PATH = "/v3/OrderApi/orderEvents";
