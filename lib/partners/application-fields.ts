import type { MerchantApplication } from "@/lib/contracts/merchants";

export type ApplicationField = Exclude<keyof MerchantApplication, "consent">;

/**
 * The values of the form. Every field except `consent` is a text, and "" means that nothing is entered or chosen yet.
 */
export type ApplicationFields = Record<ApplicationField, string> & {
  consent: boolean;
  /** The honeypot field, which people cannot see. */
  website: string;
};

type Group = { name: "shop" | "place" | "contact"; fields: readonly ApplicationField[] };

/** The visible fields of EN-25 except `consent`, in the order of EN-25, divided into three groups (JN-07). */
export const APPLICATION_GROUPS: readonly Group[] = [
  {
    name: "shop",
    fields: [
      "company_name",
      "previously_partnered",
      "pos_vendor",
      "merchant_category",
      "business_mode",
      "merchant_kind",
      "spend_band",
      "tax_id",
      "food_registration_number",
    ],
  },
  { name: "place", fields: ["city", "district", "street"] },
  {
    name: "contact",
    fields: ["last_name", "first_name", "phone", "line_id", "email", "contact_time", "question"],
  },
];

const FIELDS = APPLICATION_GROUPS.flatMap(({ fields }) => fields);
/** The optional fields (JN-24). */
const OPTIONAL: readonly ApplicationField[] = ["food_registration_number", "line_id", "question"];

export const EMPTY_APPLICATION: ApplicationFields = {
  ...(Object.fromEntries(FIELDS.map((field) => [field, ""])) as Record<ApplicationField, string>),
  consent: false,
  website: "",
};

/** The first of these fields in the order of the page. The page scrolls to it and focuses it (JN-33). */
export function firstFieldOnPage(names: readonly string[]): ApplicationField | undefined {
  return FIELDS.find((field) => names.includes(field));
}

export function isGroupFilled(values: Partial<ApplicationFields>, { fields }: Group): boolean {
  return fields
    .filter((field) => !OPTIONAL.includes(field))
    .every((field) => (values[field] ?? "").trim() !== "");
}

/** The digits of a typed tax ID, at most eight (JN-26). Full-width digits are converted to half-width. */
export function taxIdOf(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[^0-9]/g, "")
    .slice(0, 8);
}
