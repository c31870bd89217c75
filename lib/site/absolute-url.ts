/** Crawlers and link previews need absolute addresses. */
export function absoluteUrl(path: string, origin: string): string {
  return new URL(path, origin).href;
}

/** The absolute address of a picture; undefined if an operator's value is no address. */
export function pictureUrl(image: string, origin: string): string | undefined {
  if (!image || !URL.canParse(image, origin)) return undefined;
  const { protocol, href } = new URL(image, origin);
  return protocol === "https:" || protocol === "http:" ? href : undefined;
}
