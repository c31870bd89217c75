import zlib from "node:zlib";
import type { Page, Response, TestInfo } from "playwright/test";
import { expect, test } from "../setup/e2e-fixtures";
import { addDish, GROCERY, LONG_MENU, layoutShift, STORE, signIn, withAddress } from "./journeys";

/**
 * Sizes in KiB. `requests` counts responses with status 200 except images and the compression dictionary. `nodes`
 * counts the elements of the page. Each limit for `html` and `js` must be at least 0.2 KiB above the measured size. The
 * file names differ in each build, which changes the compressed size by up to 0.1 KiB.
 */
type Budget = { html: number; js: number; css: number; requests: number; nodes: number };

const KIB = 1024;

async function weigh(page: Page, path: string): Promise<Budget & { shift: number }> {
  const sizes = { html: 0, js: 0, css: 0, requests: 0 };
  const loaded: { type: string; url: string }[] = [];
  const handleResponse = (response: Response) => {
    const type = response.request().resourceType();
    if (response.status() !== 200 || type === "image" || isDictionary(response)) return;
    sizes.requests += 1;
    loaded.push({ type, url: response.url() });
  };
  page.on("response", handleResponse);
  await page.goto(path, { waitUntil: "networkidle" });
  page.off("response", handleResponse);
  for (const { type, url } of loaded) {
    if (!["document", "script", "stylesheet"].includes(type)) continue;
    // The file is requested again, because the browser may no longer have the body of the first response.
    const body = await (await page.request.get(url)).body();
    if (type === "document") sizes.html += zlib.gzipSync(body).length / KIB;
    if (type === "script") sizes.js += brotliSize(url, body) / KIB;
    if (type === "stylesheet") sizes.css += brotliSize(url, body) / KIB;
  }
  const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
  return { ...sizes, nodes, shift: await layoutShift(page) };
}

/** True for the compression dictionary. It is not part of the page, because the browser loads it for later pages. */
function isDictionary(response: Response): boolean {
  return response.url().includes("/page-dictionary/");
}

/**
 * Brotli sizes in bytes by URL. They are stored, because pages share most scripts, and the compression of all scripts
 * of a page takes a second.
 */
const compressed = new Map<string, number>();

function brotliSize(url: string, body: Buffer): number {
  const size = compressed.get(url) ?? zlib.brotliCompressSync(body).length;
  compressed.set(url, size);
  return size;
}

const budgets: [string, string, Budget][] = [
  ["/", "/", { html: 18.1, js: 131.7, css: 11.7, requests: 15, nodes: 400 }],
  ["/home", "/home", { html: 25.1, js: 139.3, css: 12, requests: 22, nodes: 1200 }],
  ["/storeList", "/storeList", { html: 21.9, js: 138.6, css: 12, requests: 22, nodes: 1200 }],
  [
    "/storeList, filtered",
    "/storeList?filter=open",
    { html: 21.7, js: 138.6, css: 12, requests: 22, nodes: 1200 },
  ],
  // The HTML contains opening hours, reviews and links to other stores for search engines (record 056).
  ["/store", "/store?stid=1", { html: 29.9, js: 145.7, css: 12, requests: 24, nodes: 1600 }],
  [
    "/store, a long menu",
    `/store?stid=${LONG_MENU}`,
    { html: 31.5, js: 145.7, css: 12, requests: 24, nodes: 1600 },
  ],
  [
    "/store of a grocery",
    `/store?stid=${GROCERY}`,
    { html: 24.2, js: 145.7, css: 12, requests: 24, nodes: 1600 },
  ],
  [
    "/grocery",
    `/grocery?stid=${GROCERY}`,
    { html: 25.7, js: 141.4, css: 12, requests: 24, nodes: 1600 },
  ],
  ["/areas", "/areas/台北市/信義區", { html: 22.3, js: 125.7, css: 12, requests: 16, nodes: 1200 }],
  ["/join-us", "/join-us", { html: 21.5, js: 149.3, css: 12, requests: 16, nodes: 900 }],
  ["/landingPage", "/landingPage", { html: 13.7, js: 124.5, css: 12, requests: 14, nodes: 400 }],
  ["/campaign", "/campaign", { html: 21.7, js: 125.7, css: 12, requests: 16, nodes: 600 }],
  [
    "/product",
    "/product?stid=1&fdid=101",
    { html: 20.5, js: 140.4, css: 12, requests: 16, nodes: 500 },
  ],
  ["/cart", "/cart", { html: 13.7, js: 137.8, css: 12, requests: 15, nodes: 400 }],
];

const filledCart: [string, string, Budget] = [
  "/cart with a dish",
  "/cart",
  { html: 13.7, js: 149.4, css: 12, requests: 24, nodes: 400 },
];

const memberBudgets: [string, string, Budget][] = [
  ["/orderList", "/orderList", { html: 13.7, js: 142.4, css: 12, requests: 20, nodes: 1200 }],
  ["/couponList", "/couponList", { html: 13.7, js: 142.3, css: 12, requests: 20, nodes: 900 }],
  ["/member", "/member", { html: 14.2, js: 146.4, css: 12, requests: 23, nodes: 900 }],
  ["/order", "/order?id=999999999", { html: 15.3, js: 144.4, css: 12, requests: 20, nodes: 400 }],
];

for (const [name, path, budget] of budgets) {
  test(`${name} stays within its limits for bytes, requests, DOM nodes and layout shift`, async ({
    page,
    request,
    baseURL,
  }, info) => {
    // This request fills the page cache, so that the visit below measures the cached page.
    await request.get(path);
    await withAddress(page, baseURL);
    await expectWithin(page, { name, path, budget, info });
  });
}

test("the layout of a store page does not shift if the browser has stored an open group order of the store (GO-22)", async ({
  page,
  baseURL,
}) => {
  await withAddress(page, baseURL);
  await page.addInitScript((store_id) => {
    const deadline = Math.floor(Date.now() / 1000) + 3_600;
    const group = { token: "1.x", title: "週五便當", store_id, store_name: "麵店", deadline };
    localStorage.setItem("groups", JSON.stringify([{ ...group, state: "open" }]));
  }, STORE);
  await page.goto(`/store?stid=${STORE}`, { waitUntil: "networkidle" });
  await expect(page.getByRole("link", { name: "另開揪團" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^揪團訂購/ })).toBeHidden();
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
});

test("/cart with a dish stays within its limits", async ({ page, baseURL }, info) => {
  await withAddress(page, baseURL);
  await addDish(page);
  await page.route("**/*", (route) => route.continue());
  const [name, path, budget] = filledCart;
  await expectWithin(page, { name, path, budget, info });
});

test("the pages of a member stay within their limits", async ({ page, baseURL }, info) => {
  await withAddress(page, baseURL);
  await page.goto("/orderList");
  await signIn(page);
  await page.waitForURL("**/orderList");
  await page.waitForLoadState("networkidle");
  // While a route is set, Playwright switches the browser's cache off. The weight of a page therefore includes files
  // that an earlier page has already loaded.
  await page.route("**/*", (route) => route.continue());
  for (const [name, path, budget] of memberBudgets) {
    await expectWithin(page, { name, path, budget, info });
  }
});

test("the cart and the account of a member do not shift on a wide screen", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await withAddress(page, baseURL);
  await page.goto("/member");
  await signIn(page);
  await page.waitForURL("**/member");
  await addDish(page);
  for (const path of ["/member", "/cart"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    expect.soft(await layoutShift(page), path).toBeLessThanOrEqual(0.01);
  }
});

type Weighed = { name: string; path: string; budget: Budget; info: TestInfo };

async function expectWithin(page: Page, { name, path, budget, info }: Weighed): Promise<void> {
  const weight = await weigh(page, path);
  const rounded = Object.entries(weight).map(([key, value]) => `${key} ${value.toFixed(1)}`);
  info.annotations.push({ type: "weight", description: `${name}: ${rounded.join(", ")}` });
  for (const key of Object.keys(budget) as (keyof Budget)[]) {
    expect.soft(weight[key], `${name} ${key}`).toBeLessThanOrEqual(budget[key]);
  }
  expect.soft(weight.shift, `${name} layout shift`).toBeLessThanOrEqual(0.01);
}
