import { z } from "zod";
import { COUPON_CODE_MAX, COUPON_TAB, SESSION_ID_MAX } from "./codes.ts";
import {
  boundedText,
  diningTypeQuerySchema,
  flagQuerySchema,
  flagSchema,
  idOrNoneSchema,
  idSchema,
  integerQuerySchema,
  latSchema,
  lineSchema,
  lngSchema,
  moneySchema,
  opaqueIdSchema,
  pageSchema,
} from "./fields.ts";
import { saidSchema } from "./sentence-code.ts";
import { derivations } from "./tolerant.ts";

/** A coupon (EN-16). Its dates have the form `YYYY-MM-DD HH:mm` in Taipei time. */
export const couponSchema = z.object({
  id: opaqueIdSchema,
  code_id: idSchema,
  code: z.string(),
  type: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  cut_type: z.number().int(),
  user_type: z.number().int(),
  full_money: moneySchema,
  cut_money: moneySchema,
  cut_percent: z.number().int(),
  discount_money: moneySchema,
  discount: z.number(),
  start_date: z.string(),
  end_date: z.string(),
  dining_types: z.array(z.number().int()),
  target_type: flagSchema,
  limit_times: z.number().int(),
  used_times: z.number().int(),
  consumption_rate: z.number().int(),
  access_text: z.string(),
  access_text_said: saidSchema,
  is_access: flagSchema,
  remark: z.string(),
});
derivations.add(couponSchema, {
  derive: ({ start_date, end_date }) => ({
    start_date: toDateText(start_date),
    end_date: toDateText(end_date),
  }),
});

/**
 * Some backends send dates as epoch seconds. Converts these to text in Taipei time, which is always eight hours ahead
 * of UTC.
 */
function toDateText(date: unknown): unknown {
  const seconds = /^\d{9,11}$/.test(String(date)) ? Number(date) : null;
  if (seconds === null) return date;
  const taipei = new Date((seconds + 8 * 60 * 60) * 1000);
  return taipei.toISOString().slice(0, 16).replace("T", " ");
}
export type Coupon = z.infer<typeof couponSchema>;

export const couponListQuerySchema = z.strictObject({
  page: pageSchema,
  type: integerQuerySchema.pipe(
    z.union([
      z.literal(COUPON_TAB.unused),
      z.literal(COUPON_TAB.used),
      z.literal(COUPON_TAB.expired),
    ]),
  ),
  store_id: idOrNoneSchema.default(0),
  filter_full_money: integerQuerySchema.pipe(z.number().min(0)).default(0),
  dining_type: diningTypeQuerySchema.optional(),
  is_reservation: flagQuerySchema.default(0),
  is_group_purchase: flagQuerySchema.default(0),
  lat: latSchema.optional(),
  lng: lngSchema.optional(),
  session_id: boundedText(SESSION_ID_MAX).optional(),
});

export const couponCodeBodySchema = z.strictObject({ code: lineSchema(COUPON_CODE_MAX) });
