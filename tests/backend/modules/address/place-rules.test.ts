import { isCompletePlace, isSameAddress } from "../../../../backend/modules/address/place-rules.ts";
import { districts } from "../../../../lib/address/districts";
import { geocode } from "../../../../lib/address/geocode";
import { manualAddress } from "../../../../lib/address/manual-address";
import { roads } from "../../../../lib/address/roads";

const NUMBERS = [1, 45, 300];
const UNKNOWN_STREETS = ["和平路12號", "中山路一段5號", "東里村5號", "長安西路7巷3號"];
const here = {
  city_name: "台北市",
  area_name: "信義區",
  street: "市府路45號",
  lat: 25.03361,
  lng: 121.56445,
};

/**
 * Returns addresses with their positions. They are on every road of the gazetteer and on unknown streets of every
 * district. In addition, there is one result of `manualAddress` for every district.
 */
function gazetteerPlaces() {
  const texts = [
    ...roads.flatMap(({ district, name }) =>
      NUMBERS.map((number) => `${district.city_name}${district.area_name}${name}${number}號`),
    ),
    ...districts.flatMap(({ city_name, area_name }) =>
      UNKNOWN_STREETS.map((street) => city_name + area_name + street),
    ),
  ];
  const typed = texts.map((text) => ({ text, place: geocode(text) }));
  const manual = districts.map((one) => ({
    text: `${one.city_name}${one.area_name} by hand`,
    place: manualAddress(one, "中正路1號"),
  }));
  return [...typed, ...manual];
}

it("accepts the positions that the shop finds for addresses in all 368 districts, on all known roads and on unknown streets", () => {
  const places = gazetteerPlaces();
  const refused = places.filter(({ place }) => place === null || !isCompletePlace(place));
  expect(refused.map(({ text }) => text)).toEqual([]);
  expect(places.length).toBeGreaterThan(7_000);
});

it("refuses an address in each of the 368 districts if its position is a city hall outside the district", () => {
  const cityHalls = [here, { lat: 24.1618, lng: 120.6469 }, { lat: 23.991, lng: 121.6199 }];
  const accepted = districts.flatMap(({ city_name, area_name }) =>
    cityHalls
      .map((hall) => ({ city_name, area_name, street: "中正路1號", lat: hall.lat, lng: hall.lng }))
      .filter(isCompletePlace),
  );
  // Each city hall lies in one of the districts, far from the border. Only these three addresses are accepted.
  expect(accepted.map(({ city_name, area_name }) => city_name + area_name)).toEqual([
    "台北市信義區",
    "台中市西屯區",
    "花蓮縣花蓮市",
  ]);
});

describe("an address is complete", () => {
  it.each([
    ["with matching city, district, street and position", {}],
    ["with its city spelled 臺北市 instead of 台北市", { city_name: "臺北市" }],
    ["with its city and district before the street", { street: "台北市信義區市府路45號" }],
    ["with a zip code before the street", { street: "110台北市信義區市府路45號" }],
    ["on a road named after another city", { street: "基隆路一段200號" }],
    ["400 m outside the border of its district", { lat: 25.0336, lng: 121.5542 }],
  ])("%s", (_what, part) => {
    expect(isCompletePlace({ ...here, ...part })).toBe(true);
  });
});

describe("an address is incomplete", () => {
  it.each([
    ["in a city that does not exist", { city_name: "火星市" }],
    ["in a district that does not exist", { area_name: "環形山區" }],
    ["in a district of another city", { area_name: "前鎮區" }],
    ["without a city", { city_name: "" }],
    ["without a district", { area_name: " " }],
    ["without a street", { street: "　\u200b" }],
    ["with another complete address as its street", { street: "高雄市前鎮區中山二路2號" }],
    ["with another city before its street", { street: "高雄市中山二路2號" }],
    ["with another address after its street", { street: "市府路45號 高雄市前鎮區中山二路2號" }],
    [
      "with another complete address, spelled with 臺 instead of 台, as its street",
      { street: "臺中市西屯區台灣大道三段99號" },
    ],
    ["with another district of its city before its street", { street: "北投區光明路1號" }],
    ["one kilometre outside its district", { lat: 25.0336, lng: 121.547 }],
    ["on the equator", { lat: 0, lng: 0 }],
  ])("%s", (_what, part) => {
    expect(isCompletePlace({ ...here, ...part })).toBe(false);
  });
});

it.each([
  [{}, true],
  [{ city_name: "臺北市" }, true],
  [{ street: " 市府路45號" }, true],
  [{ street: "市府路46號" }, false],
  [{ area_name: "大安區" }, false],
])(
  "isSameAddress, called with an address and a copy of it with the changes %p, returns %p",
  (part, isSame) => {
    expect(isSameAddress(here, { ...here, ...part })).toBe(isSame);
  },
);
