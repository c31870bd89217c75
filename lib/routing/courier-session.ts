/** 128 random bits in base64url (RU-47). */
const SESSION_ID = /^[\w-]{22}$/;

/** A cookie for scripts: it tells which courier session the browser has and is no permission. */
export const COURIER_MARK_COOKIE = "courier";
/** A header by which the page asks the server to add the courier session of its cookie to a call. */
export const COURIER_HEADER = "x-courier";
/** The handler that takes the session out of a link. */
const COURIER_LINK_HANDLER = "/api/express/enter";

/** Pages whose links may contain a session: path in lower case → `page` of the handler. */
const LINKED_PAGES = new Map([
  ["/expressdelivery", "expressDelivery"],
  ["/bindcard", "bindCard"],
]);

export function isSessionId(text: string | null | undefined): text is string {
  return text !== null && text !== undefined && SESSION_ID.test(text);
}

/**
 * The handler that answers a link with a `session_id` (EX-01, PY-11); null for every other address. The page itself is
 * never requested with a session in its address.
 */
export function courierLink(pathname: string, query: URLSearchParams): string | null {
  const page = LINKED_PAGES.get(pathname.toLowerCase());
  if (page === undefined || !query.has("session_id")) return null;
  const asked = new URLSearchParams(query);
  asked.set("page", page);
  return `${COURIER_LINK_HANDLER}?${asked}`;
}
