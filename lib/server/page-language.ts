import "server-only";
import { getLocale } from "next-intl/server";
import { areaName, cityName, placeName } from "@/lib/address/place-name";
import { dataName } from "@/lib/format/data-name";
import { listText } from "@/lib/format/list-text";
import { localPath } from "@/lib/routing/locale-path";
import { pageMetadata } from "@/lib/site/metadata";
import { DATA_NAMES, PLACE_NAMES } from "@/messages/server-texts";
import { env } from "./env";

/** The metadata of this page in its language (LN-04). */
export async function localMetadata(page: Omit<Parameters<typeof pageMetadata>[0], "locale">) {
  return pageMetadata({ ...page, locale: await getLocale() });
}

/** The base of absolute URLs in the language of this page, for `absoluteUrl`. */
export async function pageBase(): Promise<string> {
  return new URL(localPath(await getLocale(), "/"), env().APP_ORIGIN).href;
}

type Place = Parameters<typeof placeName>[0];

/** Returns functions that write places, store types and lists in the language of this page (LN-06). */
export async function pageNames() {
  const locale = await getLocale();
  const places = PLACE_NAMES[locale];
  const names = DATA_NAMES[locale];
  return {
    placeOf: (place: Place) => placeName(place, places),
    cityOf: (city_name: string) => cityName(city_name, places),
    areaOf: (place: Place) => areaName(place, places),
    typeOf: (name: string) => dataName(name, names),
    listOf: (names: string[]) => listText(names, locale),
  };
}
