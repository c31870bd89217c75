import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external";
import { BUILD_ORIGIN } from "../../cache/build-origin.cjs";
import { addressRow, cachedPage, openPageCache } from "../factories/cached-pages";

/** The map in which Next.js keeps the lifetime of every answer. Its size has no limit. */
const lifetimes = Reflect.get(SharedCacheControls, "cacheControls") as Map<string, object>;
const CONTEXT = { kind: "APP_PAGE", isFallback: false };

let opened: ReturnType<typeof openPageCache>;
beforeEach(() => {
  opened = openPageCache();
});
afterEach(() => opened.remove());

function files(): string[] {
  return readdirSync(`${opened.folder}/server`, { recursive: true }).map(String);
}

test("keeps a page in memory and writes nothing to disk", async () => {
  await opened.cache.set("/zh-TW/areas/somewhere", cachedPage([addressRow()]), CONTEXT);
  expect((await opened.cache.get("/zh-TW/areas/somewhere", CONTEXT))?.value.status).toBe(200);
  expect(files()).toEqual([]);
});

test("stores the data of a page in buffers that are exactly as long as the data", async () => {
  const page = cachedPage([addressRow()]);
  const segmentData = new Map([["/_tree", Buffer.from("0:{}")]]);
  await opened.cache.set("/zh-TW/areas/small", { ...page, segmentData }, CONTEXT);
  const kept = (await opened.cache.get("/zh-TW/areas/small", CONTEXT))?.value;
  for (const bytes of [kept?.rscData, kept?.segmentData?.get("/_tree")]) {
    expect(bytes?.length).toBeGreaterThan(0);
    expect(bytes?.buffer.byteLength).toBe(bytes?.length);
  }
});

test("stores no 404 answer for a URL for which the build rendered no page, so that invented URLs use no memory", async () => {
  for (let id = 0; id < 500; id += 1) {
    const key = `/zh-TW/store/${id}`;
    lifetimes.set(key, { revalidate: 60, expire: 3600 });
    await opened.cache.set(key, cachedPage([addressRow()], { status: 404 }), CONTEXT);
  }
  expect(await opened.cache.get("/zh-TW/store/499", CONTEXT)).toBeNull();
  expect(lifetimes.size).toBe(0);
  expect(files()).toEqual([]);
});

test.each([
  ["/zh-TW/store/7/1", "找不到這家店家", "zh-Hant-TW", "｜福饕", "/"],
  ["/zh-TW/product/7/fdid/1/1", "找不到這個商品", "zh-Hant-TW", "｜福饕", "/"],
  ["/zh-TW/areas/none", "找不到這個地區", "zh-Hant-TW", "｜福饕", "/"],
  ["/zh-TW/campaign/live", "找不到您要的頁面", "zh-Hant-TW", "｜福饕", "/"],
  ["/en/campaign/live", "Page not found", "en", " | Futao", "/en"],
  ["/route-cache/APP_PAGE/0a1b/$/zh-TW/areas/none", "找不到這個地區", "zh-Hant-TW", "｜福饕", "/"],
  ["/route-cache/APP_PAGE/0a1b/$/en/areas/none", "Area not found", "en", " | Futao", "/en"],
])(
  "the HTML of a 404 page at %s has a language, a title and a text, even if no script runs (ER-15, LN-08)",
  async (key, text, lang, brand, index) => {
    const page = cachedPage([addressRow()], { status: 404 });
    const value = { ...page, html: `<html id="__next_error__"><head></head>${page.html}</html>` };
    await opened.cache.set(key, value, CONTEXT);
    expect(value.html).toContain(`lang="${lang}"`);
    expect(value.html).toContain(`<title>${text}${brand}</title>`);
    expect(value.html).toContain(`<a href="${index}" class=`);
    expect(value.html).toContain(`<h1 class="text-2xl">${text}</h1>`);
    expect(value.headers["content-security-policy"]).toContain("sha256-");
  },
);

test("drops a stored page when its URL answers 404 later", async () => {
  await opened.cache.set("/zh-TW/store/7", cachedPage([addressRow()]), CONTEXT);
  await opened.cache.set("/zh-TW/store/7", cachedPage([addressRow()], { status: 404 }), CONTEXT);
  expect(await opened.cache.get("/zh-TW/store/7", CONTEXT)).toBeNull();
});

test("does not return a page that was rendered during the build and contains the placeholder BUILD_ORIGIN, so that Next.js renders it again (AN-17)", async () => {
  const app = `${opened.folder}/server/app/zh-TW`;
  mkdirSync(app, { recursive: true });
  const write = (name: string, body: string) => {
    const page = cachedPage([addressRow()], { body });
    writeFileSync(`${app}/${name}.html`, page.html);
    writeFileSync(`${app}/${name}.rsc`, page.rscData);
    writeFileSync(`${app}/${name}.meta`, JSON.stringify({ headers: {} }));
  };
  write("join-us", `<link rel="canonical" href="${BUILD_ORIGIN}/join-us">`);
  write("cart", "<p>購物車</p>");
  expect(await opened.cache.get("/zh-TW/join-us", CONTEXT)).toBeNull();
  expect((await opened.cache.get("/zh-TW/cart", CONTEXT))?.value.html).toContain("購物車");
  const own = cachedPage([addressRow()], { body: "https://shop.example/join-us" });
  await opened.cache.set("/zh-TW/join-us", own, CONTEXT);
  expect((await opened.cache.get("/zh-TW/join-us", CONTEXT))?.value.html).toBe(own.html);
});

test("stores a page that the running shop has rendered, even if its text contains BUILD_ORIGIN (AN-17)", async () => {
  const intro = cachedPage([addressRow()], { body: `<p>${BUILD_ORIGIN}/menu</p>` });
  await opened.cache.set("/zh-TW/store/7", intro, CONTEXT);
  expect((await opened.cache.get("/zh-TW/store/7", CONTEXT))?.value.html).toBe(intro.html);
});

test("stores a 404 page that replaces a 404 page from the build", async () => {
  const old = cachedPage([addressRow(), "1:old"], { status: 404 });
  const app = `${opened.folder}/server/app/zh-TW/store`;
  mkdirSync(app, { recursive: true });
  writeFileSync(`${app}/0.html`, old.html);
  writeFileSync(`${app}/0.rsc`, old.rscData);
  writeFileSync(`${app}/0.meta`, JSON.stringify({ status: 404, headers: {} }));
  expect((await opened.cache.get("/zh-TW/store/0", CONTEXT))?.value.html).toBe(old.html);
  const renewed = cachedPage([addressRow(), "1:new"], { status: 404 });
  await opened.cache.set("/zh-TW/store/0", renewed, CONTEXT);
  expect((await opened.cache.get("/zh-TW/store/0", CONTEXT))?.value.html).toBe(renewed.html);
});

test("drops the page that was used least recently when the memory of the cache is full", async () => {
  const page = () => cachedPage([addressRow()], { body: "a".repeat(300 * 1024) });
  for (const id of [1, 2, 3, 4, 5]) {
    await opened.cache.set(`/zh-TW/grocery/${id}/0`, page(), CONTEXT);
  }
  expect(await opened.cache.get("/zh-TW/grocery/1/0", CONTEXT)).toBeNull();
  expect(await opened.cache.get("/zh-TW/grocery/5/0", CONTEXT)).not.toBeNull();
});

describe("a page in which the cache cannot recognise the flight data, because its scripts have a nonce", () => {
  let logged: jest.SpyInstance;
  beforeEach(() => {
    logged = jest.spyOn(console, "error").mockImplementation(() => {});
  });

  // Next.js renders such a page for a request with the header `content-security-policy: script-src 'nonce-x'`.
  const withNonce = () => {
    const page = cachedPage([addressRow()]);
    return { ...page, html: page.html.replaceAll("<script>", '<script nonce="x">') };
  };

  test("is not stored, and an error is logged", async () => {
    await opened.cache.set("/zh-TW/store/8", withNonce(), CONTEXT);
    expect(await opened.cache.get("/zh-TW/store/8", CONTEXT)).toBeNull();
    expect(logged).toHaveBeenCalledTimes(1);
  });

  test("does not replace the stored page", async () => {
    await opened.cache.set("/zh-TW/store/9", cachedPage([addressRow()]), CONTEXT);
    await opened.cache.set("/zh-TW/store/9", withNonce(), CONTEXT);
    const kept = await opened.cache.get("/zh-TW/store/9", CONTEXT);
    expect(kept?.value.html).not.toContain("nonce");
  });
});

describe("a page that was rendered, or may have been rendered, with a query", () => {
  test.each([
    ["the query is in the path and in the field q of its flight data", addressRow("?v1=SECRET")],
    [
      "the query is only in the field q of its flight data",
      addressRow().replace('"q":""', '"q":"?v1=SECRET"'),
    ],
    [
      "the query is only in the path of its flight data",
      addressRow("?v1=SECRET").replace(/"q":"[^"]*"/, '"q":""'),
    ],
    ["its flight data contains no path", '0:{"P":null}\n'],
  ])("is not stored: %s (RE-15)", async (_where, row) => {
    const logged = jest.spyOn(console, "error").mockImplementation(() => {});
    await opened.cache.set("/zh-TW/store/8", cachedPage([row]), CONTEXT);
    expect(await opened.cache.get("/zh-TW/store/8", CONTEXT)).toBeNull();
    expect(logged).toHaveBeenCalledWith("page cache: /zh-TW/store/8 was rendered with a query");
  });
});
