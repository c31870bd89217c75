import { localPath, splitLocale } from "../routing/locale-path.ts";

/**
 * Crawlers and link previews need absolute addresses. `base` is the origin, followed by the language if it is not the
 * default one.
 */
export function absoluteUrl(path: string, base: string): string {
  const { locale } = splitLocale(new URL(base).pathname);
  return new URL(localPath(locale, path), base).href;
}

/** The absolute address of a picture; undefined if an operator's value is no address. */
export function pictureUrl(image: string, origin: string): string | undefined {
  if (!image || !URL.canParse(image, origin)) return undefined;
  const { protocol, href } = new URL(image, origin);
  return protocol === "https:" || protocol === "http:" ? href : undefined;
}

/** A file of a picture of the built-in data set. Any other address is a picture of the operator. */
export function builtInFile(picture: string, width: number): string {
  return picture.startsWith("/pictures/") ? `${picture}-${width}.webp` : picture;
}
