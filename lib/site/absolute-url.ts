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

/** A file of a picture of the built-in data set. Any other address is a picture of the operator. */
export function builtInFile(picture: string, width: number): string {
  return picture.startsWith("/pictures/") ? `${picture}-${width}.webp` : picture;
}
