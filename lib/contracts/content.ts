import { z } from "zod";
import {
  boundedText,
  diningTypeQuerySchema,
  flagSchema,
  idOrNoneSchema,
  lineSchema,
} from "./fields.ts";
import { thirdLoginTypesSchema } from "./members.ts";
import { derivations } from "./tolerant.ts";

/** An advertisement (EN-23); `type` is the page that shows it. Picture and link are required. */
export const advertisementSchema = z.object({
  id: idOrNoneSchema,
  type: z.string(),
  title: z.string(),
  image: z.string().min(1),
  url: z.string().min(1),
});
export type Advertisement = z.infer<typeof advertisementSchema>;
export const advertisementQuerySchema = z.strictObject({
  type: lineSchema(20),
  store_id: idOrNoneSchema.default(0),
  dining_type: diningTypeQuerySchema,
});

export const announcementSchema = z.object({ title: z.string(), content: z.string() });

/** A group of questions (EN-24). */
export const faqGroupSchema = z.object({
  type_name: z.string(),
  questions: z.array(z.object({ title: z.string(), content: z.string() })),
});
export const faqListSchema = z.object({ data: z.array(faqGroupSchema) });
export type FaqGroup = z.infer<typeof faqGroupSchema>;

const CONFIG_KEYS = ["delivery_fee_description", "home_foot_wording"] as const;
export const configQuerySchema = z.strictObject({
  keys: boundedText(200)
    .transform((text) => text.split(","))
    .pipe(z.array(z.enum(CONFIG_KEYS)).min(1)),
});
export const configSchema = z.object({
  delivery_fee_description: z.string().optional(),
  home_foot_wording: z.string().optional(),
});
export const appClientConfigSchema = z.object({
  op_invoice: z.object({ status: z.union([z.literal(0), z.literal(1)]) }),
  third_login_types: thirdLoginTypesSchema,
  /** 1 if the backend offers the sign-in with the membership service. */
  op_login: flagSchema.default(1),
  /** 1 if the backend can send one-time codes by SMS. */
  sms: flagSchema.default(1),
  /** 1 if the backend offers exportData and deleteAccount. */
  data_rights: flagSchema.default(0),
  /** 1 if the backend offers the calls that change saved addresses and cards (API-93 to API-95). */
  account_edits: flagSchema.default(0),
  /** 1 if bindCard accepts `return_to`. */
  card_return: flagSchema.default(0),
});

/** `format` is a date-fns pattern whose result contains no words, such as yyyy-MM-dd HH:mm. */
export const serverTimeQuerySchema = z.strictObject({ format: boundedText(40).optional() });
export const serverTimeSchema = z.object({ time: z.string(), timestamp: z.number().int() });
derivations.add(serverTimeSchema, {
  derive: ({ time, timestamp, data }) => ({
    time: time ?? data,
    timestamp: timestamp ?? toEpochSeconds(time ?? data),
  }),
});

/**
 * Converts a time, which may be a number or a text, to epoch seconds. A text without a zone is Taipei time. Returns
 * undefined for other values.
 */
function toEpochSeconds(time: unknown): number | undefined {
  if (typeof time === "number") return time;
  if (typeof time !== "string" || time.length > 40) return undefined;
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/.test(time);
  const parsed = Date.parse(
    hasZone ? time : `${time.replace(" ", "T").replaceAll("/", "-")}+08:00`,
  );
  return Number.isNaN(parsed) ? undefined : Math.floor(parsed / 1000);
}
