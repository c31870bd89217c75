/** The query parameter with the code by which the app of the membership service signs in a member (RT-04, CK-02). */
export const APP_CODE = "v1";

export function hasAppCode(search: string): boolean {
  return new URLSearchParams(search).has(APP_CODE);
}

/** The URL without the sign-in code. The code must not stay in the browser history, a cookie or a link. */
export function withoutAppCode(url: URL): URL {
  const clean = new URL(url);
  // `delete` is only called if the parameter exists, because it also changes the encoding of the other parameters.
  if (hasAppCode(clean.search)) clean.searchParams.delete(APP_CODE);
  return clean;
}
