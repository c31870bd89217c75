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
  it("has the same 368 district names as lib/address/districts", () => {
    expect(districts).toHaveLength(368);
    expect(districts.map(nameOf).sort()).toEqual(gazetteer.map(nameOf).sort());
  });

  it.each(gazetteer.map((one) => [nameOf(one), one] as const))(
    "finds %s at the centre of the district",
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
    ["the point 0, 0", { lat: 0, lng: 0 }],
    ["the Taiwan Strait", { lat: 24.4, lng: 120 }],
  ])("finds no district at %s", (_where, point) => {
    expect(districtAt(point, 500)).toBeNull();
  });

  it("finds the nearest district within 500 metres of a point off the coast", () => {
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

  it("is 0 inside the district", () => expect(metresOutside(TAIPEI_101, xinyi)).toBe(0));

  it("is about 500 metres more for a point that is about 500 metres farther away", () => {
    // Both points are due west of 光復南路, along which the border of the district runs from north to south.
    const one = metresOutside({ lat: 25.0336, lng: 121.55 }, xinyi);
    const other = metresOutside({ lat: 25.0336, lng: 121.545 }, xinyi);
    expect(one).toBeGreaterThan(500);
    expect(other - one).toBeGreaterThan(480);
    expect(other - one).toBeLessThan(510);
  });
});
