import english from "@/messages/en/offline.json";
import offline from "@/messages/zh-TW/offline.json";
import { page, startWorker } from "@/tests/setup/worker-scope";

const MARK = /<body class="b"><aside [^>]*id="stale-mark">/;
const html = (text: string, parts = "") => `<html>${parts}<body class="b">${text}</body></html>`;
const OFFLINE_PAGE = /^(\/[a-z]{2})?\/offline$/;
/** The note that a page may be old, as app/[locale]/(bare)/offline/page.tsx renders it. */
const mark = (text: string) => `<aside id="stale-mark">${text}</aside>`;
const STALE: Record<string, string> = { "": offline.stale, "/en": english.stale };
const script = (name: string) => `<script src="/_next/static/chunks/${name}.js"></script>`;

/** The answer of the shop while there is a connection. Each page loads its own script. */
function answerFor(path: string): Response {
  if (path.startsWith("/_next/")) return page(path);
  const [, folder = ""] = OFFLINE_PAGE.exec(path) ?? [];
  if (OFFLINE_PAGE.test(path)) {
    return page(html(mark(STALE[folder] ?? "") + path, script("offline")));
  }
  return page(html(path, script(path.replace(/\W/g, "") || "intro")));
}

async function installWorker(open: string[] = []) {
  const worker = startWorker(open);
  worker.net.shop = answerFor;
  await worker.install();
  await worker.activate();
  return worker;
}

type Worker = Awaited<ReturnType<typeof installWorker>>;

async function view(worker: Worker, path: string): Promise<string> {
  const { response, waitForWork } = await worker.request(path);
  const text = (await response?.text()) ?? "";
  await waitForWork();
  return text;
}

function goOffline(worker: Worker): void {
  worker.net.shop = () => Promise.reject(new TypeError("offline"));
}

describe("the pages that the service worker stores", () => {
  it.each([
    ["/home", "/home"],
    ["/store?stid=1", "/store?stid=1"],
    ["/Store?number=7&stid=1&utm_source=x", "/store?stid=1"],
    ["/grocery?cat=7&stid=12&number=A7", "/grocery?stid=12&cat=7"],
    ["/product?stid=1&fdid=2&mkey=k", "/product?stid=1&fdid=2"],
    ["/en/Store?number=7&stid=1", "/en/store?stid=1"],
    ["/en/home", "/en/home"],
  ])("include a viewed %s under the path %s", async (path, key) => {
    const worker = await installWorker();
    await view(worker, path);
    expect(worker.cachedPaths()).toContain(key);
  });

  it.each([
    "/",
    "/cart",
    "/checkout",
    "/orderList",
    "/order?id=1",
    "/member",
    "/couponList",
    "/login",
    "/third/lpconfirm?transactionId=1",
    "/third/payreturn?number=F1",
    "/bindCard",
    "/api/UserApi/refresh",
    "/storeList?keyword=x",
  ])("do not include a viewed %s", async (path) => {
    const worker = await installWorker();
    const before = worker.cachedPaths();
    await view(worker, path);
    expect(worker.cachedPaths()).toEqual(before);
  });

  it.each([
    ["answers HTTP 500", page("", { status: 500 })],
    ["answers HTTP 404", page("", { status: 404 })],
    ["was reached by a redirect", page(html(""), { redirected: true })],
  ])("do not include a page that %s", async (_what, answer) => {
    const worker = await installWorker();
    worker.net.shop = () => answer;
    await view(worker, "/store?stid=1");
    expect(worker.cachedPaths()).not.toContain("/store?stid=1");
  });

  it("no longer include a page after it has answered 404", async () => {
    const worker = await installWorker();
    await view(worker, "/store?stid=1");
    worker.net.shop = () => page("", { status: 404 });
    await view(worker, "/store?stid=1");
    expect(worker.cachedPaths()).not.toContain("/store?stid=1");
  });

  it("include the page that was open before the worker started", async () => {
    const worker = await installWorker(["/store?stid=1&number=7", "/checkout"]);
    expect(worker.cachedPaths()).toEqual(expect.arrayContaining(["/offline", "/store?stid=1"]));
    expect(worker.cachedPaths()).not.toContain("/checkout");
  });

  it("do not include a page if one of its scripts cannot be loaded", async () => {
    const worker = await installWorker();
    worker.net.shop = (path) =>
      path.startsWith("/_next/") ? page("", { status: 404 }) : answerFor(path);
    await view(worker, "/store?stid=1");
    expect(worker.cachedPaths()).not.toContain("/store?stid=1");
  });

  it("are at most the twelve pages that were viewed last, and the scripts of earlier pages are deleted", async () => {
    const worker = await installWorker();
    for (let id = 1; id <= 14; id += 1) await view(worker, `/store?stid=${id}`);
    const pages = worker.cachedPaths().filter((path) => path.startsWith("/store"));
    expect(pages).toEqual(Array.from({ length: 12 }, (_, index) => `/store?stid=${index + 3}`));
    expect(worker.cachedPaths()).toContain("/_next/static/chunks/offline.js");
    expect(worker.cachedPaths()).toContain("/_next/static/chunks/storestid14.js");
    expect(worker.cachedPaths()).not.toContain("/_next/static/chunks/storestid1.js");
  });
});

describe("without a connection", () => {
  it.each([
    ["", offline.stale],
    ["/en", english.stale],
  ])(
    "shows a stored page below '%s' with a note, in the page's language, that the page may be old (LN-08)",
    async (folder, note) => {
      const worker = await installWorker();
      expect(await view(worker, `${folder}/store?stid=1`)).not.toMatch(MARK);
      goOffline(worker);
      const text = await view(worker, `${folder}/store?stid=1&number=7`);
      expect(text).toMatch(MARK);
      expect(text).toContain(note);
      expect(text).toContain("/store?stid=1</body>");
    },
  );

  it("shows the offline page instead of a page that is not stored", async () => {
    const worker = await installWorker();
    goOffline(worker);
    expect(await view(worker, "/store?stid=2")).toContain("/offline</body>");
    expect(await view(worker, "/checkout")).toContain("/offline</body>");
  });

  it.each(["/api/session/google", "/third/payreturn?number=F1"])(
    "lets a request for %s fail",
    async (path) => {
      const worker = await installWorker();
      goOffline(worker);
      await expect(worker.request(path)).rejects.toThrow("offline");
    },
  );

  it("answers a request for a stored picture", async () => {
    const worker = await installWorker();
    const picture = "/pictures/foods/bento-ffd9be-160.webp";
    await (await worker.request(picture, { mode: "no-cors" })).waitForWork();
    goOffline(worker);
    const { response } = await worker.request(picture, { mode: "no-cors" });
    expect(response?.ok).toBe(true);
  });
});

it("shows the stored page if the shop does not answer within four seconds, and stores the late answer", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
  const worker = await installWorker();
  await view(worker, "/store?stid=1");
  let answerLate = (_response: Response) => {};
  worker.net.shop = (path) => {
    if (!path.startsWith("/store")) return answerFor(path);
    return new Promise((resolve) => {
      answerLate = resolve;
    });
  };
  const pending = worker.request("/store?stid=1");
  await jest.advanceTimersByTimeAsync(4000);
  const { response, waitForWork } = await pending;
  expect(await response?.text()).toMatch(MARK);
  answerLate(page(html("newer")));
  await waitForWork();
  goOffline(worker);
  expect(await view(worker, "/store?stid=1")).toContain("newer</body>");
  jest.useRealTimers();
});

it.each([
  ["a POST request", "/checkout", { method: "POST" }],
  ["a call of the API", "/api/v3/OrderApi/listUserOrder", { mode: "cors" }],
  ["a request to another site", "https://maps.googleapis.com/maps/api/js", { mode: "no-cors" }],
])("the worker ignores %s", async (_what, path, how) => {
  const worker = await installWorker();
  expect((await worker.request(path, how)).response).toBeNull();
});

it("uses the answer of the navigation preload and sends no second request", async () => {
  const worker = await installWorker();
  worker.requests.length = 0;
  await worker.request("/api/session/google/callback?code=1", { preload: true });
  expect(worker.requests).toEqual(["/api/session/google/callback?code=1"]);
});

it("a new worker deletes the pages that an older version stored", async () => {
  const worker = startWorker();
  worker.net.shop = answerFor;
  worker.stores.set("pages-0", new Map());
  await worker.install();
  await worker.activate();
  expect(Array.from(worker.stores.keys())).not.toContain("pages-0");
});
