import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";

const ORIGIN = "http://shop.test";
type Waiting = { waitUntil: (work: Promise<unknown>) => void };
type Listener = (event: Waiting & Record<string, unknown>) => void;
type Store = Map<string, Response>;

type Shop = (path: string) => Promise<Response> | Response;

/**
 * Runs public/sw.js as a browser does. `open` contains the paths of open pages. A test sets `net.shop` to the function
 * that answers requests to the shop.
 */
export function startWorker(open: string[] = []) {
  const listeners = new Map<string, Listener>();
  const stores = new Map<string, Store>();
  const requests: string[] = [];
  const net: { shop: Shop } = { shop: () => Promise.reject(new TypeError("offline")) };

  function ask(input: string | { url: string }): Promise<Response> {
    const { pathname, search } = new URL(urlOf(input));
    requests.push(pathname + search);
    return Promise.resolve().then(() => net.shop(pathname + search));
  }
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    location: { origin: ORIGIN },
    registration: {},
    clients: {
      matchAll: async () => open.map((path) => ({ url: ORIGIN + path })),
      claim: async () => undefined,
    },
  };
  // The worker does not clear its timer when a page arrives in time. `unref` keeps the test from waiting for that
  // timer.
  const wait = (run: () => void, ms: number) => setTimeout(run, ms).unref();
  const globals = { URL, URLSearchParams, Headers, Response, Promise, setTimeout: wait };
  const code = readFileSync("public/sw.js", "utf8");
  runInNewContext(code, { ...globals, self, fetch: ask, caches: cachesOver(stores, ask) });

  async function dispatch(name: string, fields: Record<string, unknown> = {}) {
    const works: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...fields, waitUntil: (work) => void works.push(work) });
    return async () => void (await Promise.allSettled(works));
  }

  /**
   * Dispatches a fetch event. `response` is the worker's answer, or null if the worker leaves the request to the
   * browser.
   */
  async function request(
    path: string,
    { method = "GET", mode = "navigate", preload = false } = {},
  ) {
    let answer: Promise<Response> | null = null;
    const url = new URL(path, ORIGIN).href;
    const waitForWork = await dispatch("fetch", {
      request: { method, mode, url },
      preloadResponse: preload ? ask(url) : Promise.resolve(undefined),
      respondWith: (work: Promise<Response>) => {
        answer = work;
      },
    });
    const response = await (answer as Promise<Response> | null);
    return { response, waitForWork };
  }

  return {
    net,
    requests,
    stores,
    request,
    install: async () => (await dispatch("install"))(),
    activate: async () => (await dispatch("activate"))(),
    cachedPaths: () => Array.from(stores.values(), (store) => Array.from(store.keys())).flat(),
  };
}

/** Makes an HTML response of the network. The response has the type `basic`, because it comes from the same origin. */
export function page(html: string, init: ResponseInit & { redirected?: boolean } = {}): Response {
  const { redirected = false, ...rest } = init;
  return basic(new Response(html, rest), redirected);
}

function basic(response: Response, redirected: boolean): Response {
  Object.defineProperties(response, {
    type: { value: "basic" },
    redirected: { value: redirected },
    clone: { value: () => basic(Response.prototype.clone.call(response), redirected) },
  });
  return response;
}

function cachesOver(stores: Map<string, Store>, ask: (path: string) => Promise<Response>) {
  const cacheOf = (store: Store) => ({
    match: async (key: string | { url: string }) => store.get(pathOf(key))?.clone(),
    put: async (key: string | { url: string }, response: Response) => {
      store.delete(pathOf(key));
      store.set(pathOf(key), response);
    },
    add: async (key: string) => {
      const response = await ask(key);
      if (!response.ok) throw new TypeError("the file to cache does not exist");
      store.set(pathOf(key), response);
    },
    delete: async (key: string | { url: string }) => store.delete(pathOf(key)),
    keys: async () => Array.from(store.keys(), (path) => ({ url: ORIGIN + path })),
  });
  return {
    open: async (name: string) => {
      const store: Store = stores.get(name) ?? new Map();
      stores.set(name, store);
      return cacheOf(store);
    },
    keys: async () => Array.from(stores.keys()),
    delete: async (name: string) => stores.delete(name),
    match: async (key: string | { url: string }) =>
      Array.from(stores.values(), (store) => store.get(pathOf(key)))
        .find((found) => found !== undefined)
        ?.clone(),
  };
}

function urlOf(input: string | { url: string }): string {
  return new URL(typeof input === "string" ? input : input.url, ORIGIN).href;
}

function pathOf(input: string | { url: string }): string {
  return urlOf(input).slice(ORIGIN.length);
}
