import { z } from "zod";
import { COMPANY_PHONE, CORPORATE_LENGTHS, CORPORATE_SERVICES, EMAIL } from "./codes.ts";
import { boundedText, patternText } from "./fields.ts";
import {
  BUSINESS_MODES,
  districtCodes,
  APPLICATION_LENGTHS as MAX,
  MERCHANT_CATEGORIES,
  MERCHANT_KINDS,
  PREVIOUSLY_PARTNERED,
  SPEND_BANDS,
} from "./merchant-codes.ts";

/** The maximum length in characters of a text as it is sent, before it is cleaned. No real text is longer. */
const RAW_LIMIT = 20_000;
/** Control characters, unpaired surrogates, and the line ends U+2028 and U+2029. */
const CONTROLS = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu;
const CONTROLS_BUT_LINE_ENDS = /(?!\n)[\p{Cc}\p{Cs}\u2028\u2029]+/gu;
/** Characters without a width, and characters that change the text direction. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+/gu;

/**
 * Cleans a typed or pasted text instead of refusing it: control characters become spaces, and invisible characters are
 * removed (PV-24). Line breaks stay in a `text`, but not in a `line`. The maximum lengths apply to the cleaned text.
 */
const cleanedBy = (clean: (text: string) => string) => boundedText(RAW_LIMIT).transform(clean);
const line = (max: number) => cleanedBy(cleanLine).pipe(boundedText(max));
const requiredText = (max: number) => cleanedBy(cleanLine).pipe(boundedText(max).min(1));
const text = (max: number) => cleanedBy(cleanText).pipe(boundedText(max));
const choice = boundedText(10).min(1);

/**
 * A merchant's application (EN-25) with the maximum lengths of JN-25. The format of phone and email is not checked
 * (JN-29).
 */
export const merchantApplicationSchema = z
  .strictObject({
    company_name: requiredText(MAX.company_name),
    previously_partnered: z.enum(PREVIOUSLY_PARTNERED),
    pos_vendor: requiredText(MAX.pos_vendor),
    merchant_category: z.enum(MERCHANT_CATEGORIES),
    business_mode: z.enum(BUSINESS_MODES),
    merchant_kind: choice,
    spend_band: z.enum(SPEND_BANDS),
    tax_id: patternText(8, /^(0|\d{8})$/),
    food_registration_number: line(MAX.food_registration_number),
    city: choice,
    /** The code of the district. */
    district: choice,
    street: requiredText(MAX.street),
    last_name: requiredText(MAX.last_name),
    first_name: requiredText(MAX.first_name),
    phone: requiredText(MAX.phone),
    line_id: line(MAX.line_id),
    email: requiredText(MAX.email),
    contact_time: requiredText(MAX.contact_time),
    question: text(MAX.question),
    consent: z.literal(true),
  })
  .superRefine(({ merchant_category, merchant_kind, city, district }, context) => {
    const refuse = (field: string) => context.addIssue({ code: "custom", path: [field] });
    const kinds: readonly string[] = MERCHANT_KINDS[merchant_category];
    if (!kinds.includes(merchant_kind)) refuse("merchant_kind");
    if (!districtCodes(city).includes(district)) refuse("district");
  });
export type MerchantApplication = z.output<typeof merchantApplicationSchema>;

/** An application of a company for the courier plan, for business reservations, or for both (IS-04, IS-06). */
const corporateApplicationSchema = z.strictObject({
  company: requiredText(CORPORATE_LENGTHS.company),
  contact: requiredText(CORPORATE_LENGTHS.contact),
  phone: cleanedBy(cleanLine).pipe(patternText(CORPORATE_LENGTHS.phone, COMPANY_PHONE)),
  email: cleanedBy(cleanLine).pipe(patternText(CORPORATE_LENGTHS.email, EMAIL)),
  message: text(CORPORATE_LENGTHS.message),
  services: z.array(z.enum(CORPORATE_SERVICES)).max(CORPORATE_SERVICES.length).optional(),
});
export type CorporateApplication = z.output<typeof corporateApplicationSchema>;

const BOT_CHECK_FIELDS = {
  /** A hidden field that only programs fill in (PV-23). */
  website: boundedText(RAW_LIMIT),
  /** The time in seconds for which the page was open. */
  filled_seconds: z.number().int().min(0).max(100_000_000),
};

export const joinUsBodySchema = z.strictObject({
  application: merchantApplicationSchema,
  ...BOT_CHECK_FIELDS,
});
export const corporateBodySchema = z.strictObject({
  application: corporateApplicationSchema,
  ...BOT_CHECK_FIELDS,
});

function cleanLine(value: string): string {
  return value.replace(CONTROLS, " ").replace(INVISIBLE, "").trim();
}

function cleanText(value: string): string {
  const lines = value.replace(/\r\n?|[\u2028\u2029]/g, "\n");
  return lines.replace(CONTROLS_BUT_LINE_ENDS, " ").replace(INVISIBLE, "").trim();
}

/** The receipt of an application: the number by which the operator finds it (JN-40). */
export const applicationReceiptSchema = z.object({ number: z.string().max(40) });
export type ApplicationReceipt = z.infer<typeof applicationReceiptSchema>;
