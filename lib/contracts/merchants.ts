import { z } from "zod";
import { lineSchema, textSchema } from "./fields.ts";

const required = (max: number) => lineSchema(max).min(1);

/** SPEC §3 Merchant application with the lengths of §5; phone and email get no format check there. */
export const merchantApplicationSchema = z.strictObject({
  company_name: required(40),
  previously_partnered: z.enum(["1", "0"]),
  pos_vendor: required(40),
  merchant_category: z.enum(["1", "2"]),
  business_mode: z.enum(["physical", "cloud"]),
  merchant_kind: required(10),
  spend_band: z.enum(["0~100", "101~200", "201~300", "301~500", "500以上"]),
  tax_id: z.string().regex(/^\d{1,8}$/),
  food_registration_number: lineSchema(20),
  city: required(10),
  district: required(10),
  street: required(255),
  last_name: required(80),
  first_name: required(40),
  phone: required(20),
  line_id: lineSchema(20),
  email: required(80),
  contact_time: required(40),
  question: textSchema(2000),
  consent: z.literal(true),
});
export type MerchantApplication = z.infer<typeof merchantApplicationSchema>;
