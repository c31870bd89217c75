import type { Page } from "playwright/test";
import { expect, expectNoAxeViolations, test } from "../setup/e2e-fixtures";
import { addDish, OTHER_STORE, STORE, withAddress } from "./journeys";

test.use({
  serviceWorkers: "allow",
  expectedProblems: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load chunk/],
});

const STALE = "離線中，內容可能不是最新";

test("an offline browser shows visited store pages and the cart, and loads a page when the connection is back", async ({
  page,
  context,
  baseURL,
}) => {
  await withAddress(page, baseURL);
  await page.goto("/home");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await addDish(page);
  const name = await page.getByRole("heading", { level: 1 }).innerText();
  await expect.poll(() => cachedPaths(page)).toContain(`/store?stid=${STORE}`);

  await context.setOffline(true);
  await page.goto(`/store?stid=${STORE}&number=7`);
  await expect(page.getByRole("complementary", { name: "連線狀態" })).toContainText(STALE);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByText("網路連線異常，請稍後再試").first()).toBeVisible();

  // The service worker stores no page of a member, so the offline page opens with the cart and the viewed pages.
  await page.goto("/orderList");
  await expect(page.getByRole("heading", { name: "目前沒有連線" })).toBeVisible();
  await expect(page.getByRole("paragraph").filter({ hasText: STALE })).toBeVisible();
  const cart = page.getByRole("region", { name: "購物車" });
  await expect(cart).toContainText(name);
  await expect(cart).toContainText(/小計\s*NT\$/);
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "再試一次" }).click();
  await expect(page.getByRole("status")).toHaveText("網路連線異常，請稍後再試");
  // The region may also list the page of a dish, whose title contains the name of the store.
  const storeLink = { name: new RegExp(`^${name}`) };
  await page.getByRole("region", { name: "最近看過" }).getByRole("link", storeLink).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);

  await page.goto(`/store?stid=${OTHER_STORE}`);
  await expect(page.getByRole("heading", { name: "目前沒有連線" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "目前沒有連線" })).toBeHidden({ timeout: 20_000 });
  await expect(page).toHaveURL(new RegExp(`/store\\?stid=${OTHER_STORE}$`));
  const cached = await cachedPaths(page);
  expect(cached.filter((path) => /^\/(api|third|orderList|cart)/.test(path))).toEqual([]);
});

test("a browser can install the shop", async ({ page, context }) => {
  await page.goto("/");
  const cdp = await context.newCDPSession(page);
  const { errors } = await cdp.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await cdp.send("Page.getInstallabilityErrors");
  // The Playwright browser has a temporary profile, so Chromium reports that it is incognito.
  const missing = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
  expect(missing).toEqual([]);
});

function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map((one) => window.caches.open(one)),
    );
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => url.slice(window.location.origin.length));
  });
}
