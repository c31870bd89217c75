import { z } from "zod";
import {
  diningTypeSchema,
  epochSecondsSchema,
  flagSchema,
  idOrNoneSchema,
  moneySchema,
  opaqueIdSchema,
  pageSchema,
  payTypeSchema,
} from "./fields.ts";
import { orderLineSchema } from "./orders.ts";
import { derivations } from "./tolerant.ts";

export const orderSummarySchema = z.object({
  id: opaqueIdSchema,
  order_no: z.string(),
  store_id: idOrNoneSchema,
  store_name: z.string(),
  store_image: z.string(),
  store_phone: z.string(),
  dining_type: diningTypeSchema,
  pay_type: payTypeSchema,
  order_status: z.number().int(),
  pay_status: z.number().int(),
  is_reservation: flagSchema,
  reservation_start_time: z.number().int(),
  create_time: epochSecondsSchema,
  foods: z.array(orderLineSchema.pick({ name: true, quantity: true, relish: true, groups: true })),
  food_count: z.number().int(),
  pay_total: moneySchema,
  address: z.string(),
});
export type OrderSummary = z.infer<typeof orderSummarySchema>;

export const listUserOrderQuerySchema = z.strictObject({ page: pageSchema });
export const orderPageSchema = z.object({
  orders: z.array(orderSummarySchema),
  last_page: z.number().int().min(1),
});
derivations.add(orderPageSchema, {
  derive: ({ orders, data }) => ({ orders: orders ?? data }),
});
export type OrderPage = z.infer<typeof orderPageSchema>;

export const orderIdQuerySchema = z.strictObject({ order_id: opaqueIdSchema });
export const codBarcodeSchema = z.object({
  barcode: z.string(),
  amount: moneySchema,
  expire_time: epochSecondsSchema,
});
