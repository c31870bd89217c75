import { createTranslator } from "next-intl";
import type { ReactNode } from "react";
import type { Locale } from "@/lib/routing/routes";
import { languageOf, pageLanguage } from "./language-of-pages";

type Namespace = keyof ReturnType<typeof pageLanguage>["messages"];

/**
 * Replaces `getTranslations` of `next-intl/server`, which works only while Next.js renders. The stand-in uses the real
 * messages.
 */
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

/** Stands in for `components/ui/messages`, because `renderPage` already provides all messages. */
export function Messages({ children }: { children: ReactNode }) {
  return children;
}
