/** Crawlers and link previews read an address outside of this site. */
export function absoluteUrl(path: string, origin: string): string {
  return new URL(path, origin).href;
}

/** A picture of ours, or of an operator's, who may have written anything: nothing then. */
export function pictureUrl(image: string, origin: string): string | undefined {
  if (!image || !URL.canParse(image, origin)) return undefined;
  const { protocol, href } = new URL(image, origin);
  return protocol === "https:" || protocol === "http:" ? href : undefined;
}
