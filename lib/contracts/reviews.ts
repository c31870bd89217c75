import { z } from "zod";
import { epochSecondsSchema, idOrNoneSchema } from "./fields.ts";

/** A review (EN-19). */
export const reviewSchema = z.object({
  avatar: z.string(),
  create_time: epochSecondsSchema,
  user: z.object({ icon_url: z.string(), first_name: z.string(), last_name: z.string() }),
  star_num: z.number().int().min(1).max(5),
  content: z.string(),
  title: z.string(),
  store_id: idOrNoneSchema,
  food_id: idOrNoneSchema,
});
export type Review = z.infer<typeof reviewSchema>;
