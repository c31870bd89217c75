import { locale as rootLocale } from "next/root-params";
import { hasLocale } from "next-intl";
import { getRequestConfig } from "next-intl/server";
import { TIME_ZONE } from "@/lib/contracts/codes";
import { DEFAULT_LOCALE, LOCALES } from "@/lib/routing/routes";
import messages from "./zh-TW";

export default getRequestConfig(async () => {
  const asked = await rootLocale();
  const locale = hasLocale(LOCALES, asked) ? asked : DEFAULT_LOCALE;
  return { locale, timeZone: TIME_ZONE, messages };
});
