import type { z } from "zod";
import { orderDetailSchema } from "./order-detail.ts";

/**
 * The data of a purchase for analytics: amounts, and names of stores and products. It contains no personal data
 * (AN-02).
 */
export const purchaseSchema = orderDetailSchema
  .pick({
    order_no: true,
    store_id: true,
    store_name: true,
    dining_type: true,
    pay_type: true,
    subtotal: true,
    delivery_fee: true,
    delivery_discount: true,
    subscribe_delivery_discount_price: true,
    discount_price: true,
    store_coupon_discount_money: true,
  })
  .extend({
    foods: orderDetailSchema.shape.foods.element
      .pick({ type: true, id: true, name: true, quantity: true, total_price: true })
      .array(),
  });
export type Purchase = z.infer<typeof purchaseSchema>;
