export type Point = { lat: number; lng: number };

const METRES_PER_DEGREE = 111_195;

/** The distance on a flat map. Within Taiwan it differs from the great-circle distance by less than 0.1 %. */
export function metresBetween(a: Point, b: Point) {
  const north = (b.lat - a.lat) * METRES_PER_DEGREE;
  const east =
    (b.lng - a.lng) * METRES_PER_DEGREE * Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180);
  return Math.hypot(north, east);
}

export function nearestOf<T extends Point>(points: readonly T[], to: Point) {
  return points.reduce<{ item: T; metres: number } | null>((best, item) => {
    const metres = metresBetween(item, to);
    return best && best.metres <= metres ? best : { item, metres };
  }, null);
}
