"use client";

import { useLocale } from "next-intl";
import { type MouseEvent, useSyncExternalStore } from "react";
import { LANGUAGE_TAGS, localPath } from "@/lib/routing/locale-path";
import { LOCALES, type Locale } from "@/lib/routing/routes";

/** Each language in its own words. */
const NAMES: Record<Locale, string> = { "zh-TW": "中文", en: "English" };

/**
 * Links to this page in each other language (LN-03). The page is one cached file for all queries, so the browser
 * completes the address. Without scripts the link leads to the first page.
 */
export function LanguageLinks({ className }: { className: string }) {
  const here = useLocale();
  const page = useSyncExternalStore(watchNothing, currentPage, () => "/");
  return LOCALES.filter((locale) => locale !== here).map((locale) => (
    <a
      key={locale}
      href={localPath(locale, page)}
      lang={LANGUAGE_TAGS[locale]}
      hrefLang={LANGUAGE_TAGS[locale]}
      // The address of a list or a product changes without a new page.
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        event.currentTarget.href = localPath(locale, currentPage());
      }}
      className={className}
    >
      {NAMES[locale]}
    </a>
  ));
}

/** The link reads the address when it is pressed. */
function watchNothing(): () => void {
  return () => undefined;
}

function currentPage(): string {
  return window.location.pathname + window.location.search;
}
