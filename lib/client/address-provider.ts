import type { GeocodedAddress } from "@/lib/address/geocode";
import type { Answer } from "@/lib/contracts/envelope";
import { getOwn } from "./api-client";

export type Point = { lat: number; lng: number };

/** A place as any provider finds it; empty parts mean that it could not be told. */
export type LocatedAddress = GeocodedAddress;

export type Suggestion = {
  text: string;
  is_complete: boolean;
  is_google?: boolean;
  /** A suggestion that knows its place: asked once, when it is taken. */
  locate?: () => Promise<Answer<LocatedAddress | null>>;
};

/** What turns text and points into addresses. The built-in one asks our own gazetteer. */
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
    return getOwn(`/api/address/suggest?${query}`, { signal });
  },
  geocode: (text) => getOwn(`/api/address/geocode?${new URLSearchParams({ text })}`),
  reverse: ({ lat, lng }) => getOwn(`/api/address/reverse?lat=${lat}&lng=${lng}`),
};

/** Three decimals (100 m) are near enough to sort by, and let answers be shared. */
export function suggestQuery(input: string, near: Point | null): URLSearchParams {
  const query = new URLSearchParams({ input });
  if (near) {
    query.set("lat", near.lat.toFixed(3));
    query.set("lng", near.lng.toFixed(3));
  }
  return query;
}
