import { absoluteUrl, pictureUrl } from "@/lib/site/absolute-url";

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9";
const IMAGES = "http://www.google.com/schemas/sitemap-image/1.1";

/** A sitemap file is written in parts: head, rows, tail. */
export const SITEMAP_HEAD = `${DECLARATION}<urlset xmlns="${SCHEMA}" xmlns:image="${IMAGES}">\n`;
export const SITEMAP_TAIL = "</urlset>\n";

/** `updated_at`: epoch seconds, missing if unknown, because a wrong time makes crawlers ignore all of them. */
export type SitemapRow = {
  path: string;
  updated_at?: number | undefined;
  image?: string | undefined;
};

export function sitemapRows(rows: SitemapRow[], origin: string): string {
  return rows.map((row) => `<url>${rowText(row, origin)}</url>\n`).join("");
}

function rowText({ path, updated_at, image }: SitemapRow, origin: string): string {
  const changed = updated_at === undefined ? "" : `<lastmod>${isoTime(updated_at)}</lastmod>`;
  const picture = image && pictureUrl(image, origin);
  const shown = picture
    ? `<image:image><image:loc>${escaped(picture)}</image:loc></image:image>`
    : "";
  return `<loc>${location(path, origin)}</loc>${changed}${shown}`;
}

function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace(".000Z", "Z");
}

export function sitemapIndex(paths: string[], origin: string): string {
  const rows = paths.map((path) => `<sitemap><loc>${location(path, origin)}</loc></sitemap>\n`);
  return `${DECLARATION}<sitemapindex xmlns="${SCHEMA}">\n${rows.join("")}</sitemapindex>\n`;
}

function location(path: string, origin: string): string {
  return escaped(absoluteUrl(path, origin));
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
