import { metresBetween, moveBy, nearestOf } from "@/lib/address/metres-between";

const TAIPEI = { lat: 25.04776, lng: 121.51706 };
const KAOHSIUNG = { lat: 22.6394, lng: 120.30226 };

it("measures the distance of two stations as the great circle does", () => {
  const metres = metresBetween(TAIPEI, KAOHSIUNG);
  expect(metres).toBeGreaterThan(294_500);
  expect(metres).toBeLessThan(296_500);
  expect(metresBetween(KAOHSIUNG, TAIPEI)).toBeCloseTo(metres);
});

it.each([
  ["north", 500, 0],
  ["south", -500, 0],
  ["east", 0, 500],
  ["west", 0, -500],
])("moves a point to the %s by the metres given", (_side, north, east) => {
  const moved = moveBy(TAIPEI, north, east);
  expect(Math.sign(Math.round((moved.lat - TAIPEI.lat) * 1e4))).toBe(Math.sign(north));
  expect(Math.sign(Math.round((moved.lng - TAIPEI.lng) * 1e4))).toBe(Math.sign(east));
  expect(Math.abs(metresBetween(TAIPEI, moved) - 500)).toBeLessThan(2);
});

it("finds the nearest point, the first of two equal ones, and none of no points", () => {
  const near = { ...moveBy(TAIPEI, 100, 0), name: "near" };
  const same = { ...near, name: "same" };
  expect(nearestOf([KAOHSIUNG, near, same], TAIPEI)?.item).toBe(near);
  expect(nearestOf([], TAIPEI)).toBeNull();
});
