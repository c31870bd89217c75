// What everybody may see and was looked at last is kept for when there is no connection: the list of stores, menus,
// products. Calls, payments, a member's pages and whatever is sent pass through here and are never kept.

/**
 * A new number where what stands in them changes. A newer worker never skips its waiting: it takes over when no page
 * of the older one is open, and clears away what that one kept. So no page is ever served by two versions.
 */
const PAGES = "pages-2";
const EXTRAS = "extras-1";

/** The public pages, each with the part of its query that makes it another page. */
const KEPT = {
  "/home": [],
  "/store": ["stid"],
  "/grocery": ["stid", "cat"],
  "/product": ["stid", "fdid", "setid"],
};
const OFFLINE = "/offline";
/** Not even the page that says there is no connection: a way back from a payment is the browser's own to repeat. */
const UNTOUCHED = /^\/(?:api|third)\//i;
/** Scripts and styles carry their content's hash in their name, pictures never change: they are good for ever. */
const LASTING = /^\/(?:_next\/static|pictures)\//;
/** What a page cannot be shown without, as its HTML names it. */
const NEEDED = /\/_next\/static\/[^"'\\\s?]+\.(?:js|css)|(?<=src=")\/[\w-]+\.svg/g;

const MAX_PAGES = 12;
const MAX_EXTRAS = 300;
/** Longer than this nobody is kept waiting for a page that is here. */
const PATIENCE_MS = 4000;
const RENEW_MS = 24 * 60 * 60 * 1000;
const ANY = { ignoreVary: true };

/** The same words as on the page of OFFLINE (messages/zh-TW/offline.json). Its styles are in app/globals.css. */
const MARK = `<aside aria-label="連線狀態" id="stale-mark">離線中，內容可能不是最新 <a href="">重新整理</a></aside>`;

self.addEventListener("install", (event) => event.waitUntil(prepare()));
self.addEventListener("activate", (event) => event.waitUntil(begin()));
self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  if (mode === "navigate") event.respondWith(showPage(event));
  else if (LASTING.test(pathname) || /^\/[\w-]+\.svg$/.test(pathname)) {
    event.respondWith(takePart(event));
  }
});

/** The page that is open while the first worker comes was fetched without it: it is kept as well. */
async function prepare() {
  await keep(OFFLINE, await fetch(OFFLINE));
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
  const keys = new Set(open.map(({ url }) => keyOf(new URL(url))).filter(Boolean));
  await Promise.allSettled(Array.from(keys, async (key) => keep(key, await fetch(key))));
}

async function begin() {
  await self.registration.navigationPreload?.enable();
  const names = await caches.keys();
  const old = names.filter((name) => name !== PAGES && name !== EXTRAS);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The network first. A kept page stands in where it fails or takes too long, and says so. */
async function showPage(event) {
  const url = new URL(event.request.url);
  const key = keyOf(url);
  const fresh = fromNetwork(event);
  if (UNTOUCHED.test(url.pathname)) return fresh;
  event.waitUntil(fresh.then((response) => afterAnswer(key, response)).catch(() => {}));
  const kept = key && (await find(key));
  try {
    const answer = await (kept ? Promise.race([fresh, after(PATIENCE_MS)]) : fresh);
    return answer ?? marked(kept);
  } catch {
    return kept ? marked(kept) : ((await find(OFFLINE)) ?? Response.error());
  }
}

/** Asked for by the browser already, while this worker woke up: asking again could use up what is good once. */
async function fromNetwork(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}

async function afterAnswer(key, response) {
  if (key && response.ok) await keep(key, response.clone());
  if (key && response.status === 404) await (await caches.open(PAGES)).delete(key, ANY);
}

/** The one spelling under which a page is kept, or null for all that is not. */
function keyOf({ pathname, searchParams }) {
  const path = Object.keys(KEPT).find((known) => known === pathname.toLowerCase());
  if (!path) return null;
  const query = new URLSearchParams();
  for (const name of KEPT[path]) {
    if (searchParams.has(name)) query.set(name, searchParams.get(name));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

async function find(key) {
  return (await caches.open(PAGES)).match(key, ANY);
}

let turn = Promise.resolve();
/** One after the other: what one page needs must not be cleared away for another. */
function keep(key, response) {
  const kept = turn.then(() => keepPage(key, response));
  turn = kept.catch(() => {});
  return kept;
}

/** First what it needs, then the page: it is never there without. */
async function keepPage(key, response) {
  if (!response.ok || response.redirected || response.type !== "basic") return;
  const pages = await caches.open(PAGES);
  for (const path of neededBy(await response.clone().text())) {
    // What carries no hash in its name may have changed.
    if (!LASTING.test(path) || !(await pages.match(path, ANY))) await pages.add(path);
  }
  await pages.put(key, response);
  await clearAway(pages);
  if (key !== OFFLINE) await renewOffline(pages);
}

/** The page of a shop that has changed meanwhile. */
async function renewOffline(pages) {
  const kept = await pages.match(OFFLINE, ANY);
  const age = Date.now() - Date.parse(kept?.headers.get("date") ?? "");
  if (!(age < RENEW_MS)) await keepPage(OFFLINE, await fetch(OFFLINE));
}

/** The pages looked at longest ago, what no page needs any more, and the oldest pictures. */
async function clearAway(pages) {
  const paths = (await pages.keys()).map(({ url }) => url.slice(self.location.origin.length));
  const shown = paths.filter((path) => keyOf(new URL(path, self.location.origin)));
  const gone = shown.slice(0, -MAX_PAGES);
  await Promise.all(gone.map((path) => pages.delete(path, ANY)));
  const rest = [OFFLINE, ...shown.slice(-MAX_PAGES)];
  const texts = await Promise.all(rest.map(async (path) => (await find(path))?.text()));
  const needed = new Set(texts.flatMap((text) => neededBy(text ?? "")));
  const unused = paths.filter((path) => ![...rest, ...gone].includes(path) && !needed.has(path));
  await Promise.all(unused.map((path) => pages.delete(path, ANY)));
  const extras = await caches.open(EXTRAS);
  const old = (await extras.keys()).slice(0, -MAX_EXTRAS);
  await Promise.all(old.map((request) => extras.delete(request, ANY)));
}

function neededBy(html) {
  return Array.from(new Set(html.match(NEEDED)));
}

/** Scripts, styles and pictures: what is here is what the network would send. */
async function takePart(event) {
  const { request } = event;
  const kept = await caches.match(request, ANY);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && response.type === "basic") {
    const copy = response.clone();
    const keeping = caches.open(EXTRAS).then((extras) => extras.put(request, copy));
    event.waitUntil(keeping.catch(() => {}));
  }
  return response;
}

/** Nothing of the page's own hears of it: what stands beside its parts is let alone when it comes to life. */
async function marked(page) {
  const html = await page.text();
  const headers = new Headers(page.headers);
  // Of the answer as it came over the wire, not of this text.
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response(html.replace(/<body[^>]*>/, `$&${MARK}`), { headers });
}

function after(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
