"use client";

import { useLocale } from "next-intl";
import { type MouseEvent, useSyncExternalStore } from "react";
import { localPath } from "@/lib/routing/locale-path";
import { LANGUAGES, LOCALES } from "@/lib/routing/routes";

/**
 * Links to this page in the other languages (LN-03). The server does not know the public path and the query when it
 * renders these links, so the browser adds both. Without JavaScript the link leads to the intro `/` in that language.
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
      // The URL may have changed without a new document, for example when a product sheet was opened, so the link is
      // updated at the click.
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        event.currentTarget.href = localPath(locale, currentPage());
      }}
      className={className}
    >
      {LANGUAGES[locale].name}
    </a>
  ));
}

/** A change of the URL needs no new render, because the link reads the URL when it is clicked. */
function watchNothing(): () => void {
  return () => undefined;
}

function currentPage(): string {
  return window.location.pathname + window.location.search;
}
