import { hasHouseNumber } from "@/lib/address/address-parts";
import type { GeocodedAddress } from "@/lib/address/geocode";

/** acceptance AD-09: city, area and street, each of them; AD-10: no result at all counts as incomplete. */
export function isWholeAddress(located: GeocodedAddress | null): located is GeocodedAddress {
  return Boolean(located?.city_name && located.area_name && located.street);
}

/** Nothing is left to ask about it. */
export function isFinalAddress(located: GeocodedAddress): boolean {
  return isWholeAddress(located) && hasHouseNumber(located.street);
}
