import type { Locale } from "@/lib/routing/routes";
import * as en from "@/messages/en/messages-en";
import * as zhTW from "@/messages/zh-TW/messages-zh";

const MESSAGES: Record<Locale, typeof zhTW> = { "zh-TW": zhTW, en };

const rendered: { locale: Locale } = { locale: "zh-TW" };

/** Returns the language of rendered pages, with its messages. It is Chinese unless the test calls `setPageLanguage`. */
export function pageLanguage() {
  return languageOf(rendered.locale);
}

export function languageOf(locale: Locale) {
  return { locale, messages: MESSAGES[locale] };
}

export function setPageLanguage(locale: Locale): void {
  rendered.locale = locale;
}
