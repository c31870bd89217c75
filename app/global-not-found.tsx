import type { Metadata } from "next";
import { localPath } from "@/lib/routing/locale-path";
import { DEFAULT_LOCALE, LANGUAGES, LOCALES } from "@/lib/routing/routes";
import { site } from "@/lib/site/site";
import { NOT_FOUND_TEXTS } from "@/messages/server-texts";
import "./globals.css";

const first = NOT_FOUND_TEXTS[DEFAULT_LOCALE];

export const metadata: Metadata = {
  title: `${first.title}｜${site.name[DEFAULT_LOCALE]}`,
  description: first.text,
  robots: { index: false },
};

/**
 * The 404 document for URLs that match no route. It has no layout and needs no script. One document serves all these
 * URLs, so it shows its text in all languages.
 */
export default function GlobalNotFound() {
  return (
    <html lang={LANGUAGES[DEFAULT_LOCALE].tag}>
      <body>
        <header className="border-b border-line bg-paper">
          <a
            href="/home"
            className="page-width flex min-h-14 items-center gap-2 text-xl font-black text-brand"
          >
            <img src={site.logo} alt="" width={32} height={32} className="size-8" />
            {site.name[DEFAULT_LOCALE]}
          </a>
        </header>
        <main className="page-width flex flex-1 flex-col items-center justify-center gap-4 py-16 text-center">
          {LOCALES.map((locale, index) => {
            const { title, text, backToIndex } = NOT_FOUND_TEXTS[locale];
            const Heading = index === 0 ? "h1" : "h2";
            return (
              <section
                key={locale}
                lang={LANGUAGES[locale].tag}
                className="grid justify-items-center gap-4 py-6"
              >
                <Heading className="text-2xl">{title}</Heading>
                <p className="text-ink-soft">{text}</p>
                <a
                  href={localPath(locale, "/")}
                  className="rounded-full bg-brand px-6 py-3 font-bold text-on-brand"
                >
                  {backToIndex}
                </a>
              </section>
            );
          })}
        </main>
      </body>
    </html>
  );
}
