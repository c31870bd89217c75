import type { Metadata } from "next";
import errors from "@/messages/zh-TW/errors.json";
import "./globals.css";

export const metadata: Metadata = { title: errors.notFoundTitle, robots: { index: false } };

/** Stands outside every layout: the whole document, readable without scripts. */
export default function GlobalNotFound() {
  return (
    <html lang="zh-Hant-TW">
      <body>
        <main className="page-width flex flex-1 flex-col items-center justify-center gap-4 py-16 text-center">
          <h1 className="text-2xl">{errors.notFoundTitle}</h1>
          <p className="text-ink-soft">{errors.notFoundText}</p>
          <a href="/" className="rounded-full bg-brand px-6 py-3 font-bold text-on-brand">
            {errors.backToIndex}
          </a>
        </main>
      </body>
    </html>
  );
}
