import { z } from "zod";
import { HELP_KINDS, HELP_PHOTOS_MAX, HELP_TEXT_MAX } from "./codes.ts";
import { IMAGE_NAME } from "./courier.ts";
import {
  epochSecondsSchema,
  flagSchema,
  idSchema,
  moneySchema,
  opaqueIdSchema,
  patternText,
  textSchema,
} from "./fields.ts";

const LINES_MAX = 100;
const KEY_MAX = 64;

const helpKindSchema = z.enum(HELP_KINDS);
/** `provider`: the money goes back by the payment method. `contact`: the operator arranges it with the customer. */
const refundWaySchema = z.union([z.literal("contact"), z.literal("provider")]);

const helpRequestSchema = z.object({
  id: idSchema,
  kind: helpKindSchema,
  lines: z.array(z.object({ name: z.string(), quantity: z.number().int() })),
  text: z.string(),
  /** Paths of the shop. */
  photos: z.array(z.string()),
  amount: moneySchema,
  way: refundWaySchema,
  /** `waiting` for the operator; `approved` without a refund by the payment provider. */
  state: z.enum(["waiting", "approved", "declined", "refunding", "refunded"]),
  /** The words of the operator; empty without any. */
  answer: z.string(),
  create_time: epochSecondsSchema,
  decide_time: epochSecondsSchema.nullable(),
});
export type HelpRequest = z.infer<typeof helpRequestSchema>;

/** The possible kinds of reports of an order, and its earlier reports, the newest first. */
export const orderHelpSchema = z.object({
  kinds: z.array(helpKindSchema),
  /** The last second of the time window; null before the delivery. */
  until: epochSecondsSchema.nullable(),
  /** `line` identifies a line of the order; `left` pieces of it were not reported yet. */
  lines: z.array(
    z.object({ line: z.number().int(), name: z.string(), left: z.number().int().min(0) }),
  ),
  requests: z.array(helpRequestSchema),
});
export type OrderHelp = z.infer<typeof orderHelpSchema>;

/** `lines` is empty for a kind that concerns the whole order. `photos` has the names of uploaded photos. */
export const helpQuoteBodySchema = z.strictObject({
  order_id: opaqueIdSchema,
  kind: helpKindSchema,
  lines: z
    .array(
      z.strictObject({
        line: z.number().int().min(0).max(LINES_MAX),
        quantity: z.number().int().min(1).max(99),
      }),
    )
    .max(LINES_MAX),
  photos: z.array(patternText(32, IMAGE_NAME)).max(HELP_PHOTOS_MAX),
});
export type HelpQuoteBody = z.output<typeof helpQuoteBodySchema>;

export const helpQuoteSchema = z.object({
  amount: moneySchema,
  way: refundWaySchema,
  /** 1 if the refund is made at once, without the operator. */
  is_automatic: flagSchema,
});
export type HelpQuote = z.infer<typeof helpQuoteSchema>;

/** `amount` is the refund that the customer saw. `key` makes repeats of one press one report. */
export const askHelpBodySchema = helpQuoteBodySchema.extend({
  text: textSchema(HELP_TEXT_MAX),
  amount: moneySchema,
  key: patternText(KEY_MAX, /^[\w-]{8,}$/),
});
export type AskHelpBody = z.output<typeof askHelpBodySchema>;

export const helpPhotoSchema = z.object({ name: z.string(), url: z.string() });
export type HelpPhoto = z.infer<typeof helpPhotoSchema>;

/** The path of the photos, `/{name}`. Not in the table, because it is not JSON. */
export const HELP_PHOTOS_PATH = "/v3/OrderApi/helpPhotos";

/** A path of the shop. Its handler reads the photo from the backend. */
export function photoUrl({ name }: { name: string }): string {
  return `/api/help-photos/${name}`;
}
