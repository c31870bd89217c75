import type { District } from "@/lib/address/districts";
import type { GeocodedAddress } from "@/lib/address/geocode";
import { parseAddress } from "@/lib/address/parse-address";

/**
 * An address from a picked district and a typed street; null without a street. Its point is the district's
 * centre until a provider finds a better one.
 */
export function manualAddress(district: District, written: string): GeocodedAddress | null {
  const { city_name, area_name, area_id, lat, lng } = district;
  const whole = parseAddress(written);
  // A customer may type the whole address into the last field. City and district are then not repeated.
  const line =
    whole.area_id === area_id ? whole : parseAddress(`${city_name}${area_name}${written}`);
  const { street, remark } = line;
  if (street.length < 2) return null;
  const address = `${city_name}${area_name}${street}`;
  const precision = "district";
  return { city_name, area_name, area_id, street, address, remark, lat, lng, precision };
}
