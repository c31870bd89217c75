/** Reads a value of the address once and removes it from the address bar. */
export function consumeQueryFlag(name: string, value: string): boolean {
  const url = new URL(window.location.href);
  const isThere = url.searchParams.get(name) === value;
  url.searchParams.delete(name);
  if (isThere) window.history.replaceState(window.history.state, "", url);
  return isThere;
}
