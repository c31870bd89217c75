type Loading = Pick<Location, "assign" | "replace" | "reload">;

/** Records the URLs of page loads in order, because jsdom loads no pages. */
export function recordPageLoads(): string[] {
  const loads: string[] = [];
  for (const method of ["assign", "replace"] as const) {
    jest.spyOn(innerLocation(), method).mockImplementation((href) => void loads.push(String(href)));
  }
  return loads;
}

/** Counts the reloads of the page, because jsdom loads no pages. */
export function countReloads(): { count: () => number } {
  const reload = jest.spyOn(innerLocation(), "reload").mockImplementation(() => undefined);
  return { count: () => reload.mock.calls.length };
}

/** The methods of `location` cannot be replaced, but the methods of jsdom's internal object can. */
function innerLocation(): Loading {
  const [behind = ""] = Object.getOwnPropertySymbols(window.location);
  return Reflect.get(window.location, behind) as Loading;
}

/** Changes `performance.timeOrigin`, as a page load does. The storage stays. */
export function beginDocument(): void {
  const timeOrigin = Date.now() + Math.random();
  Object.defineProperty(performance, "timeOrigin", { value: timeOrigin, configurable: true });
}
