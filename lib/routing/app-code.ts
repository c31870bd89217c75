/** The query key of the code with which the provider's app signs in its member (RT-04, CK-02). */
export const APP_CODE = "v1";

export function hasAppCode(search: string): boolean {
  return new URLSearchParams(search).has(APP_CODE);
}

/** The address without the sign-in code, which must not stay in a history, cookie or link. */
export function withoutAppCode(url: URL): URL {
  const clean = new URL(url);
  // Only if the key exists, because `delete` also changes the encoding of the other keys.
  if (hasAppCode(clean.search)) clean.searchParams.delete(APP_CODE);
  return clean;
}
