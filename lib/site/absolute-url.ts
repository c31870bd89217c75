import { localPath, splitLocale } from "../routing/locale-path.ts";

/**
 * The absolute URL of a path, for crawlers and link previews. `base` is the origin, followed by the language if it is
 * not the default language.
 */
export function absoluteUrl(path: string, base: string): string {
  const { locale } = splitLocale(new URL(base).pathname);
  return new URL(localPath(locale, path), base).href;
}

/** The absolute URL of a picture. Undefined if `image` is empty or does not lead to an http(s) URL. */
export function pictureUrl(image: string, origin: string): string | undefined {
  if (!image || !URL.canParse(image, origin)) return undefined;
  const { protocol, href } = new URL(image, origin);
  return protocol === "https:" || protocol === "http:" ? href : undefined;
}

/**
 * The path of the WebP file of a built-in picture; `width` is in pixels. If `picture` is not built in, it is the URL of
 * a picture of the operator and is returned unchanged.
 */
export function builtInFile(picture: string, width: number): string {
  return picture.startsWith("/pictures/") ? `${picture}-${width}.webp` : picture;
}
