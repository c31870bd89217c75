import { DINING_TYPE } from "@/lib/contracts/codes";

const DINING_TYPES = {
  "0": DINING_TYPE.pickup,
  "1": DINING_TYPE.delivery,
  "4": DINING_TYPE.businessReservation,
};

/** District and dining type of an internal page, from its path; null for what no rewrite leads to. */
export function pagePlace({ area, dining }: { area: string; dining: string }) {
  if (!/^\d{1,4}$/.test(area) || !isDining(dining)) return null;
  return { area_id: Number(area), dining_type: DINING_TYPES[dining] };
}

export type PagePlace = NonNullable<ReturnType<typeof pagePlace>>;
export type PageDiningType = PagePlace["dining_type"];

function isDining(text: string): text is keyof typeof DINING_TYPES {
  return Object.hasOwn(DINING_TYPES, text);
}
