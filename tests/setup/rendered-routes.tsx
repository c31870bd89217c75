import type { ReactNode } from "react";
import Ranking from "@/app/[locale]/(bare)/opTopSale/[area]/[dining]/page";
import District from "@/app/[locale]/(shop)/areas/[city]/[area]/[type]/[page]/page";
import City from "@/app/[locale]/(shop)/areas/[city]/page";
import Grocery from "@/app/[locale]/(shop)/grocery/[stid]/[cat]/[dining]/page";
import Menu from "@/app/[locale]/(shop)/menu/[stid]/[cat]/page";
import Index from "@/app/[locale]/(shop)/page";
import Product from "@/app/[locale]/(shop)/product/[stid]/[kind]/[id]/[dining]/page";
import Texts from "@/app/[locale]/(shop)/static/[p]/page";
import Store from "@/app/[locale]/(shop)/store/[stid]/[dining]/page";
import StoreList from "@/app/[locale]/(shop)/storeList/[area]/[dining]/[kind]/[id]/[page]/page";
import { localeOf } from "@/lib/routing/locale-path";
import { publicRoute } from "@/lib/routing/public-route";
import { setPageLanguage } from "./language-of-pages";
import { renderPage } from "./render-page";

type Page = (props: never) => Promise<ReactNode>;

/** The pages that this file can render, with the patterns of their internal paths below the locale. */
const PAGES: [string, Page][] = [
  ["", Index as Page],
  ["areas/:city", City],
  ["areas/:city/:area/:type/:page", District],
  ["store/:stid/:dining", Store],
  ["storeList/:area/:dining/:kind/:id/:page", StoreList],
  ["grocery/:stid/:cat/:dining", Grocery],
  ["menu/:stid/:cat", Menu],
  ["product/:stid/:kind/:id/:dining", Product],
  ["static/:p", Texts],
  ["opTopSale/:area/:dining", Ranking],
];

export type RenderedRoute = {
  html: string;
  /** The text that a visitor reads, without tags and scripts. */
  words: string;
  /** The targets of all links. */
  links: string[];
  /** The nodes of the JSON-LD. */
  nodes: Record<string, unknown>[];
};

/** Renders the page at a public URL as the server does. Returns null if the URL leads to no page of `PAGES`. */
export async function renderRoute(address: string): Promise<RenderedRoute | null> {
  const route = publicRoute(address);
  if (route.kind !== "page") return null;
  const [, language, ...parts] = route.url.split("/");
  setPageLanguage(localeOf(language));
  const found = PAGES.find(([pattern]) => isMatch(pattern, parts));
  if (!found) return null;
  const [pattern, page] = found;
  const names = pattern.split("/");
  const params = Object.fromEntries(
    names.flatMap((name, index) => (name.startsWith(":") ? [[name.slice(1), parts[index]]] : [])),
  );
  const { html } = await renderPage(await page({ params: Promise.resolve(params) } as never));
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const shown = html.replace(/<script.*?<\/script>/gs, "");
  return {
    html: shown,
    words: unescapeHtml(shown.replace(/<[^>]+>/g, "")),
    links: [...shown.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href = ""]) =>
      unescapeHtml(href),
    ),
    nodes: scripts.flatMap(([, text = ""]) => JSON.parse(text)["@graph"]),
  };
}

function isMatch(pattern: string, parts: string[]): boolean {
  const names = pattern === "" ? [] : pattern.split("/");
  return (
    names.length === parts.length &&
    names.every((name, index) => name.startsWith(":") || name === parts[index])
  );
}

function unescapeHtml(text: string): string {
  return text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
}
