import { DINING_TYPE, type DiningType, IMMEDIATE } from "@/lib/contracts/codes";

/** The view cookie, by which the server selects a cached page for the visitor. The browser writes it. */
export const VIEW_COOKIE = "view";

export type ViewCookie = {
  /** The id of the district, or 0 if the visitor has chosen no address. With 0, `lat` and `lng` have no meaning. */
  area_id: number;
  dining_type: DiningType;
  reservation_start_time: number;
  lat: number;
  lng: number;
};

const SHAPE = /^(0|\d{3,4})_([0145])_(-1|\d{1,12})_(-?\d{1,2}\.\d{1,6})_(-?\d{1,3}\.\d{1,6})$/;
const DINING_TYPES: readonly number[] = Object.values(DINING_TYPE);

/**
 * The value of the cookie, such as `107_1_-1_25.03361_121.56445`: the district, the dining type, the start of the
 * reservation in epoch seconds (−1 for now), and the position.
 */
export function formatViewCookie(view: ViewCookie): string {
  const point = [view.lat, view.lng].map((degrees) => degrees.toFixed(5));
  return [view.area_id, view.dining_type, view.reservation_start_time, ...point].join("_");
}

export function parseViewCookie(value: string | undefined): ViewCookie | null {
  const match = SHAPE.exec(value ?? "");
  if (!match) return null;
  const [area_id, dining_type, start, lat, lng] = match.slice(1).map(Number);
  if (area_id === undefined || dining_type === undefined || !isDiningType(dining_type)) return null;
  return {
    area_id,
    dining_type,
    reservation_start_time: start ?? IMMEDIATE,
    lat: lat ?? 0,
    lng: lng ?? 0,
  };
}

function isDiningType(value: number): value is DiningType {
  return DINING_TYPES.includes(value);
}
