import { APP_CODE } from "./app-code.ts";

/** Stands in an address in place of a sign-in code that the server keeps. The page knows by it that there is one. */
export const KEPT_CODE = "1";
/** The handler that takes the code out of the address. */
const ARRIVAL_HANDLER = "/api/session/arrive";
const PROVIDER_RETURN = "/third/oplogin";

/** The key of the sign-in code that this page takes: `v` where the provider leads back to, else `v1` of its app. */
export function codeKey(pathname: string): "v" | typeof APP_CODE {
  return pathname.toLowerCase() === PROVIDER_RETURN ? "v" : APP_CODE;
}

/**
 * The handler that answers a link with a sign-in code (LG-14, LG-15); null for every other address. The page itself is
 * never asked for with a code in its address.
 */
export function signInLink(pathname: string, query: URLSearchParams): string | null {
  const code = query.get(codeKey(pathname));
  if (!code || code === KEPT_CODE) return null;
  const asked = new URLSearchParams(query);
  asked.set("at", pathname);
  return `${ARRIVAL_HANDLER}?${asked}`;
}
