type Loading = { assign: (href: string) => void; replace: (href: string) => void };

/** jsdom loads no pages. This records the addresses of page loads in order. */
export function recordPageLoads(): string[] {
  const loads: string[] = [];
  // The location's own methods cannot be replaced; those of what stands behind it can.
  const [behind = ""] = Object.getOwnPropertySymbols(window.location);
  const location: Loading = Reflect.get(window.location, behind);
  for (const way of ["assign", "replace"] as const) {
    jest.spyOn(location, way).mockImplementation((href) => void loads.push(href));
  }
  return loads;
}

/** Acts as a page load: keeps the storage and nothing else of the previous document. */
export function beginDocument(): void {
  const timeOrigin = Date.now() + Math.random();
  Object.defineProperty(performance, "timeOrigin", { value: timeOrigin, configurable: true });
}
