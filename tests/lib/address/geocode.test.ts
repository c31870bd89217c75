import { findDistrict } from "@/lib/address/districts";
import { geocode, reverseGeocode } from "@/lib/address/geocode";
import { metresBetween } from "@/lib/address/metres-between";
import { districtAt } from "@/lib/server/district-at";

const TAIPEI_101 = { lat: 25.0336, lng: 121.5647 };

describe("geocode", () => {
  test("places an address on its road and moves the floor to the remark", () => {
    const address = geocode("台北市信義區信義路五段7號5樓");
    expect(address).toMatchObject({ area_id: 107, street: "信義路五段7號", remark: "5樓" });
    expect(metresBetween(address ?? { lat: 0, lng: 0 }, TAIPEI_101)).toBeLessThan(400);
  });

  test('gives every house number of a road the same position, with the precision "road" (AD-22)', () => {
    const [first, other] = ["7號", "99999號"].map((houseNumber) =>
      geocode(`台北市信義區信義路五段${houseNumber}`),
    );
    expect(first).toMatchObject({ precision: "road" });
    expect([other?.lat, other?.lng]).toEqual([first?.lat, first?.lng]);
  });

  test.each([
    ["a road that is not in the gazetteer", "台北市信義區不知名路3號"],
    ["a section that is not in the gazetteer", "台北市信義區信義路九段3號"],
    ["a village", "台北市信義區西村里3號"],
  ])(
    'returns the centre of the district for %s, with the precision "district" (AD-22)',
    (_what, text) => {
      const { lat, lng } = findDistrict("台北市", "信義區") ?? {};
      expect(geocode(text)).toMatchObject({ lat, lng, precision: "district" });
    },
  );

  test.each(["台北市", "台北市信義區", "信義區市府路45號", "New York"])(
    "returns null for %s",
    (text) => {
      expect(geocode(text)).toBeNull();
    },
  );
});

describe("reverseGeocode", () => {
  test("returns the district that contains the point, even if the centre of another district is nearer", () => {
    // The centre of 板橋區 is 0.9 km away, the centre of 中和區 3.0 km.
    const point = { lat: 25.005, lng: 121.47 };
    expect(districtAt(point)).toBe(findDistrict("新北市", "中和區"));
    expect(reverseGeocode(point, districtAt(point))).toMatchObject({ area_name: "中和區" });
  });

  test.each([
    ["Taipei 101", 25.0336, 121.5647, "信義區", "信義路五段"],
    ["Banqiao station", 25.0143, 121.4638, "板橋區", "新站路"],
    ["Fengjia", 24.1798, 120.6455, "西屯區", "逢甲路"],
    ["Magong", 23.5651, 119.5655, "馬公市", "中正路"],
    ["Jincheng", 24.432, 118.318, "金城鎮", "民生路"],
    ["Nangan", 26.15, 119.935, "南竿鄉", ""],
  ])(
    "returns the district of %s, and the nearest road if one is near",
    (_place, lat, lng, area_name, street) => {
      expect(reverseGeocode({ lat, lng }, districtAt({ lat, lng }))).toMatchObject({
        area_name,
        street,
        lat,
        lng,
      });
    },
  );

  test.each([
    ["Tokyo", 35.68, 139.69],
    ["Fuzhou", 26.07, 119.3],
    ["Xiamen", 24.48, 118.09],
    ["a point in the Taiwan Strait", 24.4, 120.0],
    ["0,0", 0, 0],
  ])("returns null at %s", (_place, lat, lng) => {
    expect(reverseGeocode({ lat, lng }, districtAt({ lat, lng }))).toBeNull();
  });
});
