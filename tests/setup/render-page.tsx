import { text } from "node:stream/consumers";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { pageLanguage } from "./language-of-pages";

/** `words` is the text of the HTML without tags. */
type RenderedPage = { html: string; words: string };

/** Renders a page as the server does, and waits for its asynchronous components. */
export async function renderPage(page: ReactNode): Promise<RenderedPage> {
  const { prelude } = await prerenderToNodeStream(
    <NextIntlClientProvider {...pageLanguage()} timeZone="Asia/Taipei">
      {page}
    </NextIntlClientProvider>,
  );
  const html = (await text(prelude)).replace(/<!--.*?-->/g, "");
  return { html, words: html.replace(/<[^>]+>/g, "") };
}
