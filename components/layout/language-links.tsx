"use client";

import { useLocale } from "next-intl";
import { type MouseEvent, useSyncExternalStore } from "react";
import { localPath } from "@/lib/routing/locale-path";
import { LANGUAGES, LOCALES } from "@/lib/routing/routes";

/**
 * Links to this page in each other language (LN-03). The page is one cached file for all queries, so the browser
 * completes the link. Without scripts the link leads to the first page.
 */
export function LanguageLinks({ className }: { className: string }) {
  const current = useLocale();
  const page = useSyncExternalStore(watchNothing, currentPage, () => "/");
  return LOCALES.filter((locale) => locale !== current).map((locale) => (
    <a
      key={locale}
      href={localPath(locale, page)}
      lang={LANGUAGES[locale].tag}
      hrefLang={LANGUAGES[locale].tag}
      // The URL of a list or a product changes without a new page.
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        event.currentTarget.href = localPath(locale, currentPage());
      }}
      className={className}
    >
      {LANGUAGES[locale].name}
    </a>
  ));
}

/** The link reads the URL when it is pressed. */
function watchNothing(): () => void {
  return () => undefined;
}

function currentPage(): string {
  return window.location.pathname + window.location.search;
}
