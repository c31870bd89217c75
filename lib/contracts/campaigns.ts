import { z } from "zod";
import { INITIAL_DINING_TYPE } from "./codes.ts";
import { diningTypeQuerySchema, idSchema, latSchema, lngSchema } from "./fields.ts";
import { storeCardSchema } from "./stores.ts";

export const campaignSchema = z.object({
  id: idSchema,
  title: z.string(),
  image: z.string(),
  url: z.string(),
});

export const opnCampaignSchema = z.object({
  id: idSchema,
  title: z.string(),
  image: z.string(),
  products: z.array(
    z.object({ store_id: idSchema, id: idSchema, name: z.string(), image: z.string() }),
  ),
});
export const opnRedirectStatusSchema = z.object({ status: z.number().int(), url: z.string() });

export const recommendQuerySchema = z.strictObject({
  lat: latSchema.optional(),
  lng: lngSchema.optional(),
  extras: z.string().max(200).optional(),
});
export const recommendListSchema = z.array(storeCardSchema);

export const subjectQuerySchema = z.strictObject({
  id: idSchema,
  lat: latSchema.optional(),
  lng: lngSchema.optional(),
  dining_type: diningTypeQuerySchema.default(INITIAL_DINING_TYPE),
});
