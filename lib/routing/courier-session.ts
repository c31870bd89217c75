import { SESSION_ID_MAX } from "../contracts/codes.ts";
import { normalPath } from "./locale-path.ts";

/**
 * The backend decides the form of the id. Characters that have a meaning in a cookie are refused, because a cookie
 * stores the id.
 */
const SESSION_ID = /^[\w.~-]+$/;

/** A cookie that scripts can read. It identifies the courier session of the browser but gives no access. */
export const COURIER_MARK_COOKIE = "courier";
/** If a call has this header, the shop's server adds the courier session id from a cookie that scripts cannot read. */
export const COURIER_HEADER = "x-courier";
/** The handler that moves the session id from a link to a cookie. */
const COURIER_LINK_HANDLER = "/api/express/enter";

/**
 * The pages whose links may contain a session id. The key is the path in lower case, and the value is the parameter
 * `page` of the handler.
 */
const LINKED_PAGES = new Map([
  ["/expressdelivery", "expressDelivery"],
  ["/bindcard", "bindCard"],
]);

export function isSessionId(text: string | null | undefined): text is string {
  if (text === null || text === undefined) return false;
  return text.length <= SESSION_ID_MAX && SESSION_ID.test(text);
}

/**
 * The URL of the handler for a link with a `session_id`, or null for other URLs (EX-01, PY-11). So no page gets a
 * session id in its URL.
 */
export function courierLink(pathname: string, query: URLSearchParams): string | null {
  const page = LINKED_PAGES.get(normalPath(pathname));
  if (page === undefined || !query.has("session_id")) return null;
  const handlerQuery = new URLSearchParams(query);
  handlerQuery.set("page", page);
  return `${COURIER_LINK_HANDLER}?${handlerQuery}`;
}
