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
  /** The backend's own text for a status that is not in ORDER_STATUS. */
  order_status_txt: z.string().optional(),
  pay_status: z.number().int(),
  is_reservation: flagSchema,
  reservation_start_time: z.number().int(),
  create_time: epochSecondsSchema,
  foods: z.array(orderLineSchema.pick({ name: true, quantity: true, relish: true, groups: true })),
  food_count: z.number().int(),
  pay_total: moneySchema,
  address: z.string(),
  /** 1 if the backend offers orderDetail. Only then does the order have its own page. */
  has_detail: flagSchema,
  /** 1 if the backend offers reorder. */
  can_reorder: flagSchema,
});
derivations.add(orderSummarySchema, { derive: deriveOrder });
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

/** The status that replaces a status that is not a number. The page shows it as 處理中 (OR-04). */
const UNKNOWN_STATUS = -99;

/**
 * Derives missing fields of an order. Some backends send the name, image and phone of the store inside `store`, as in
 * the pre-order response (EN-14). Some send the status in words.
 */
export function deriveOrder(raw: Record<string, unknown>): Record<string, unknown> {
  const { id, order_no, order_status, order_status_txt, store } = raw;
  const { name, image, phone }: Record<string, unknown> = { ...(store as object | undefined) };
  const isNumber = /^-?\d+$/.test(String(order_status));
  return {
    order_no: order_no ?? id,
    store_name: raw.store_name ?? name,
    store_image: raw.store_image ?? image,
    store_phone: raw.store_phone ?? phone,
    order_status: isNumber ? order_status : UNKNOWN_STATUS,
    order_status_txt: order_status_txt ?? (isNumber ? undefined : order_status),
  };
}
