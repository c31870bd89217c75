import type { District } from "@/lib/address/districts";
import type { GeocodedAddress } from "@/lib/address/geocode";
import { parseAddress } from "@/lib/address/parse-address";

/**
 * Makes an address from a chosen district and a typed street. Returns null if the street has fewer than two characters.
 * The position is the centre of the district until an address provider finds a better position.
 */
export function manualAddress(district: District, written: string): GeocodedAddress | null {
  const { city_name, area_name, area_id, lat, lng } = district;
  const whole = parseAddress(written);
  // A customer may type the whole address into the street field. In that case the city and the district are not added
  // again.
  const line =
    whole.area_id === area_id ? whole : parseAddress(`${city_name}${area_name}${written}`);
  const { street, remark } = line;
  if (street.length < 2) return null;
  const address = `${city_name}${area_name}${street}`;
  const precision = "district";
  return { city_name, area_name, area_id, street, address, remark, lat, lng, precision };
}
