import { cities } from "@/lib/address/districts";
import {
  BUSINESS_MODES,
  MERCHANT_CATEGORIES,
  MERCHANT_KINDS,
  type MerchantKind,
  PREVIOUSLY_PARTNERED,
  SPEND_BANDS,
} from "@/lib/contracts/merchant-codes";

/** The codes that each of these fields offers. They do not depend on another field. */
export const MERCHANT_CHOICES = {
  previously_partnered: PREVIOUSLY_PARTNERED,
  merchant_category: MERCHANT_CATEGORIES,
  business_mode: BUSINESS_MODES,
  spend_band: SPEND_BANDS,
} as const;

export {
  APPLICATION_LENGTHS,
  CONTACT_HOURS,
  NO_TAX_ID,
  SPEND_OVER_500,
} from "@/lib/contracts/merchant-codes";

/** The kinds of merchants in a category. Empty until a category is chosen (JN-11). */
export function kindsOf(category: string): readonly MerchantKind[] {
  const known = MERCHANT_CATEGORIES.find((each) => each === category);
  return known ? MERCHANT_KINDS[known] : [];
}

export const CITY_NAMES = cities.map(({ city_name }) => city_name);

/** The districts of a city. Empty until a city is chosen (JN-16, JN-17). */
export function districtsOf(city_name: string): { code: string; name: string }[] {
  const city = cities.find((each) => each.city_name === city_name);
  return (city?.districts ?? []).map(({ area_id, area_name }) => ({
    code: String(area_id),
    name: area_name,
  }));
}
