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
/**
 * How the refund is made. `provider`: the payment provider refunds the money. `contact`: the operator arranges the
 * refund with the customer.
 */
const refundWaySchema = z.union([z.literal("contact"), z.literal("provider")]);

const helpRequestSchema = z.object({
  id: idSchema,
  kind: helpKindSchema,
  lines: z.array(z.object({ name: z.string(), quantity: z.number().int() })),
  text: z.string(),
  /** The paths of the photos at the shop. */
  photos: z.array(z.string()),
  amount: moneySchema,
  way: refundWaySchema,
  /** `waiting`: the operator has not decided yet. `approved`: accepted, but the payment provider makes no refund. */
  state: z.enum(["waiting", "approved", "declined", "refunding", "refunded"]),
  /** The answer of the operator, or "". */
  answer: z.string(),
  create_time: epochSecondsSchema,
  decide_time: epochSecondsSchema.nullable(),
});
export type HelpRequest = z.infer<typeof helpRequestSchema>;

/** The kinds of reports that are possible for an order, and the earlier reports, the newest first. */
export const orderHelpSchema = z.object({
  kinds: z.array(helpKindSchema),
  /** The last second in which a report is possible; null before the delivery. */
  until: epochSecondsSchema.nullable(),
  /** `line` identifies a line of the order. `left` is the number of pieces of this line that were not reported yet. */
  lines: z.array(
    z.object({ line: z.number().int(), name: z.string(), left: z.number().int().min(0) }),
  ),
  requests: z.array(helpRequestSchema),
});
export type OrderHelp = z.infer<typeof orderHelpSchema>;

/** `lines` is empty for a kind that concerns the whole order. `photos` contains the names of the uploaded photos. */
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
  /** 1 if the refund is made at once, without a decision by the operator. */
  is_automatic: flagSchema,
});
export type HelpQuote = z.infer<typeof helpQuoteSchema>;

/**
 * `amount` is the refund that the customer saw. `key` is an idempotency key: repeats with the same key create only one
 * report.
 */
export const askHelpBodySchema = helpQuoteBodySchema.extend({
  text: textSchema(HELP_TEXT_MAX),
  amount: moneySchema,
  key: patternText(KEY_MAX, /^[\w-]{8,}$/),
});
export type AskHelpBody = z.output<typeof askHelpBodySchema>;

export const helpPhotoSchema = z.object({ name: z.string(), url: z.string() });
export type HelpPhoto = z.infer<typeof helpPhotoSchema>;

/**
 * The path of the photos at the backend, followed by `/{name}`. This request is not in the call table, because its
 * answer is not JSON.
 */
export const HELP_PHOTOS_PATH = "/v3/OrderApi/helpPhotos";

/** The path of a photo at the shop. The handler of this path reads the photo from the backend. */
export function photoUrl({ name }: { name: string }): string {
  return `/api/help-photos/${name}`;
}
