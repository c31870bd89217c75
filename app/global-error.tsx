"use client";

import failures from "@/messages/zh-TW/failures.json";
import "./globals.css";

/** A page that broke: the whole document anew, since nothing of the old one can be relied on. */
export default function GlobalError() {
  return (
    <html lang="zh-Hant-TW">
      <body>
        <main className="page-width grid flex-1 content-center justify-items-center gap-4 py-16 text-center">
          <h1 className="text-2xl">{failures.serverErrorTitle}</h1>
          <p className="text-ink-soft">{failures.serverErrorText}</p>
          {/* A full load on purpose: nothing of the broken page may live on. */}
          {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
          <a href="/" className="rounded-full bg-brand px-6 py-3 font-bold text-on-brand">
            {failures.backToIndex}
          </a>
        </main>
      </body>
    </html>
  );
}
