import type { PlaceNames } from "@/lib/address/place-name";
import type { DataNames } from "@/lib/format/data-name";
import type { Locale } from "@/lib/routing/routes";
import answers from "./en/answers.json";
import dataNames from "./en/data-names.json";
import notFound from "./en/not-found.json";
import placeNames from "./en/place-names.json";
import server from "./en/server.json";
import notFoundZh from "./zh-TW/not-found.json";
import serverZh from "./zh-TW/server.json";

// The texts that Next.js needs outside of pages. Browsers do not load this file.

export type ServerTexts = typeof serverZh;

/** The sentences that handlers of the shop answer with. */
export const SERVER_TEXTS: Record<Locale, ServerTexts> = { "zh-TW": serverZh, en: server };

/** The sentences of the backend's answers. The backend writes Chinese itself. */
export const ANSWER_TEXTS: Record<Locale, typeof answers | null> = { "zh-TW": null, en: answers };

/** The texts of the 404 document of addresses without a language. */
export const NOT_FOUND_TEXTS: Record<Locale, typeof notFoundZh> = {
  "zh-TW": notFoundZh,
  en: notFound,
};

/** Names by the Chinese name. */
export const PLACE_NAMES: Record<Locale, PlaceNames> = { "zh-TW": null, en: placeNames };
export const DATA_NAMES: Record<Locale, DataNames> = { "zh-TW": null, en: dataNames };
