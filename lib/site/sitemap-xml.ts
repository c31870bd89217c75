import { absoluteUrl } from "@/lib/site/absolute-url";

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** A sitemap file is written in parts: head, rows, tail. */
export const SITEMAP_HEAD = `${DECLARATION}<urlset xmlns="${SCHEMA}">\n`;
export const SITEMAP_TAIL = "</urlset>\n";

export function sitemapRows(paths: string[], origin: string): string {
  return paths.map((path) => `<url><loc>${location(path, origin)}</loc></url>\n`).join("");
}

export function sitemapIndex(paths: string[], origin: string): string {
  const rows = paths.map((path) => `<sitemap><loc>${location(path, origin)}</loc></sitemap>\n`);
  return `${DECLARATION}<sitemapindex xmlns="${SCHEMA}">\n${rows.join("")}</sitemapindex>\n`;
}

function location(path: string, origin: string): string {
  return absoluteUrl(path, origin).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
