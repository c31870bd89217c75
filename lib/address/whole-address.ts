import { hasHouseNumber } from "@/lib/address/address-parts";
import type { GeocodedAddress } from "@/lib/address/geocode";

/** City, area and street, each of them (AD-09); no result at all counts as incomplete (AD-10). */
export function isWholeAddress(located: GeocodedAddress | null): located is GeocodedAddress {
  return Boolean(located?.city_name && located.area_name && located.street);
}

/** Nothing is left to ask about it. */
export function isFinalAddress(located: GeocodedAddress): boolean {
  return isWholeAddress(located) && hasHouseNumber(located.street);
}
