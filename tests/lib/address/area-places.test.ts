import {
  areasOfCity,
  citiesOf,
  cityOfPath,
  districtOfPath,
  neighboursOf,
} from "@/lib/address/area-places";
import { findDistrict } from "@/lib/address/districts";

const encoded = encodeURIComponent;
const area = (city_name: string, area_name: string, store_count: number) => ({
  area_id: findDistrict(city_name, area_name)?.area_id ?? 0,
  city_name,
  area_name,
  store_count,
});
const areas = [
  area("台北市", "信義區", 4),
  area("台北市", "大安區", 9),
  area("台北市", "松山區", 2),
  area("高雄市", "左營區", 20),
];

it.each([
  "台北市",
  "臺北市",
  encoded("台北市"),
  encoded("臺北市"),
  encoded("台北市").toLowerCase(),
])("the path segment %s stands for 台北市", (segment) => {
  const city = cityOfPath(segment);
  expect(city?.city_name).toBe("台北市");
  expect(city && districtOfPath(city, encoded("信義區"))?.area_id).toBe(107);
});

it.each([
  "",
  "x",
  "%",
  "%E5",
  "台北",
  "台北市 ",
  "__proto__",
  "../home",
  `${encoded("台北市")}%20`,
])("the path segment %j stands for no city", (segment) => {
  expect(cityOfPath(segment)).toBeNull();
});

it("districtOfPath does not find a district of another city", () => {
  const taipei = cityOfPath("台北市");
  expect(taipei && districtOfPath(taipei, "左營區")).toBeNull();
});

it("districts and cities with the most stores come first", () => {
  expect(areasOfCity(areas, { city_name: "台北市" }).map(({ area_name }) => area_name)).toEqual([
    "大安區",
    "信義區",
    "松山區",
  ]);
  expect(citiesOf(areas)).toEqual([
    { city_name: "高雄市", store_count: 20 },
    { city_name: "台北市", store_count: 15 },
  ]);
});

it("the neighbours of a district are other districts that have stores, the nearest district first", () => {
  const xinyi = findDistrict("台北市", "信義區");
  if (!xinyi) throw new Error("no 信義區");
  const names = neighboursOf(xinyi, areas).map(({ area_name }) => area_name);
  expect(names).toEqual(["松山區", "大安區", "左營區"]);
  expect(neighboursOf(xinyi, [])).toEqual([]);
});
