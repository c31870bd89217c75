import { brotliCompressSync, gzipSync } from "node:zlib";
import { inNewBrowser, openPhone } from "./phone.mjs";

const KIB = 1024;
/** The part of a task beyond this duration counts as blocking time. */
const BLOCKING_MS = 50;

/**
 * Loads the page with an empty cache and without throttling, and waits until the network is quiet. Returns the sizes in
 * KiB, the number of requests and the number of DOM nodes.
 */
export const weight = (site, page) =>
  inNewBrowser(async (browser) => {
    const { tab, requests, close } = await openPhone(browser, { site, page, isThrottled: false });
    const atLoad = requests.list().length;
    await requests.quiet();
    const nodes = await tab.evaluate(() => document.querySelectorAll("*").length);
    const all = requests.list();
    await close();
    const sum = (type) =>
      all.filter((one) => !type || one.type === type).reduce((bytes, one) => bytes + one.bytes, 0) /
      KIB;
    const html = await readBody(site.base + page.path, page.cookies);
    const scripts = await Promise.all(
      all.filter(({ type }) => type === "Script").map(({ url }) => readBody(url)),
    );
    return {
      html: gzipSync(html).length / KIB,
      js: scripts.reduce((bytes, body) => bytes + brotliCompressSync(body).length, 0) / KIB,
      css: sum("Stylesheet"),
      pictures: sum("Image"),
      total: sum(),
      requestsAtLoad: atLoad,
      requests: all.length,
      nodes,
    };
  });

/**
 * Loads the page with an empty cache on the throttled phone. Returns the times of paint, blocking and hydration in
 * milliseconds, and the layout shift (CLS).
 */
export const vitals = (site, page) =>
  inNewBrowser(async (browser) => {
    const { tab, requests, close } = await openPhone(browser, { site, page, isThrottled: true });
    await requests.quiet();
    const { fcp, lcp, cls, hydrated, longTasks } = await tab.evaluate(() => window.benchmark);
    await close();
    const afterPaint = longTasks.filter(([start, duration]) => start + duration > (fcp ?? 0));
    const tbt = afterPaint.reduce(
      (sum, [, duration]) => sum + Math.max(0, duration - BLOCKING_MS),
      0,
    );
    return { fcp, lcp, tbt, hydrated, cls };
  });

/**
 * Returns the milliseconds from a tap on a link to the frame after the target is visible. If `settled` is true, the tap
 * comes after the page has finished its prefetches; otherwise as soon as the page has loaded and the link is visible.
 */
export const navigation = (site, page, { settled }) =>
  inNewBrowser(async (browser) => {
    const { tab, requests, close } = await openPhone(browser, { site, page, isThrottled: true });
    const { link, path, target } = page.navigation;
    const first = tab.locator(link).first();
    await first.waitFor();
    if (settled) await requests.quiet();
    const startedAt = Date.now();
    await first.tap();
    await tab.waitForURL((url) => (url.pathname + url.search).startsWith(path), {
      waitUntil: "commit",
    });
    await tab.locator(target).first().waitFor();
    await tab.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
    const duration = Date.now() - startedAt;
    await close();
    return { duration };
  });

async function readBody(url, cookies = {}) {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
  const response = await fetch(url, { headers: { cookie } });
  return Buffer.from(await response.arrayBuffer());
}
