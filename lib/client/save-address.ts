import { hrefs } from "@/lib/routing/hrefs";
import { formatViewCookie, VIEW_COOKIE } from "@/lib/view/view-cookie";
import type { LocatedAddress } from "./address-provider";
import { writeCookie } from "./cookies";
import { writeStored } from "./storage";
import { readView } from "./view-state";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Keeps the address for the browser (SPEC §3) and, as district and point, for the page it is shown first. */
export function saveAddress(located: LocatedAddress): void {
  const { address, area_name, city_name, lat, lng, street, remark } = located;
  writeStored("address", {
    address,
    areaName: area_name,
    cityName: city_name,
    lat,
    lng,
    street,
    remark,
  });
  const { dining_type, reservation_start_time } = readView();
  const view = { area_id: located.area_id, dining_type, reservation_start_time, lat, lng };
  writeCookie(VIEW_COOKIE, formatViewCookie(view), YEAR_SECONDS);
}

/** SPEC §4: the list of stores by a full page load; a reload where one is there already. */
export function goToStores(): void {
  if (window.location.pathname.toLowerCase() === hrefs.home()) window.location.reload();
  else window.location.assign(hrefs.home());
}
