import { readSession, writeSession } from "./storage";

/** Not a secret: it identifies the payer, and the guard and the page read it from the address (PY-08). */
const STAYS = "dining_type";

/**
 * The query with which a payment provider has sent its payer back. The first call takes it out of the address bar
 * and keeps it for this tab, so that a reload asks about the same payment and two tabs do not mix theirs.
 */
export function returnQuery(): URLSearchParams {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  const bare = bareSearch(query);
  const key = `return:${pathname.toLowerCase()}${bare}`;
  if (search === bare) return new URLSearchParams(readSession(key) ?? search);
  writeSession(key, search);
  // Without storage, only the address survives a reload.
  if (readSession(key) !== search) return query;
  window.history.replaceState(window.history.state, "", pathname + bare);
  return query;
}

function bareSearch(query: URLSearchParams): string {
  const stays = query.get(STAYS);
  return stays === null ? "" : `?${new URLSearchParams({ [STAYS]: stays })}`;
}
