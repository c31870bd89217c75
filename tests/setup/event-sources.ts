/** A stand-in for `EventSource`, which jsdom lacks. The test controls each connection. */
class TestEventSource {
  static readonly CONNECTING = 0;
  static readonly CLOSED = 2;
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    opened.push(this);
  }
  close() {
    this.readyState = TestEventSource.CLOSED;
  }
}

let opened: TestEventSource[] = [];

export function standInEventSource() {
  opened = [];
  globalThis.EventSource = TestEventSource as unknown as typeof EventSource;
  const lastSource = () => {
    const source = opened.at(-1);
    if (!source) throw new Error("event-sources: the page has opened no EventSource");
    return source;
  };
  return {
    urls: () => opened.map(({ url }) => url),
    /** Returns the number of open connections. */
    count: () => opened.filter(({ readyState }) => readyState !== TestEventSource.CLOSED).length,
    open: () => lastSource().onopen?.(),
    send: (data: unknown) => lastSource().onmessage?.({ data: JSON.stringify(data) }),
    /** `refused` means that the server did not answer with a stream, so the browser does not reconnect. */
    fail: (how: "lost" | "refused" = "lost") => {
      if (how === "refused") lastSource().close();
      lastSource().onerror?.();
    },
  };
}

export function setVisible(isVisible: boolean): void {
  jest.spyOn(document, "visibilityState", "get").mockReturnValue(isVisible ? "visible" : "hidden");
  document.dispatchEvent(new Event("visibilitychange"));
}
