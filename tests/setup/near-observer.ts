type Watcher = { elements: Set<Element>; report: IntersectionObserverCallback };

const watchers = new Set<Watcher>();

// jsdom has no layout, so a test calls `makeVisible` to set which elements are visible.
globalThis.IntersectionObserver = class {
  readonly #watcher: Watcher;
  constructor(report: IntersectionObserverCallback) {
    this.#watcher = { elements: new Set(), report };
    watchers.add(this.#watcher);
  }
  observe(element: Element) {
    this.#watcher.elements.add(element);
  }
  unobserve(element: Element) {
    this.#watcher.elements.delete(element);
  }
  disconnect() {
    watchers.delete(this.#watcher);
  }
} as unknown as typeof IntersectionObserver;

// jsdom has no navigation timing. With an empty list, the shop treats every page of a test as newly opened.
performance.getEntriesByType ??= () => [];

/** Reports to all observers that only these elements are visible, as after scrolling. */
export function makeVisible(...shown: Element[]): void {
  for (const { elements, report } of watchers) {
    const entries = [...elements].map((target) => ({
      target,
      isIntersecting: shown.includes(target),
    }));
    report(entries as IntersectionObserverEntry[], null as unknown as IntersectionObserver);
  }
}
