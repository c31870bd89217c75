import type { Metadata } from "next";
import { site } from "@/lib/site/site";
import notFound from "@/messages/zh-TW/not-found.json";
import "./globals.css";

export const metadata: Metadata = {
  title: `${notFound.title}｜${site.name}`,
  description: notFound.text,
  robots: { index: false },
};

/** The 404 document of addresses that match no route. It has no layout and needs no script. */
export default function GlobalNotFound() {
  return (
    <html lang="zh-Hant-TW">
      <body>
        <header className="border-b border-line bg-paper">
          <a
            href="/home"
            className="page-width flex min-h-14 items-center gap-2 text-xl font-black text-brand"
          >
            <img src={site.logo} alt="" width={32} height={32} className="size-8" />
            {site.name}
          </a>
        </header>
        <main className="page-width flex flex-1 flex-col items-center justify-center gap-4 py-16 text-center">
          <h1 className="text-2xl">{notFound.title}</h1>
          <p className="text-ink-soft">{notFound.text}</p>
          <a href="/" className="rounded-full bg-brand px-6 py-3 font-bold text-on-brand">
            {notFound.backToIndex}
          </a>
        </main>
      </body>
    </html>
  );
}
