import { addressOfGoogle, type GoogleResult, isSamePlace } from "@/lib/address/google-address";
import { AUTOCOMPLETE_BIAS_RADIUS_M } from "@/lib/contracts/codes";
import type { Answer } from "@/lib/contracts/envelope";
import {
  type AddressProvider,
  gazetteerProvider,
  type LocatedAddress,
  type Point,
  type Suggestion,
  suggestQuery,
} from "./address-provider";
import { getFromShop } from "./api-client";
import { loadMapsLibraries, type MapsLibraries } from "./google-maps";

const LOCALE = { region: "tw", language: "zh-TW" };
const FIELDS = ["addressComponents", "formattedAddress", "location"];
const FROM_GOOGLE = { is_complete: false, is_google: true };
const NOTHING_FOUND = "ZERO_RESULTS";

/**
 * Loads Google Maps and creates the address provider. Call it only once in the lifetime of a document. Returns null if
 * Google Maps fails to load in time.
 */
export async function loadGoogleProvider(key: string): Promise<AddressProvider | null> {
  const libraries = await loadMapsLibraries(key);
  return libraries && googleProvider(libraries);
}

type SuggestFrom = (
  input: string,
  near: Point | null,
  signal: AbortSignal,
) => Promise<readonly Suggestion[]>;

/**
 * The address provider that uses Google. For suggestions it tries three sources in this order (PV-26): Google's place
 * suggestions, Google's query predictions (through the shop's server), and the gazetteer. Without a position, the query
 * predictions come first (AD-03). If Google fails, the gazetteer answers.
 */
export function googleProvider({ places, geocoding }: MapsLibraries): AddressProvider {
  const geocoder = new geocoding.Geocoder();
  const suggestPlaces = placeSuggestions(places);
  const predictQueries = queryPredictions();

  async function geocode(
    geocoderRequest: google.maps.GeocoderRequest,
  ): Promise<GoogleResult[] | null> {
    return geocoder.geocode({ ...geocoderRequest, ...LOCALE }).then(
      ({ results }) => results.map(ofGeocoder),
      (failure: { code?: string }) => (failure.code === NOTHING_FOUND ? [] : null),
    );
  }

  return {
    suggest: async (input, near, signal) => {
      const sources = near ? [suggestPlaces, predictQueries] : [predictQueries, suggestPlaces];
      for (const suggestFrom of sources) {
        const list = await suggestFrom(input, near, signal).catch(() => []);
        if (list.length > 0 || signal.aborted) return ok([...list]);
      }
      return gazetteerProvider.suggest(input, near, signal);
    },
    geocode: async (text) => {
      const results = await geocode({ address: text, componentRestrictions: { country: "TW" } });
      if (!results) return gazetteerProvider.geocode(text);
      const found = bestOf(results, text);
      return ok(found && !isSamePlace(text, found) ? { ...found, is_guess: true as const } : found);
    },
    reverse: async (point) => {
      const results = await geocode({ location: point });
      if (!results) return gazetteerProvider.reverse(point);
      const found = bestOf(results);
      return ok(found && { ...found, ...point });
    },
  };
}

/**
 * Google bills suggestions by autocomplete session. All requests while a person types share one token. `fetchFields`
 * sends the token and ends the autocomplete session.
 */
function placeSuggestions(places: google.maps.PlacesLibrary): SuggestFrom {
  let token: google.maps.places.AutocompleteSessionToken | null = null;

  async function locate(prediction: google.maps.places.PlacePrediction) {
    token = null;
    const { place } = await prediction.toPlace().fetchFields({ fields: FIELDS });
    return place.location
      ? addressOfGoogle(ofPlace(place, place.location), prediction.text.text)
      : null;
  }

  return async (input, near) => {
    token ??= new places.AutocompleteSessionToken();
    const { suggestions } = await places.AutocompleteSuggestion.fetchAutocompleteSuggestions({
      ...LOCALE,
      input,
      sessionToken: token,
      includedRegionCodes: ["tw"],
      ...(near && { locationBias: { center: near, radius: AUTOCOMPLETE_BIAS_RADIUS_M } }),
    });
    return suggestions.flatMap(({ placePrediction: prediction }) => {
      if (!prediction) return [];
      const { text } = prediction.text;
      return [{ ...FROM_GOOGLE, text, locate: () => locate(prediction).then(ok, () => ok(null)) }];
    });
  };
}

/**
 * Google offers query predictions only to servers, so the shop's server requests them. The server answers null if the
 * operator has no server key. The browser then does not ask again.
 */
function queryPredictions(): SuggestFrom {
  let isOff = false;
  return async (input, near, signal) => {
    if (isOff) return [];
    const query = suggestQuery(input, near);
    const answer = await getFromShop<string[] | null>(`/api/address/predict?${query}`, { signal });
    isOff = answer.ok && answer.data === null;
    return answer.ok ? (answer.data ?? []).map((text) => ({ ...FROM_GOOGLE, text })) : [];
  };
}

/** The first result that `addressOfGoogle` accepts and that has a street, or else the first accepted result. */
function bestOf(results: GoogleResult[], typed?: string): LocatedAddress | null {
  const read = results.flatMap((result) => addressOfGoogle(result, typed) ?? []);
  return read.find(({ street }) => street !== "") ?? read[0] ?? null;
}

function ofGeocoder(result: google.maps.GeocoderResult): GoogleResult {
  return {
    ...result.geometry.location.toJSON(),
    parts: result.address_components.map(({ long_name, types }) => ({ text: long_name, types })),
    formatted: result.formatted_address,
    isPartial: result.partial_match === true,
  };
}

function ofPlace(place: google.maps.places.Place, location: google.maps.LatLng): GoogleResult {
  const parts = place.addressComponents ?? [];
  return {
    ...location.toJSON(),
    parts: parts.map(({ longText, types }) => ({ text: longText ?? "", types })),
    formatted: place.formattedAddress ?? "",
  };
}

function ok<Data>(data: Data): Answer<Data> {
  return { ok: true, message: "", data };
}
