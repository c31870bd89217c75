import { APP_CODE } from "./app-code.ts";
import { normalPath } from "./locale-path.ts";

/** The value that replaces a sign-in code in a URL. It tells the page that the server has stored the code. */
export const STORED_CODE = "1";
/** The handler that removes the code from the URL and stores the code. */
const ARRIVAL_HANDLER = "/api/session/arrive";
const PROVIDER_RETURN = "/third/oplogin";

/**
 * The query parameter of the sign-in code: `v` on the page to which the membership service returns the visitor, `v1` on
 * pages that its app opens.
 */
export function codeKey(pathname: string): "v" | typeof APP_CODE {
  return normalPath(pathname) === PROVIDER_RETURN ? "v" : APP_CODE;
}

/**
 * The URL of the handler for a link with a sign-in code, or null for other URLs (LG-14, LG-15). So no page gets a code
 * in its URL.
 */
export function signInLink(pathname: string, query: URLSearchParams): string | null {
  const code = query.get(codeKey(pathname));
  if (!code || code === STORED_CODE) return null;
  const handlerQuery = new URLSearchParams(query);
  handlerQuery.set("at", pathname);
  return `${ARRIVAL_HANDLER}?${handlerQuery}`;
}
