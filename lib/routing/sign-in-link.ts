import { APP_CODE } from "./app-code.ts";
import { normalPath } from "./locale-path.ts";

/** Replaces a sign-in code in an address. It shows the page that the server has the code. */
export const STORED_CODE = "1";
/** The handler that takes the code out of the address. */
const ARRIVAL_HANDLER = "/api/session/arrive";
const PROVIDER_RETURN = "/third/oplogin";

/** The key of the sign-in code: `v` on the provider's return page, `v1` on pages that its app opens. */
export function codeKey(pathname: string): "v" | typeof APP_CODE {
  return normalPath(pathname) === PROVIDER_RETURN ? "v" : APP_CODE;
}

/**
 * The handler for a link with a sign-in code (LG-14, LG-15); null for other addresses. Pages never get a code.
 */
export function signInLink(pathname: string, query: URLSearchParams): string | null {
  const code = query.get(codeKey(pathname));
  if (!code || code === STORED_CODE) return null;
  const handlerQuery = new URLSearchParams(query);
  handlerQuery.set("at", pathname);
  return `${ARRIVAL_HANDLER}?${handlerQuery}`;
}
