import type { Point } from "@/lib/client/address-provider";
import { googleProvider } from "@/lib/client/google-provider";
import { makeResult, type StandInResult, standInForMaps } from "@/tests/setup/maps-stand-in";
import { serveCalls } from "@/tests/setup/serve-calls";

const HERE = { lat: 25.03, lng: 121.56 };
const CITY_HALL = "台北市信義區市府路1號";
const GAZETTEER = [{ text: "台北市信義區市府路", is_complete: false }];

type MapsData = Parameters<typeof standInForMaps>[0];

function makeProvider(data: MapsData = {}, predictions: string[] | null | "lost" = null) {
  const maps = standInForMaps({ places: { [CITY_HALL]: makeResult() }, ...data });
  const network = serveCalls({
    "/api/address/predict": predictions === "lost" ? "lost" : { data: predictions },
    "/api/address/suggest": { data: GAZETTEER },
    "/api/address/geocode": { data: null },
    "/api/address/reverse": { data: null },
  });
  const provider = googleProvider(maps.libraries);
  const suggest = async (input: string, near: Point | null = HERE) => {
    const answer = await provider.suggest(input, near, new AbortController().signal);
    return answer.ok ? answer.data : [];
  };
  return { provider, suggest, ...network, ...maps };
}

const texts = (list: { text: string }[]) => list.map(({ text }) => text);

describe("Google's suggestions", () => {
  it("are requested for Taiwan in Chinese, and near the position if it is known (AD-02, AD-04)", async () => {
    const { suggest, requests } = makeProvider();
    expect(texts(await suggest("市府"))).toEqual([CITY_HALL]);
    await suggest("市府", null);
    const shared = { input: "市府", region: "tw", language: "zh-TW", includedRegionCodes: ["tw"] };
    expect(requests.suggest).toEqual([
      { ...shared, sessionToken: { number: 1 }, locationBias: { center: HERE, radius: 3000 } },
      { ...shared, sessionToken: { number: 1 } },
    ]);
  });

  it("share a session token until a suggestion is chosen, and get a new token afterwards (PV-27)", async () => {
    const { suggest, requests } = makeProvider();
    await suggest("市");
    const [first] = await suggest("市府");
    await first?.locate?.();
    await suggest("市府路");
    expect(requests.suggest.map(({ sessionToken }) => sessionToken.number)).toEqual([1, 1, 2]);
  });

  it("are used instead of the query predictions if the position is known", async () => {
    const { suggest, countOf } = makeProvider({}, ["市府轉運站"]);
    expect(texts(await suggest("市府"))).toEqual([CITY_HALL]);
    expect(countOf("/api/address/predict")).toBe(0);
  });
});

describe("query predictions", () => {
  it.each<[string, Point | null, MapsData]>([
    ["without a position", null, {}],
    ["when Google has no suggestions", HERE, { places: {} }],
    ["when Google's suggestions fail", HERE, { suggestionsFail: true }],
  ])("are used %s (AD-03, PV-26)", async (_name, near, data) => {
    const { suggest } = makeProvider(data, ["市府轉運站"]);
    expect(texts(await suggest("市府", near))).toEqual(["市府轉運站"]);
  });

  it("are not requested again after the server has answered that it has no key", async () => {
    const { suggest, countOf } = makeProvider();
    expect(texts(await suggest("市府", null))).toEqual([CITY_HALL]);
    await suggest("市府路", null);
    expect(countOf("/api/address/predict")).toBe(1);
  });

  it.each<[string, string[] | "lost"]>([
    ["the server returns no predictions", []],
    ["the answer is lost", "lost"],
  ])(
    "are replaced by the gazetteer when Google's suggestions fail and %s (PV-26)",
    async (_name, predictions) => {
      const { suggest } = makeProvider({ suggestionsFail: true }, predictions);
      expect(texts(await suggest("市府", null))).toEqual(texts(GAZETTEER));
    },
  );
});

describe("Google's geocoder", () => {
  const resultWithout = (...types: string[]): StandInResult => {
    const { address_components: all } = makeResult();
    const parts = all.filter(({ types: own }) => !own.some((type) => types.includes(type)));
    return makeResult({ address_components: parts, formatted_address: "台灣" });
  };

  it("returns the first complete result, even after a result without a street", async () => {
    const vague = makeResult({ formatted_address: "110台灣台北市信義區", address_components: [] });
    const { provider } = makeProvider({ results: [vague, makeResult()] });
    const answer = await provider.geocode("市府路1號");
    expect(answer).toMatchObject({ ok: true, data: { street: "市府路1號" } });
  });

  it("returns null for an unknown address, and does not ask the gazetteer", async () => {
    const { provider, countOf } = makeProvider({ results: "ZERO_RESULTS" });
    expect(await provider.geocode("nowhere")).toMatchObject({ ok: true, data: null });
    expect(countOf("/api/address/geocode")).toBe(0);
  });

  it.each(["OVER_QUERY_LIMIT", "REQUEST_DENIED", "UNKNOWN_ERROR"])(
    "is replaced by the gazetteer after the error %s",
    async (status) => {
      const { provider, paths } = makeProvider({ results: status });
      await provider.geocode(CITY_HALL);
      await provider.reverse(HERE);
      expect(paths()).toEqual(["/api/address/geocode", "/api/address/reverse"]);
    },
  );

  it("returns the address at a position, with the coordinates of the position", async () => {
    const { provider, requests } = makeProvider({ results: [makeResult()] });
    const answer = await provider.reverse(HERE);
    expect(answer).toMatchObject({ ok: true, data: { address: CITY_HALL, ...HERE } });
    expect(requests.geocode).toEqual([{ location: HERE, region: "tw", language: "zh-TW" }]);
  });

  it("returns null for a position outside Taiwan", async () => {
    const tokyo = resultWithout("administrative_area_level_1", "administrative_area_level_2");
    const { provider } = makeProvider({ results: [tokyo] });
    expect(await provider.reverse({ lat: 35.68, lng: 139.69 })).toMatchObject({ data: null });
  });
});
