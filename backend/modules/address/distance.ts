export type Point = { lat: number; lng: number };

const EARTH_RADIUS_M = 6_371_000;
/** The length of one degree of latitude on the earth's surface, without `ROAD_FACTOR`. */
export const METRES_PER_DEGREE = (EARTH_RADIUS_M * Math.PI) / 180;
/** A straight-line distance is multiplied by this factor, because roads are longer (RU-03). */
export const ROAD_FACTOR = 1.3;

export function distanceMetres(from: Point, to: Point): number {
  const rise = radians(to.lat - from.lat) / 2;
  const turn = radians(to.lng - from.lng) / 2;
  const chord =
    Math.sin(rise) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(turn) ** 2;
  return Math.round(2 * EARTH_RADIUS_M * Math.asin(Math.sqrt(Math.min(1, chord))) * ROAD_FACTOR);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
