import type { GeocodedAddress } from "@/lib/address/geocode";
import type { Answer } from "@/lib/contracts/envelope";
import { getFromShop } from "./api-client";

export type Point = { lat: number; lng: number };

/** An address that an address provider has found. A field is "" if the provider does not know it. */
export type LocatedAddress = GeocodedAddress;

export type Suggestion = {
  text: string;
  is_complete: boolean;
  is_google?: boolean;
  /** Finds the address of the suggestion. It is called once, when the person chooses the suggestion. */
  locate?: () => Promise<Answer<LocatedAddress | null>>;
};

/** Converts texts and positions to addresses. The built-in provider uses the gazetteer of this repository. */
export type AddressProvider = {
  suggest: (
    input: string,
    near: Point | null,
    signal: AbortSignal,
  ) => Promise<Answer<Suggestion[]>>;
  geocode: (text: string) => Promise<Answer<LocatedAddress | null>>;
  reverse: (point: Point) => Promise<Answer<LocatedAddress | null>>;
};

export const gazetteerProvider: AddressProvider = {
  suggest: (input, near, signal) => {
    const query = suggestQuery(input, near);
    return getFromShop(`/api/address/suggest?${query}`, { signal });
  },
  geocode: (text) => getFromShop(`/api/address/geocode?${new URLSearchParams({ text })}`),
  reverse: ({ lat, lng }) => getFromShop(`/api/address/reverse?lat=${lat}&lng=${lng}`),
};

/**
 * The query of a request for suggestions. The position has three decimals (about 100 m). This is precise enough for
 * sorting, and the answers can be cached.
 */
export function suggestQuery(input: string, near: Point | null): URLSearchParams {
  const query = new URLSearchParams({ input });
  if (near) {
    query.set("lat", near.lat.toFixed(3));
    query.set("lng", near.lng.toFixed(3));
  }
  return query;
}
