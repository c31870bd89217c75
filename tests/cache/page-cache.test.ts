import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { nodeFs } from "next/dist/server/lib/node-fs-methods";
import PageCache from "../../cache/page-cache.cjs";

function cacheIn(folder: string) {
  return new PageCache({
    fs,
    flushToDisk: false,
    serverDistDir: folder,
    revalidatedTags: [],
    maxMemoryCacheSize: 0,
  });
}

async function policyOf(html: string, key = "/key"): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "page-cache-"));
  const page = { kind: "APP_PAGE", html, headers: {} as Record<string, string> };
  await cacheIn(folder).set(key, page, { isFallback: false });
  fs.rmSync(folder, { recursive: true });
  return page.headers["content-security-policy"] ?? "";
}

test("what is not there is kept in memory alone: addresses that somebody makes up fill no disk", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "page-cache-"));
  const megabyte = 1024 * 1024;
  const options = { serverDistDir: folder, revalidatedTags: [], maxMemoryCacheSize: megabyte };
  const cache = new PageCache({ ...options, fs: nodeFs, flushToDisk: true });
  const page = (status: number) => ({
    kind: "APP_PAGE",
    html: "<p>",
    rscData: Buffer.from(""),
    headers: {},
    status,
  });
  const files = () => fs.readdirSync(folder, { recursive: true }).map(String);
  await cache.set("/areas/nowhere", page(404), { isFallback: false });
  expect(files()).toEqual([]);
  const kept = await cache.get("/areas/nowhere", { kind: "APP_PAGE", isFallback: false });
  expect(kept?.value?.status).toBe(404);
  await cache.set("/areas/somewhere", page(200), { isFallback: false });
  expect(files().some((name) => name.endsWith("somewhere.html"))).toBe(true);
  fs.rmSync(folder, { recursive: true });
});

const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

test.each([
  'self.__next_f.push([1,"1:\\"$Sreact.fragment\\""])',
  "(self.__next_f=self.__next_f||[]).push([0])",
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});',
])("the framework's data push %s is named by its hash", async (code) => {
  expect(await policyOf(`<body><script>${code}</script></body>`)).toContain(hash(code));
});

test.each([
  "alert(1)",
  "self.__next_f.push([1,alert(1)])",
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([1,"a"])//"])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert(1)});',
])("a script that is more than data is not: %s", async (code) => {
  const policy = await policyOf(`<body><script>${code}</script></body>`);
  expect(policy).toContain("script-src 'self';");
});

test("nothing inline is allowed by name of the page", async () => {
  const policy = await policyOf("<body></body>");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test("the shop's own worker and manifest are its own, and no other is", async () => {
  const policy = await policyOf("<body></body>");
  // Neither is named: the worker falls back to the scripts, the manifest to all that is not named.
  expect(policy).not.toMatch(/worker-src|manifest-src|child-src/);
  expect(policy).toMatch(/^default-src 'self'; script-src 'self';/);
});

describe("the hosts of Google Maps", () => {
  afterEach(() => {
    Reflect.deleteProperty(process.env, "GOOGLE_MAPS_BROWSER_KEY");
  });

  test.each([undefined, ""])("are in no policy without a key (%j)", async (key) => {
    if (key !== undefined) process.env.GOOGLE_MAPS_BROWSER_KEY = key;
    const policy = await policyOf("<body></body>");
    expect(policy).not.toMatch(/google|gstatic/);
    expect(policy).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: https:; " +
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
        "report-to csp; report-uri /api/csp-report",
    );
  });

  test("are named one by one with a key, and nothing wider", async () => {
    process.env.GOOGLE_MAPS_BROWSER_KEY = "browser-key";
    const policy = await policyOf("<body></body>");
    expect(policy.split("; ")).toEqual([
      "default-src 'self'",
      "script-src 'self' https://maps.googleapis.com",
      "style-src 'self' 'unsafe-inline' https://fonts.googleapis.com",
      "connect-src 'self' https://maps.googleapis.com https://places.googleapis.com https://maps.gstatic.com",
      "font-src 'self' https://fonts.gstatic.com",
      "img-src 'self' data: https:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "report-to csp",
      "report-uri /api/csp-report",
    ]);
    expect(policy).not.toMatch(/\*|unsafe-eval|browser-key/);
  });
});

describe("the hosts of what others do for the shop (RB-09)", () => {
  const SETTINGS = ["GTM_ID", "RECORDING_ID", "LIVE_CHAT_ID"];
  afterEach(() => {
    for (const setting of SETTINGS) Reflect.deleteProperty(process.env, setting);
  });

  test.each([
    ["GTM_ID", "googletagmanager.com", /clarity|crisp/],
    ["RECORDING_ID", "clarity.ms", /google|crisp/],
    ["LIVE_CHAT_ID", "crisp.chat", /google|clarity/],
  ])("%s brings its own and nobody else's", async (setting, host, others) => {
    expect(await policyOf("<body></body>")).not.toContain(host);
    process.env[setting] = "some-id";
    const policy = await policyOf("<body></body>");
    expect(policy).toContain(host);
    expect(policy).not.toMatch(others);
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*|data:|blob:)|some-id/);
  });

  test("together each directive stands once", async () => {
    for (const setting of SETTINGS) process.env[setting] = "some-id";
    const names = (await policyOf("<body></body>")).split("; ").map((part) => part.split(" ")[0]);
    expect(new Set(names).size).toBe(names.length);
  });
});
