import { metresBetween, nearestOf } from "@/lib/address/metres-between";

const TAIPEI = { lat: 25.04776, lng: 121.51706 };
const KAOHSIUNG = { lat: 22.6394, lng: 120.30226 };

it("metresBetween returns about the great-circle distance between two stations, in both directions", () => {
  const metres = metresBetween(TAIPEI, KAOHSIUNG);
  expect(metres).toBeGreaterThan(294_500);
  expect(metres).toBeLessThan(296_500);
  expect(metresBetween(KAOHSIUNG, TAIPEI)).toBeCloseTo(metres);
});

it("nearestOf returns the first of the nearest points, and null for an empty list", () => {
  const near = { lat: TAIPEI.lat + 0.001, lng: TAIPEI.lng, name: "near" };
  const same = { ...near, name: "same" };
  expect(nearestOf([KAOHSIUNG, near, same], TAIPEI)?.item).toBe(near);
  expect(nearestOf([], TAIPEI)).toBeNull();
});
