/** What a way back says in the address: read once, then out of the address bar. */
export function consumeQueryFlag(name: string, value: string): boolean {
  const url = new URL(window.location.href);
  const isThere = url.searchParams.get(name) === value;
  url.searchParams.delete(name);
  if (isThere) window.history.replaceState(window.history.state, "", url);
  return isThere;
}
