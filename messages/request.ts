import { locale as rootLocale } from "next/root-params";
import { hasLocale } from "next-intl";
import { getRequestConfig } from "next-intl/server";
import { TIME_ZONE } from "@/lib/contracts/codes";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@/lib/routing/routes";
import * as en from "./en/messages-en";
import * as zhTW from "./zh-TW/messages-zh";

const MESSAGES: Record<Locale, typeof zhTW> = { "zh-TW": zhTW, en };

/** Files such as the pictures of link previews name their language. Pages have it in their path. */
export default getRequestConfig(async ({ locale: named }) => {
  const wanted = named ?? (await rootLocale());
  const locale = hasLocale(LOCALES, wanted) ? wanted : DEFAULT_LOCALE;
  return { locale, timeZone: TIME_ZONE, messages: MESSAGES[locale] };
});
