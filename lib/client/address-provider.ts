import type { GeocodedAddress } from "@/lib/address/geocode";
import type { Answer } from "@/lib/contracts/envelope";
import { getFromShop } from "./api-client";

export type Point = { lat: number; lng: number };

/** An address that a provider has found. A part is empty if the provider does not know it. */
export type LocatedAddress = GeocodedAddress;

export type Suggestion = {
  text: string;
  is_complete: boolean;
  is_google?: boolean;
  /** Finds the place of a suggestion. It is called once, when the suggestion is chosen. */
  locate?: () => Promise<Answer<LocatedAddress | null>>;
};

/** Converts texts and points into addresses. The built-in provider uses our own gazetteer. */
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

/** Three decimals (100 m) are precise enough for sorting, and answers can be cached. */
export function suggestQuery(input: string, near: Point | null): URLSearchParams {
  const query = new URLSearchParams({ input });
  if (near) {
    query.set("lat", near.lat.toFixed(3));
    query.set("lng", near.lng.toFixed(3));
  }
  return query;
}
