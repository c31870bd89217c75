import { createTranslator } from "next-intl";
import type { ReactNode } from "react";
import type { Locale } from "@/lib/routing/routes";
import { languageOf, pageLanguage } from "./language-of-pages";

type Namespace = keyof ReturnType<typeof pageLanguage>["messages"];

/** Replaces `next-intl/server`, which needs a request. The messages are the real ones. */
export async function getTranslations(
  wanted: Namespace | { locale: Locale; namespace: Namespace },
) {
  if (typeof wanted === "string") return createTranslator({ ...pageLanguage(), namespace: wanted });
  const { locale, namespace } = wanted;
  return createTranslator({ ...languageOf(locale), namespace });
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
