import { districtOf } from "@/lib/address/districts";
import { DINING_TYPE } from "@/lib/contracts/codes";

const DINING_TYPES = {
  "0": DINING_TYPE.pickup,
  "1": DINING_TYPE.delivery,
  "4": DINING_TYPE.businessReservation,
};

/**
 * The district (0 for none) and the dining type in the internal path of a page (lib/routing/page-path). Null if one of
 * them is invalid.
 */
export function pagePlace({ area, dining }: { area: string; dining: string }) {
  const dining_type = pageDining(dining);
  if (!/^(0|[1-9]\d{2,3})$/.test(area) || dining_type === null) return null;
  const area_id = Number(area);
  if (area_id !== 0 && !districtOf(area_id)) return null;
  return { area_id, dining_type };
}

export type PagePlace = NonNullable<ReturnType<typeof pagePlace>>;
export type PageDiningType = PagePlace["dining_type"];

/** The dining type in the internal path of a page. Null if no page has this dining type. */
export function pageDining(dining: string) {
  return isDining(dining) ? DINING_TYPES[dining] : null;
}

function isDining(text: string): text is keyof typeof DINING_TYPES {
  return Object.hasOwn(DINING_TYPES, text);
}
