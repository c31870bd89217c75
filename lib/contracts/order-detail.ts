import { z } from "zod";
import { REVIEW_LENGTH_MAX } from "./codes.ts";
import { epochSecondsSchema, flagSchema, idSchema, textSchema } from "./fields.ts";
import { invoiceTypeSchema } from "./invoices.ts";
import { orderSummarySchema } from "./order-list.ts";
import { orderLineSchema, orderSchema } from "./orders.ts";
import { reviewSchema } from "./reviews.ts";

/** What of an order's way a customer sees; the last four are ends without food. */
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

/** The part of an order that changes by itself: what a change answers with and what the stream tells. */
export const orderProgressSchema = z.object({
  id: idSchema,
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
  /** The last second in which the customer may cancel it; null when that is over. */
  cancel_until: epochSecondsSchema.nullable(),
  /** When it comes or can be fetched, from and to; null once that says nothing any more. */
  eta_time: epochSecondsSchema.nullable(),
  eta_end_time: epochSecondsSchema.nullable(),
  can_review: flagSchema,
});
export type OrderProgress = z.infer<typeof orderProgressSchema>;

/** The price lines as EN-14 names them. */
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
    contact_name: z.string(),
    contact_phone: z.string(),
    address_remark: z.string(),
    store_address: z.string(),
    /** `email` is masked; `carrier` only of a member-carrier invoice. */
    invoice: z.object({
      type: invoiceTypeSchema,
      email: z.string(),
      title: z.string(),
      number: z.string(),
      carrier: z.string(),
    }),
    review: orderReviewSchema.nullable(),
  });
export type OrderDetail = z.infer<typeof orderDetailSchema>;

export const orderIdBodySchema = z.strictObject({ order_id: idSchema });

/** Plain text (RU-38). Stars without a text are a review too. */
export const reviewOrderBodySchema = z.strictObject({
  order_id: idSchema,
  star_num: reviewSchema.shape.star_num,
  content: textSchema(REVIEW_LENGTH_MAX),
});

/**
 * Server-sent events of one order, beside the table because its rows answer with one envelope each. Asked with
 * `order_id`; each event's data is an `OrderProgress`, its id names the change that made it.
 */
export const ORDER_EVENTS_PATH = "/v3/OrderApi/orderEvents";
