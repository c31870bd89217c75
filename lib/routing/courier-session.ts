import { SESSION_ID_MAX } from "../contracts/codes.ts";
import { normalPath } from "./locale-path.ts";

/** The backend decides the form of the id. Characters with a meaning in a cookie are refused: a cookie stores the id. */
const SESSION_ID = /^[\w.~-]+$/;

/** A cookie for scripts. It identifies the courier session of the browser and gives no access. */
export const COURIER_MARK_COOKIE = "courier";
/** With this header the server adds the courier session of the cookie to a call. */
export const COURIER_HEADER = "x-courier";
/** The handler that takes the session out of a link. */
const COURIER_LINK_HANDLER = "/api/express/enter";

/** Pages whose links may contain a session: path in lower case → `page` of the handler. */
const LINKED_PAGES = new Map([
  ["/expressdelivery", "expressDelivery"],
  ["/bindcard", "bindCard"],
]);

export function isSessionId(text: string | null | undefined): text is string {
  if (text === null || text === undefined) return false;
  return text.length <= SESSION_ID_MAX && SESSION_ID.test(text);
}

/**
 * The handler for a link with a `session_id` (EX-01, PY-11); null for other addresses. Pages never get a session in
 * their address.
 */
export function courierLink(pathname: string, query: URLSearchParams): string | null {
  const page = LINKED_PAGES.get(normalPath(pathname));
  if (page === undefined || !query.has("session_id")) return null;
  const handlerQuery = new URLSearchParams(query);
  handlerQuery.set("page", page);
  return `${COURIER_LINK_HANDLER}?${handlerQuery}`;
}
