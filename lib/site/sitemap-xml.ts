import { localPath, splitLocale } from "@/lib/routing/locale-path";
import type { Locale } from "@/lib/routing/routes";
import { pictureUrl } from "@/lib/site/absolute-url";
import { alternatePaths } from "./metadata";

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9";
const XHTML = "http://www.w3.org/1999/xhtml";
const IMAGES = "http://www.google.com/schemas/sitemap-image/1.1";

/** A sitemap file is written in three parts: the head, the rows and the tail. */
export const SITEMAP_HEAD = `${DECLARATION}<urlset xmlns="${SCHEMA}" xmlns:image="${IMAGES}" xmlns:xhtml="${XHTML}">\n`;
export const SITEMAP_TAIL = "</urlset>\n";

/**
 * `updated_at` is in epoch seconds. It is missing if the time is unknown, because a wrong time makes crawlers ignore
 * the times of all entries.
 */
export type SitemapRow = {
  path: string;
  updated_at?: number | undefined;
  image?: string | undefined;
};

/**
 * The entries of pages. `base` is the origin of the shop, followed by the folder of the language, if there is one. Each
 * entry contains the URLs of the page in all languages (LN-04).
 */
export function sitemapRows(rows: SitemapRow[], base: string): string {
  const { origin, pathname } = new URL(base);
  const { locale } = splitLocale(pathname);
  return rows.map((row) => `<url>${rowText(row, { locale, origin })}</url>\n`).join("");
}

type Site = { locale: Locale; origin: string };

function rowText({ path, updated_at, image }: SitemapRow, { locale, origin }: Site): string {
  const changed = updated_at === undefined ? "" : `<lastmod>${isoTime(updated_at)}</lastmod>`;
  const picture = image && pictureUrl(image, origin);
  const shown = picture
    ? `<image:image><image:loc>${escapeXml(picture)}</image:loc></image:image>`
    : "";
  return `<loc>${location(localPath(locale, path), origin)}</loc>${changed}${alternates(path, origin)}${shown}`;
}

function alternates(path: string, origin: string): string {
  return Object.entries(alternatePaths(path))
    .map(
      ([language, address]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${location(address, origin)}"/>`,
    )
    .join("");
}

function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace(".000Z", "Z");
}

export function sitemapIndex(paths: string[], origin: string): string {
  const rows = paths.map((path) => `<sitemap><loc>${location(path, origin)}</loc></sitemap>\n`);
  return `${DECLARATION}<sitemapindex xmlns="${SCHEMA}">\n${rows.join("")}</sitemapindex>\n`;
}

function location(path: string, origin: string): string {
  return escapeXml(new URL(path, origin).href);
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
