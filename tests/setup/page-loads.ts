type Loading = { assign: (href: string) => void; replace: (href: string) => void };

/** Records the addresses of page loads in order, because jsdom loads no pages. */
export function recordPageLoads(): string[] {
  const loads: string[] = [];
  // The methods of `location` cannot be replaced, but the methods of jsdom's internal object can.
  const [behind = ""] = Object.getOwnPropertySymbols(window.location);
  const location: Loading = Reflect.get(window.location, behind);
  for (const method of ["assign", "replace"] as const) {
    jest.spyOn(location, method).mockImplementation((href) => void loads.push(href));
  }
  return loads;
}

/** Changes `performance.timeOrigin`, as a page load does. The storage stays. */
export function beginDocument(): void {
  const timeOrigin = Date.now() + Math.random();
  Object.defineProperty(performance, "timeOrigin", { value: timeOrigin, configurable: true });
}
