import { z } from "zod";
import {
  DINING_TYPE,
  EMAIL,
  EMAIL_MAX,
  ID_MAX,
  MONEY_MAX,
  OPAQUE_ID_MAX,
  OTP,
  PAY_TYPE,
  PHONE,
} from "./codes.ts";

/** Schemas of fields that several contracts use. Amounts are whole NT$, and times are epoch seconds. */

/**
 * A text of at most `max` UTF-16 units. If a text is longer, parsing stops, so no further check or pattern runs on the
 * long text. Every text in a request must use this function; tests/lib/contracts/request-bounds.test.ts checks this.
 */
export const boundedText = (max: number) => z.string().max(max, { abort: true });

/** A text that matches a pattern. The pattern must match in linear time; `npm run verify` checks this. */
export const patternText = (max: number, pattern: RegExp) => boundedText(max).regex(pattern);

/**
 * A number, or a number as text in a query. Refuses `true`, `null`, `[7]` and `0x7`, which `Number()` would accept. Its
 * TypeScript input type is only number, because callers pass numbers.
 */
const numberSchema = (max: number, text: RegExp) =>
  z.union([z.number(), patternText(max, text)]) as unknown as z.ZodType<number, number>;
const digitsSchema = numberSchema(16, /^\d*$/);
const integerSchema = numberSchema(11, /^-?\d*$/);
const decimalSchema = numberSchema(25, /^-?\d{1,3}(\.\d{1,20})?$/);

export const idSchema = digitsSchema.pipe(z.coerce.number<number>().int().min(1).max(ID_MAX));
export const idOrNoneSchema = digitsSchema.pipe(z.coerce.number<number>().int().min(0).max(ID_MAX));
/**
 * The id of an order, a card, an address or a member. The backend decides whether it is a number or a text. The shop
 * only compares ids and sends them back. The TypeScript type is number, because the reference backend uses numbers.
 */
export const opaqueIdSchema = z.union([
  z.number(),
  boundedText(OPAQUE_ID_MAX).min(1),
]) as unknown as z.ZodType<number, number>;
export const flagSchema = z.union([z.literal(0), z.literal(1)]);
export const flagQuerySchema = digitsSchema.pipe(z.coerce.number<number>().pipe(flagSchema));
export const moneySchema = z.number().int().min(0).max(MONEY_MAX);
export const moneyQuerySchema = digitsSchema.pipe(z.coerce.number<number>().pipe(moneySchema));
/**
 * A number that must be in an answer. If another number is missing, `readTolerantly` uses 0 or its minimum instead. If
 * a number with this schema is missing, the answer does not fit the contract.
 */
export const neededSchema = <Schema extends z.ZodType<number, number>>(schema: Schema) =>
  z.union([schema]);
export const epochSecondsSchema = z.number().int();
export const pageSchema = digitsSchema
  .pipe(z.coerce.number<number>().int().min(1).max(10_000))
  .default(1);
/**
 * A whole number that may be negative, such as the start of a reservation in epoch seconds, where -1 stands for now.
 */
export const integerQuerySchema = integerSchema.pipe(z.coerce.number<number>().int());

export const latSchema = decimalSchema.pipe(z.coerce.number<number>().min(-90).max(90));
export const lngSchema = decimalSchema.pipe(z.coerce.number<number>().min(-180).max(180));

export const diningTypeSchema = z.union([
  z.literal(DINING_TYPE.pickup),
  z.literal(DINING_TYPE.delivery),
  z.literal(DINING_TYPE.dineIn),
  z.literal(DINING_TYPE.businessReservation),
  z.literal(DINING_TYPE.courier),
]);
export const diningTypeQuerySchema = digitsSchema.pipe(
  z.coerce.number<number>().pipe(diningTypeSchema),
);

export const payTypeSchema = z.union([
  z.literal(PAY_TYPE.cash),
  z.literal(PAY_TYPE.linePay),
  z.literal(PAY_TYPE.thirdParty),
  z.literal(PAY_TYPE.corporateBill),
  z.literal(PAY_TYPE.icashPay),
  z.literal(PAY_TYPE.payuni),
  z.literal(PAY_TYPE.creditCard),
  z.literal(PAY_TYPE.zeroAmount),
]);

/** 09 followed by 8 digits (VA-02). */
export const phoneSchema = patternText(10, PHONE);
/** Exactly 6 digits (VA-03). */
export const otpSchema = patternText(6, OTP);
/** The form name@domain.tld (VA-04). */
export const emailSchema = patternText(EMAIL_MAX, EMAIL);

/** One line of text from a person. Control characters are refused, because they could split a header or a log line. */
export const lineSchema = (max: number) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  patternText(max, /^[^\u0000-\u001f\u007f\u2028\u2029]*$/);
/** Free text from a person, which may contain line breaks. */
export const textSchema = (max: number) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  patternText(max, /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/);
