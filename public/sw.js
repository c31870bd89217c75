// Stores the public pages viewed last (the list of stores, menus, products) for the time without a connection. Calls,
// payments, pages of a member and posted forms pass through and are never stored.

/**
 * Names of the caches. A change of their format needs a new number. A new worker waits until no page of the old one is
 * open, and then deletes the caches of the old one, so no page is served by two versions.
 */
const PAGES = "pages-3";
const FILES = "extras-1";

/** The stored pages, each with the query parameters that select its content. */
const STORED = {
  "/home": [],
  "/store": ["stid"],
  "/grocery": ["stid", "cat"],
  "/product": ["stid", "fdid", "setid"],
};
const OFFLINE = "/offline";
/** The folder of a language. Chinese pages have none. */
const LANGUAGE = /^\/[a-z]{2}(?=\/|$)/i;
/** Requests without a stored answer. The browser itself must repeat a return from a payment. */
const NETWORK_ONLY = /^\/(?:api|third)\//i;
/** Files that never change: the names of scripts and styles contain a hash of their content. */
const IMMUTABLE = /^\/(?:_next\/static|pictures)\//;
/** The files that a page needs, as its HTML names them. */
const PAGE_FILES = /\/_next\/static\/[^"'\\\s?]+\.(?:js|css)|(?<=src=")\/[\w-]+\.svg/g;

const MAX_PAGES = 12;
const MAX_FILES = 300;
/** The longest wait for the network if the page is stored. */
const NETWORK_TIMEOUT_MS = 4000;
const OFFLINE_MAX_AGE_MS = 24 * 60 * 60 * 1000;
const IGNORE_VARY = { ignoreVary: true };

/** The mark of a stored page. The offline page of each language contains it. The styles are in app/globals.css. */
const STALE_MARK = /<aside id="stale-mark".*?<\/aside>/s;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  if (mode === "navigate") event.respondWith(showPage(event));
  else if (IMMUTABLE.test(pathname) || /^\/[\w-]+\.svg$/.test(pathname)) {
    event.respondWith(serveFile(event));
  }
});

/** Stores the open pages too, because they were fetched before the first worker was installed. */
async function install() {
  await store(OFFLINE, await fetch(OFFLINE));
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
  const keys = new Set(open.map(({ url }) => keyOf(new URL(url))).filter(Boolean));
  await Promise.allSettled(Array.from(keys, async (key) => store(key, await fetch(key))));
}

async function activate() {
  await self.registration.navigationPreload?.enable();
  const names = await caches.keys();
  const old = names.filter((name) => name !== PAGES && name !== FILES);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Asks the network first. If that fails or takes too long, shows the stored page with a mark. */
async function showPage(event) {
  const url = new URL(event.request.url);
  const key = keyOf(url);
  const fresh = fromNetwork(event);
  if (NETWORK_ONLY.test(url.pathname)) return fresh;
  event.waitUntil(fresh.then((response) => storeAnswer(key, response)).catch(() => {}));
  const kept = key && (await find(key));
  try {
    const answer = await (kept ? Promise.race([fresh, after(NETWORK_TIMEOUT_MS)]) : fresh);
    return answer ?? markStale(kept, url);
  } catch {
    return kept ? markStale(kept, url) : ((await find(offlineOf(url.pathname))) ?? Response.error());
  }
}

/** Uses the request that the browser sent while this worker started. A second request could use up a one-time link. */
async function fromNetwork(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}

async function storeAnswer(key, response) {
  if (key && response.ok) await store(key, response.clone());
  if (key && response.status === 404) await (await caches.open(PAGES)).delete(key, IGNORE_VARY);
}

/** The address under which a page is stored; null for other pages. */
function keyOf({ pathname, searchParams }) {
  const folder = folderOf(pathname);
  const page = pathname.toLowerCase().slice(folder.length);
  const known = Object.keys(STORED).find((path) => path === page);
  if (!known) return null;
  const path = folder + known;
  const query = new URLSearchParams();
  for (const name of STORED[known]) {
    if (searchParams.has(name)) query.set(name, searchParams.get(name));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

function folderOf(path) {
  const [folder = ""] = LANGUAGE.exec(path) ?? [];
  return folder.toLowerCase();
}

/** The page without a connection, in the language of this path. */
function offlineOf(path) {
  return folderOf(path) + OFFLINE;
}

async function find(key) {
  return (await caches.open(PAGES)).match(key, IGNORE_VARY);
}

let lastStore = Promise.resolve();
/** Stores pages one after another, so that cleaning up for one page cannot delete the files of the next. */
function store(key, response) {
  const stored = lastStore.then(() => storePage(key, response));
  lastStore = stored.catch(() => {});
  return stored;
}

/** Stores the files that the page needs before the page, so a stored page is always complete. */
async function storePage(key, response) {
  if (!response.ok || response.redirected || response.type !== "basic") return;
  const pages = await caches.open(PAGES);
  for (const path of filesOf(await response.clone().text())) {
    // A file without a hash in its name may have changed.
    if (!IMMUTABLE.test(path) || !(await pages.match(path, IGNORE_VARY))) await pages.add(path);
  }
  await pages.put(key, response);
  await deleteOld(pages);
  const offline = offlineOf(key);
  if (key !== offline) await renewOffline(pages, offline);
}

/** Fetches the offline page again when it is a day old. */
async function renewOffline(pages, offline) {
  const kept = await pages.match(offline, IGNORE_VARY);
  const age = Date.now() - Date.parse(kept?.headers.get("date") ?? "");
  if (!(age < OFFLINE_MAX_AGE_MS)) await storePage(offline, await fetch(offline));
}

/** Deletes the pages viewed longest ago, files that no stored page needs, and the oldest pictures. */
async function deleteOld(pages) {
  const paths = (await pages.keys()).map(({ url }) => url.slice(self.location.origin.length));
  const shown = paths.filter((path) => keyOf(new URL(path, self.location.origin)));
  const gone = shown.slice(0, -MAX_PAGES);
  await Promise.all(gone.map((path) => pages.delete(path, IGNORE_VARY)));
  const offline = paths.filter((path) => path === offlineOf(path));
  const rest = [...offline, ...shown.slice(-MAX_PAGES)];
  const texts = await Promise.all(rest.map(async (path) => (await find(path))?.text()));
  const needed = new Set(texts.flatMap((text) => filesOf(text ?? "")));
  const unused = paths.filter((path) => ![...rest, ...gone].includes(path) && !needed.has(path));
  await Promise.all(unused.map((path) => pages.delete(path, IGNORE_VARY)));
  const extras = await caches.open(FILES);
  const old = (await extras.keys()).slice(0, -MAX_FILES);
  await Promise.all(old.map((request) => extras.delete(request, IGNORE_VARY)));
}

function filesOf(html) {
  return Array.from(new Set(html.match(PAGE_FILES)));
}

/** Scripts, styles and pictures come from the cache if it has them, because they never change. */
async function serveFile(event) {
  const { request } = event;
  const kept = await caches.match(request, IGNORE_VARY);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && response.type === "basic") {
    const copy = response.clone();
    const keeping = caches.open(FILES).then((extras) => extras.put(request, copy));
    event.waitUntil(keeping.catch(() => {}));
  }
  return response;
}

/** Adds the mark at the beginning of the body. React ignores unknown elements there when it hydrates the page. */
async function markStale(page, { pathname }) {
  const [html, offline = ""] = await Promise.all([page.text(), (await find(offlineOf(pathname)))?.text()]);
  const [mark = ""] = STALE_MARK.exec(offline) ?? [];
  const headers = new Headers(page.headers);
  // These describe the compressed answer.
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response(html.replace(/<body[^>]*>/, `$&${mark}`), { headers });
}

function after(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
