type Loading = { assign: (href: string) => void; replace: (href: string) => void };

/** jsdom loads no pages: the addresses that were to be loaded whole, in their order. */
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

/** What a page load begins: the storage stays, and nothing else of the document before. */
export function beginDocument(): void {
  const timeOrigin = Date.now() + Math.random();
  Object.defineProperty(performance, "timeOrigin", { value: timeOrigin, configurable: true });
}
