import { z } from "zod";
import { DINING_TYPE, PAY_TYPE, TAX_ID_LENGTH } from "./codes.ts";

/** Field schemas that several domains compose. Amounts are whole NT$, times epoch seconds. */

/** A number, or its text in a query: not `true`, `null`, `[7]` or `0x7`, which JavaScript would count as well. */
const numberSchema = (text: RegExp) =>
  z.custom<number>(
    (value) => typeof value === "number" || (typeof value === "string" && text.test(value)),
  );
const digitsSchema = numberSchema(/^\d{0,10}$/);
const decimalSchema = numberSchema(/^-?\d{1,3}(\.\d{1,20})?$/);

export const idSchema = digitsSchema.pipe(
  z.coerce.number<number>().int().min(1).max(2_147_483_647),
);
export const idOrNoneSchema = digitsSchema.pipe(
  z.coerce.number<number>().int().min(0).max(2_147_483_647),
);
export const flagSchema = z.union([z.literal(0), z.literal(1)]);
export const flagQuerySchema = z.coerce.number().pipe(flagSchema);
export const moneySchema = z.number().int().min(0).max(10_000_000);
export const epochSecondsSchema = z.number().int();
export const pageSchema = z.coerce.number().int().min(1).max(10_000).default(1);

export const latSchema = decimalSchema.pipe(z.coerce.number<number>().min(-90).max(90));
export const lngSchema = decimalSchema.pipe(z.coerce.number<number>().min(-180).max(180));

export const diningTypeSchema = z.union([
  z.literal(DINING_TYPE.pickup),
  z.literal(DINING_TYPE.delivery),
  z.literal(DINING_TYPE.dineIn),
  z.literal(DINING_TYPE.businessReservation),
  z.literal(DINING_TYPE.courier),
]);
export const diningTypeQuerySchema = z.coerce.number().pipe(diningTypeSchema);

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

/** SPEC §5: 09 followed by 8 digits. */
export const phoneSchema = z.string().regex(/^09\d{8}$/);
/** SPEC §5: exactly 6 digits. */
export const otpSchema = z.string().regex(/^\d{6}$/);
/** SPEC §5: the shape name@domain.tld. */
export const emailSchema = z
  .string()
  .max(80)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/);
export const taxIdSchema = z.string().regex(new RegExp(`^\\d{${TAX_ID_LENGTH}}$`));

/** One line of text from a person: no control characters, so nothing it holds can split a header or a log line. */
export const lineSchema = (max: number) =>
  z
    .string()
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    .regex(/^[^\u0000-\u001f\u007f\u2028\u2029]*$/);
/** Free text from a person: line breaks allowed. */
export const textSchema = (max: number) =>
  z
    .string()
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/);
