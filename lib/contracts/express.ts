import { z } from "zod";
import { latSchema, lineSchema, lngSchema, moneySchema, textSchema } from "./fields.ts";
import { preOrderBodySchema } from "./orders.ts";

export const expressFeeQuerySchema = z.strictObject({
  pickup_lat: latSchema,
  pickup_lng: lngSchema,
  destination_lat: latSchema,
  destination_lng: lngSchema,
  pickup_city_name: lineSchema(10),
  pickup_area_name: lineSchema(10),
});
export const expressFeeSchema = z.object({
  delivery_fee: moneySchema,
  distance: z.number(),
  in_range: z.union([z.literal(0), z.literal(1)]),
});

export const expressStatusQuerySchema = z.strictObject({ session_id: z.string().max(64) });
export const expressStatusSchema = z.object({
  status: z.number().int(),
  order_id: z.number().int(),
  expire_time: z.number().int(),
});

/** SPEC §3: what the courier errand adds to the pre-order request. */
export const expressPreOrderBodySchema = preOrderBodySchema.omit({ foods: true }).extend({
  pickup_contact_name: lineSchema(40),
  pickup_contact_phone: z.string().max(20),
  pickup_city_name: lineSchema(10),
  pickup_area_name: lineSchema(10),
  pickup_street: lineSchema(255),
  pickup_remark: lineSchema(100),
  pickup_lat: latSchema,
  pickup_lng: lngSchema,
  address_label: lineSchema(40),
  version_code: z.string().max(20),
  optional_text: textSchema(200),
  quantity: z.number().int().min(1).max(5),
});

/** The upload itself is a multipart body: its file is checked where it is received. */
export const uploadedImageSchema = z.object({ url: z.string() });
