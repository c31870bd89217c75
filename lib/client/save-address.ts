import { storedAddress } from "@/lib/address/saved-address";
import type { SavedAddress } from "@/lib/contracts/addresses";
import { hrefs } from "@/lib/routing/hrefs";
import { formatViewCookie, VIEW_COOKIE } from "@/lib/view/view-cookie";
import { gazetteerProvider, type LocatedAddress } from "./address-provider";
import { readCookie, writeCookie } from "./cookies";
import { openPage } from "./leave";
import { pagePathname } from "./page-locale";
import { readStored, writeStored } from "./storage";
import { readView } from "./view-state";
import { dropWaitingStore, waitingStore } from "./waiting-store";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Stores the address in local storage (AD-14), and its district and position in the view cookie, which the next page
 * uses.
 */
export function saveAddress(located: LocatedAddress): void {
  const { address, area_name, city_name, lat, lng, street, precision } = located;
  const before = readStored("address");
  // The input does not show the remark (such as the floor), so the remark stays if the address is unchanged.
  const remark = located.remark || (before?.address === address ? before.remark : "");
  writeStored("address", {
    address,
    areaName: area_name,
    cityName: city_name,
    lat,
    lng,
    street,
    remark,
    ...(precision && { precision }),
  });
  writePlace({ area_id: located.area_id, lat, lng });
}

/**
 * Writes the view cookie again from the stored address. The cookie may be missing for two reasons. A login may have
 * copied the address of the account to local storage only. Or the browser may have deleted the cookie: after a week,
 * some browsers delete cookies that were set by scripts. Returns true if the cookie was written. The caller should then
 * reload the page.
 */
export async function restoreViewCookie(): Promise<boolean> {
  const address = readStored("address");
  if (!address) return false;
  const { lat, lng } = address;
  const area_id = await districtOf(address);
  return area_id !== null && writePlace({ area_id, lat, lng });
}

/** Uses a saved address of the member as the delivery address. Returns false if its district cannot be found. */
export async function takeSavedAddress(saved: SavedAddress): Promise<boolean> {
  const { lat, lng } = saved;
  const area_id = await districtOf(saved);
  if (area_id === null) return false;
  writeStored("address", storedAddress(saved));
  writePlace({ area_id, lat, lng });
  return true;
}

type Placed = { address: string; lat: number; lng: number };

async function districtOf({ address, lat, lng }: Placed): Promise<number | null> {
  const answer = await gazetteerProvider.geocode(address);
  // The gazetteer may not find an address that came from another provider. The district is then found by the position.
  const placed = answer.ok && !answer.data ? await gazetteerProvider.reverse({ lat, lng }) : answer;
  return placed.ok && placed.data ? placed.data.area_id : null;
}

/** Writes the place to the view cookie. Returns false if the browser refuses cookies. */
function writePlace(place: { area_id: number; lat: number; lng: number }): boolean {
  const { dining_type, reservation_start_time } = readView();
  const cookie = formatViewCookie({ ...place, dining_type, reservation_start_time });
  writeCookie(VIEW_COOKIE, cookie, YEAR_SECONDS);
  return readCookie(VIEW_COOKIE) === cookie;
}

/** Opens the store page that the visitor wanted before entering an address (ST-38), or else the list of stores. */
export function continueWithAddress(): void {
  const store = waitingStore();
  dropWaitingStore();
  if (store) openPage(store);
  else goToStores();
}

/** Loads the list of stores (AD-15), or reloads it if it is already open (AD-16). */
export function goToStores(): void {
  if (pagePathname() === hrefs.home()) window.location.reload();
  else openPage(hrefs.home());
}

/** After the intro page of the campaign: opens /opnRedirect with the query of the campaign's link (AD-17). */
export function goToCampaign(): void {
  openPage(`${hrefs.opnRedirect()}${window.location.search}`);
}
