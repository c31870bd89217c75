type Parts = { long_name: string; types: string[] }[];
export type StandInResult = {
  formatted_address: string;
  address_components: Parts;
  partial_match?: boolean;
  lat?: number;
  lng?: number;
};

const point = ({ lat = 25.0375, lng = 121.5637 }: StandInResult) => ({
  toJSON: () => ({ lat, lng }),
});

type StandInData = {
  /** The place of each suggestion, by the text of the suggestion. */
  places?: Record<string, StandInResult>;
  /** The results of the geocoder. A text means that the geocoder fails with this status code. */
  results?: StandInResult[] | string;
  suggestionsFail?: boolean;
};

/**
 * Installs a stand-in for the Google Maps script: `google.maps.importLibrary` with the parts of the places and
 * geocoding libraries that the address field uses. The Maps loader uses an existing `importLibrary`.
 */
export function standInForMaps(data: StandInData) {
  const requests = {
    suggest: [] as SuggestRequest[],
    fields: [] as string[][],
    geocode: [] as object[],
  };
  let tokens = 0;

  class AutocompleteSessionToken {
    readonly number = ++tokens;
  }

  const AutocompleteSuggestion = {
    fetchAutocompleteSuggestions: async (request: SuggestRequest) => {
      requests.suggest.push(request);
      if (data.suggestionsFail) throw new Error("REQUEST_DENIED");
      const places = Object.entries(data.places ?? {});
      const found = places.filter(([text]) => text.includes(request.input));
      return { suggestions: found.map(([text, place]) => suggestionOf(text, place)) };
    },
  };

  function suggestionOf(text: string, place: StandInResult) {
    const fetchFields = async ({ fields }: { fields: string[] }) => {
      requests.fields.push(fields);
      const addressComponents = place.address_components.map(({ long_name, types }) => ({
        longText: long_name,
        types,
      }));
      const formattedAddress = place.formatted_address;
      return { place: { addressComponents, formattedAddress, location: point(place) } };
    };
    return { placePrediction: { text: { text }, toPlace: () => ({ fetchFields }) } };
  }

  class Geocoder {
    async geocode(request: object) {
      requests.geocode.push(request);
      const results = data.results ?? [];
      if (typeof results === "string") throw Object.assign(new Error(), { code: results });
      return {
        results: results.map((result) => ({ ...result, geometry: { location: point(result) } })),
      };
    }
  }

  const libraries: Record<string, object> = {
    places: { AutocompleteSessionToken, AutocompleteSuggestion },
    geocoding: { Geocoder },
  };
  const importLibrary = async (name: string) => libraries[name] ?? {};
  const Settings = { getInstance: () => ({}) };
  Object.assign(window, { google: { maps: { importLibrary, Settings } } });
  return { requests, libraries: libraries as never, data };
}

type SuggestRequest = { input: string; sessionToken: { number: number }; [key: string]: unknown };

/** A geocoding result with the component types that Google uses today (PV-25). */
export function makeResult(values: Partial<StandInResult> = {}): StandInResult {
  return {
    formatted_address: "110台灣台北市信義區市府路1號",
    address_components: [
      { long_name: "1號", types: ["street_number"] },
      { long_name: "市府路", types: ["route"] },
      { long_name: "信義區", types: ["administrative_area_level_2"] },
      { long_name: "台北市", types: ["administrative_area_level_1"] },
      { long_name: "台灣", types: ["country"] },
    ],
    ...values,
  };
}
