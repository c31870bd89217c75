import { z } from "zod";
import { INITIAL_DINING_TYPE } from "./codes.ts";
import {
  boundedText,
  diningTypeQuerySchema,
  epochSecondsSchema,
  idOrNoneSchema,
  idSchema,
  latSchema,
  lngSchema,
  moneySchema,
} from "./fields.ts";
import { openStatusSchema, storeCardSchema } from "./stores.ts";

/** `end_time` is null if the campaign has no end. */
export const campaignSchema = z.object({
  id: idOrNoneSchema,
  title: z.string(),
  text: z.string(),
  image: z.string(),
  url: z.string(),
  end_time: epochSecondsSchema.nullable(),
});
export type Campaign = z.infer<typeof campaignSchema>;

/**
 * The position is not in the specification. With it, the answer contains only products that are sold near the position.
 * Store lists are limited in the same way.
 */
export const opnCampaignQuerySchema = z.strictObject({
  lat: latSchema.optional(),
  lng: lngSchema.optional(),
  dining_type: diningTypeQuerySchema.default(INITIAL_DINING_TYPE),
});

const opnProductSchema = z.object({
  id: idSchema,
  item_type: z.enum(["single", "set"]),
  store_id: idSchema,
  store_name: z.string(),
  name: z.string(),
  image: z.string(),
  unit_price: moneySchema,
  list_price: moneySchema,
  sold_count: z.number().int().min(0),
  open_status: openStatusSchema,
});
export type OpnProduct = z.infer<typeof opnProductSchema>;

/** Null while no campaign runs. The best-selling products come first. */
export const opnCampaignSchema = z
  .object({
    id: idOrNoneSchema,
    title: z.string(),
    text: z.string(),
    image: z.string(),
    end_time: epochSecondsSchema,
    products: z.array(opnProductSchema),
  })
  .nullable();
export type OpnCampaign = NonNullable<z.infer<typeof opnCampaignSchema>>;

/**
 * The specification does not define the fields. We chose: `status` is 1 while a partner's order of the signed-in member
 * waits for its payment, and `url` is the URL of the checkout of this order. Otherwise `status` is 0.
 */
export const opnRedirectStatusSchema = z.object({
  status: z.union([z.literal(0), z.literal(1)]),
  url: z.string(),
});
export type OpnRedirectStatus = z.infer<typeof opnRedirectStatusSchema>;

export const recommendQuerySchema = z.strictObject({
  lat: latSchema.optional(),
  lng: lngSchema.optional(),
  /** A comma-separated list of additional parts for each store. `foods` adds products; other names are ignored. */
  extras: boundedText(200).optional(),
});
export const recommendListSchema = z.array(storeCardSchema);

export const subjectQuerySchema = z.strictObject({
  id: idSchema,
  lat: latSchema.optional(),
  lng: lngSchema.optional(),
  dining_type: diningTypeQuerySchema.default(INITIAL_DINING_TYPE),
});
