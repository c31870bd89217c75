import { createTranslator } from "next-intl";
import type { ReactNode } from "react";
import type { Locale } from "@/lib/routing/routes";
import * as en from "@/messages/en/messages-en";
import * as zhTW from "@/messages/zh-TW/messages-zh";

type Namespace = keyof ReturnType<typeof pageLanguage>["messages"];

/** Replaces `next-intl/server`, which needs a request. The messages are the real ones. */
export async function getTranslations(namespace: Namespace) {
  return createTranslator({ ...pageLanguage(), namespace });
}

export async function getLocale() {
  return pageLanguage().locale;
}

export async function getMessages() {
  return pageLanguage().messages;
}

/** Replaces `components/ui/messages`. renderPage gives all messages to the page already. */
export function Messages({ children }: { children: ReactNode }) {
  return children;
}

const MESSAGES: Record<Locale, typeof zhTW> = { "zh-TW": zhTW, en };

const rendered: { locale: Locale } = { locale: "zh-TW" };

/** The language of the pages that the test renders, and its texts. Chinese unless `setPageLanguage` was called. */
export function pageLanguage() {
  return { locale: rendered.locale, messages: MESSAGES[rendered.locale] };
}

export function setPageLanguage(locale: Locale): void {
  rendered.locale = locale;
}
