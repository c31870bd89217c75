import {
  districtAt,
  districts,
  metresOutside,
} from "../../../../backend/modules/address/district-borders.ts";
import { districts as gazetteer } from "../../../../lib/address/districts";

const nameOf = ({ city_name, area_name }: { city_name: string; area_name: string }) =>
  city_name + area_name;
const TAIPEI_101 = { lat: 25.0336, lng: 121.5647 };

describe("the map of districts", () => {
  it("has the 368 districts of the storefront's gazetteer, with the same names", () => {
    expect(districts).toHaveLength(368);
    expect(districts.map(nameOf).sort()).toEqual(gazetteer.map(nameOf).sort());
  });

  it.each(gazetteer.map((one) => [nameOf(one), one] as const))(
    "contains the centre of %s",
    (name, one) => {
      expect(districtAt(one, 0)).toMatchObject({
        city_name: one.city_name,
        area_name: one.area_name,
      });
      expect(name).toBe(nameOf(one));
    },
  );

  it.each([
    ["Paris", { lat: 48.8566, lng: 2.3522 }],
    ["the ocean", { lat: 24, lng: 125 }],
    ["nowhere", { lat: 0, lng: 0 }],
    ["the strait", { lat: 24.4, lng: 120 }],
  ])("finds no district in %s", (_where, point) => {
    expect(districtAt(point, 500)).toBeNull();
  });

  it("takes the nearest district for a point just off the coast", () => {
    const pier = { lat: 23.976, lng: 121.62 };
    expect(districtAt(pier, 0)).toBeNull();
    expect(districtAt(pier, 500)).toMatchObject({ area_name: "花蓮市" });
  });
});

describe("the distance to a district", () => {
  const xinyi = districts.find(
    ({ area_name, city_name }) => nameOf({ city_name, area_name }) === "台北市信義區",
  );
  if (!xinyi) throw new Error("no 台北市信義區");

  it("is 0 inside", () => expect(metresOutside(TAIPEI_101, xinyi)).toBe(0));

  it("grows by the metres that a point moves away", () => {
    // Due west of the border along 光復南路, where it runs north to south.
    const one = metresOutside({ lat: 25.0336, lng: 121.55 }, xinyi);
    const other = metresOutside({ lat: 25.0336, lng: 121.545 }, xinyi);
    expect(one).toBeGreaterThan(500);
    expect(other - one).toBeGreaterThan(480);
    expect(other - one).toBeLessThan(510);
  });
});
