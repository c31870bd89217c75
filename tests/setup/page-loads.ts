type Loading = { assign: (href: string) => void; replace: (href: string) => void };

/** jsdom loads no pages. This records the addresses of page loads in order. */
export function recordPageLoads(): string[] {
  const loads: string[] = [];
  // The methods of `location` cannot be replaced, but those of jsdom's internal object can.
  const [behind = ""] = Object.getOwnPropertySymbols(window.location);
  const location: Loading = Reflect.get(window.location, behind);
  for (const method of ["assign", "replace"] as const) {
    jest.spyOn(location, method).mockImplementation((href) => void loads.push(href));
  }
  return loads;
}

/** Imitates a page load: keeps the storage and drops the rest of the previous document. */
export function beginDocument(): void {
  const timeOrigin = Date.now() + Math.random();
  Object.defineProperty(performance, "timeOrigin", { value: timeOrigin, configurable: true });
}
