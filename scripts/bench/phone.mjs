import { spawnSync } from "node:child_process";
import { chromium } from "playwright";
import { BROWSER_ARGS } from "../browser-args.ts";
import { fail } from "../console.mjs";

/** Lighthouse's settings for a phone: slow 4G (1.6 Mbit/s down, 750 kbit/s up, 150 ms) and a 4 times slower CPU. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
  connectionType: "cellular4g",
};
const CPU_RATE = 4;
const SCREEN = { width: 390, height: 844 };
const QUIET_MS = 1_500;
const MAX_QUIET_WAIT_MS = 25_000;

/**
 * Ends the benchmark if the machine has no Chinese font. Chromium would then look for each Chinese character in every
 * font, which no phone in Taiwan does. A machine without `fc-list` is not checked.
 */
export function requireChineseFont() {
  const { error, stdout } = spawnSync("fc-list", [":lang=zh-tw"], { encoding: "utf8" });
  if (!error && stdout.trim() === "")
    fail("A Chinese font is missing. Install one (apt-get install fonts-noto-cjk).");
}

/** Runs `measure` in a new browser, because a browser that has loaded many throttled pages becomes slow. */
export async function inNewBrowser(measure) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: BROWSER_ARGS,
  });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

/** Opens a page of the site as a phone with an empty cache. */
export async function openPhone(browser, { site, page, isThrottled }) {
  const context = await browser.newContext({
    viewport: SCREEN,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: "zh-TW",
    serviceWorkers: "block",
  });
  const cookies = Object.entries(page.cookies ?? {});
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: site.base })));
  await context.addInitScript(
    (entries) => {
      for (const [key, value] of entries) {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      }
    },
    Object.entries(site.storage ?? {}),
  );
  await context.addInitScript(observePage, page.hydrated ?? null);
  const tab = await context.newPage();
  const cdp = await context.newCDPSession(tab);
  const requests = await followRequests(cdp);
  if (isThrottled) {
    await cdp.send("Network.emulateNetworkConditions", NETWORK);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
  }
  await tab.goto(site.base + page.path, { waitUntil: "load", timeout: 120_000 });
  return { tab, requests, close: () => context.close() };
}

/** Runs in the browser before the page's own code. Collects the performance entries and the time of hydration. */
function observePage(hydrated) {
  const seen = { fcp: null, lcp: 0, cls: 0, longTasks: [], hydrated: null, interactions: [] };
  window.benchmark = seen;
  const observe = (type, handle, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.fcp = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe("layout-shift", ({ hadRecentInput, value }) => {
    if (!hadRecentInput) seen.cls += value;
  });
  observe("longtask", ({ startTime, duration }) => seen.longTasks.push([startTime, duration]));
  const keepInteraction = ({ interactionId, duration }) => {
    if (interactionId) seen.interactions.push(duration);
  };
  observe("event", keepInteraction, { durationThreshold: 16 });
  const selector = hydrated ?? "main a[href], main button, body a[href], body button";
  const watchHydration = () => {
    const element = document.querySelector(selector);
    // React adds a property with this prefix to an element when React hydrates the element.
    const isHydrated =
      element && Object.keys(element).some((key) => key.startsWith("__reactProps$"));
    if (isHydrated) seen.hydrated = performance.now();
    else requestAnimationFrame(watchHydration);
  };
  requestAnimationFrame(watchHydration);
}

/**
 * Records the requests of a tab. `quiet` waits until QUIET_MS have passed without an open request, but not longer than
 * MAX_QUIET_WAIT_MS.
 */
async function followRequests(cdp) {
  const all = new Map();
  const open = new Set();
  let lastAt = performance.now();
  const end = (id) => {
    open.delete(id);
    lastAt = performance.now();
  };
  await cdp.send("Network.enable");
  cdp.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    if (!request.url.startsWith("http")) return;
    all.set(requestId, { url: request.url, type, bytes: 0 });
    open.add(requestId);
    lastAt = performance.now();
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = all.get(requestId);
    if (request) request.bytes = encodedDataLength;
    end(requestId);
  });
  cdp.on("Network.loadingFailed", ({ requestId }) => end(requestId));
  const quiet = async () => {
    const startedAt = performance.now();
    while (open.size > 0 || performance.now() - lastAt < QUIET_MS) {
      if (performance.now() - startedAt > MAX_QUIET_WAIT_MS) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  return { list: () => [...all.values()], quiet };
}
