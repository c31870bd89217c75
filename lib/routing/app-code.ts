/** The key of the one-time code by which the provider's app opens a page for its member (RT-04, CK-02). */
export const APP_CODE = "v1";

export function hasAppCode(search: string): boolean {
  return new URLSearchParams(search).has(APP_CODE);
}

/** The same address without the code: good once, it has no business in a history, a cookie or a link. */
export function withoutAppCode(url: URL): URL {
  const clean = new URL(url);
  // Only where it is: taking out what is not there would spell the rest anew.
  if (hasAppCode(clean.search)) clean.searchParams.delete(APP_CODE);
  return clean;
}
