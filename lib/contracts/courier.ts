import { z } from "zod";
import { DINING_TYPE, SESSION_ID_MAX } from "./codes.ts";
import {
  boundedText,
  epochSecondsSchema,
  flagSchema,
  idSchema,
  latSchema,
  lineSchema,
  lngSchema,
  moneySchema,
  opaqueIdSchema,
  payTypeSchema,
  textSchema,
} from "./fields.ts";
import { orderProgressSchema } from "./order-detail.ts";
import { orderAddressSchema, orderingBodySchema, preOrderBodySchema } from "./orders.ts";
import { linePayConfirmQuerySchema, payResultQuerySchema } from "./payments.ts";

/** The maximum number of parcels in one courier order (RU-49). */
const PARCELS_MAX = 5;

const cityNameSchema = lineSchema(10);

/**
 * The query for the fee of a courier order. Anyone may ask for the fee, without a login and without a courier session
 * (API-17).
 */
export const expressFeeQuerySchema = z.strictObject({
  pickup_lat: latSchema,
  pickup_lng: lngSchema,
  destination_lat: latSchema,
  destination_lng: lngSchema,
  pickup_city_name: cityNameSchema,
  pickup_area_name: lineSchema(10),
});
export const expressFeeSchema = z.object({
  delivery_fee: moneySchema,
  /** Distance in km, to one decimal. */
  distance: z.number().nullable(),
  in_range: flagSchema.default(1),
});

const sessionIdSchema = boundedText(SESSION_ID_MAX);
/**
 * The payer of a courier order may have no login. The calls of the payment return pages therefore contain the courier
 * session id.
 */
const sessionIdField = { session_id: sessionIdSchema.optional() };
export const courierOrderLinePayConfirmQuerySchema =
  linePayConfirmQuerySchema.extend(sessionIdField);
export const courierOrderPayResultQuerySchema = payResultQuerySchema.extend(sessionIdField);

export const openedExpressSchema = z.object({
  session_id: sessionIdSchema,
  expire_time: epochSecondsSchema,
});

/**
 * A courier session in the list of the member who opened it. It does not contain the session id, which would grant
 * access.
 */
export const expressSessionSchema = z.object({
  id: idSchema,
  create_time: epochSecondsSchema,
  last_seen_time: epochSecondsSchema,
  expire_time: epochSecondsSchema,
  /** The number of the newest courier order of the session, or "" before the first order. */
  order_no: z.string(),
});
export type CourierSession = z.infer<typeof expressSessionSchema>;
/**
 * `id` is the courier session that a signed-in member ends. If the query contains a `session_id`, `id` is omitted, and
 * the call ends the courier session of the query.
 */
export const endExpressSessionBodySchema = z.strictObject({ id: idSchema.optional() });

/** The fields that a courier order adds to the pre-order request (EX-07). */
const courierOrderFields = {
  dining_type: z.literal(DINING_TYPE.courier),
  pickup_contact_name: lineSchema(40),
  pickup_contact_phone: boundedText(20),
  pickup_city_name: cityNameSchema,
  pickup_area_name: lineSchema(10),
  pickup_street: lineSchema(255),
  pickup_remark: lineSchema(100),
  pickup_lat: latSchema,
  pickup_lng: lngSchema,
  address_label: lineSchema(40).default(""),
  version_code: boundedText(20),
  optional_text: textSchema(200).default(""),
  quantity: z.number().int().min(1).max(PARCELS_MAX),
};
/**
 * The fields that a courier order does not use: it has no store and no foods, and a courier session has no saved
 * addresses.
 */
const ABSENT_FIELDS = { foods: true, store_id: true, address_id: true } as const;
const noStore = z.literal(0).default(0);
/** Empty values of the unused fields. They are sent, because a backend may require the fields. */
const emptyFields = {
  store_id: noStore,
  address_id: noStore,
  foods: z.literal("[]").default("[]"),
};

export const expressPreOrderBodySchema = preOrderBodySchema
  .omit(ABSENT_FIELDS)
  .extend({ ...courierOrderFields, ...emptyFields });
export type ExpressPreOrderRequest = z.output<typeof expressPreOrderBodySchema>;
export type ExpressPreOrderBody = z.input<typeof expressPreOrderBodySchema>;

/** The submit repeats the fields of the pre-order, because the server does not store them. */
export const expressOrderingBodySchema = orderingBodySchema.omit(ABSENT_FIELDS).extend({
  ...orderAddressSchema.shape,
  ...courierOrderFields,
  ...emptyFields,
});
export type ExpressOrderingBody = z.input<typeof expressOrderingBodySchema>;

export const expressStatusQuerySchema = z.strictObject({ session_id: sessionIdSchema });

const courierOrderEndSchema = z.object({
  contact_name: z.string(),
  contact_phone: z.string(),
  address: z.string(),
  remark: z.string(),
});

/** The newest courier order of the courier session, with the data that the courier page shows. */
export const courierOrderSchema = orderProgressSchema.omit({ can_review: true }).extend({
  order_no: z.string(),
  pay_type: payTypeSchema,
  create_time: epochSecondsSchema,
  delivery_fee: moneySchema,
  pay_total: moneySchema,
  /**
   * The amount in NT$ that is not refunded if the order was cancelled because the courier waited in vain (RU-50). 0 in
   * all other cases.
   */
  cancel_fee: moneySchema,
  quantity: z.number().int(),
  address_label: z.string(),
  optional_text: z.string(),
  pickup: courierOrderEndSchema,
  destination: courierOrderEndSchema,
});
export type CourierOrder = z.infer<typeof courierOrderSchema>;

export const expressStatusSchema = z.object({
  /** The status of the newest courier order (RU-50); not valid while `order_id` is 0. */
  status: z.number().int(),
  /** The id of the newest courier order; 0 before the first. */
  order_id: opaqueIdSchema.default(0),
  expire_time: epochSecondsSchema,
  order: courierOrderSchema.nullable(),
  images: z.array(z.object({ url: z.string() })),
});
export type ExpressStatus = z.infer<typeof expressStatusSchema>;

/** The uploaded file. Its content is checked later. */
export const uploadedFileSchema = z.object({
  filename: boundedText(255),
  mimetype: boundedText(100),
  bytes: z.custom<Uint8Array>((value) => ArrayBuffer.isView(value)),
});
export type UploadedFile = z.infer<typeof uploadedFileSchema>;
export const uploadedImageSchema = z.object({ url: z.string() });

/**
 * The path of the photos of a courier session: `/{name}?session_id=…` follows it. It is not in the call table, because
 * the answer is not JSON.
 */
export const EXPRESS_IMAGES_PATH = "/v3/ExpressApi/images";
export const IMAGE_NAME = /^[\w-]{22}\.webp$/;
export const IMAGE_BYTES_MAX = 5 * 1024 * 1024;
export const IMAGE_SIDE_MAX = 4096;
export const SESSION_IMAGES_MAX = 5;
