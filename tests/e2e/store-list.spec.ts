import type { Page } from "playwright/test";
import { expect, test } from "../setup/e2e-fixtures";
import { withAddress } from "./journeys";

const cards = (page: Page) => page.getByRole("main").getByRole("heading", { level: 3 });
const resultCount = (page: Page) => page.getByText(/^找到 \d+ 家店$/);

test.beforeEach(({ page, baseURL }) => withAddress(page, baseURL));

test("a store list keeps sort and filters in its URL, so Back and reload restore them (HM-02, RT-12)", async ({
  page,
}) => {
  await page.goto("/home");
  await page
    .getByRole("region", { name: "想吃什麼" })
    .getByRole("link", { name: "台式料理" })
    .click();
  await page.waitForURL("**/storeList?type=*");
  await expect(resultCount(page)).toBeVisible();
  const plain = page.url();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    /areas\/[^?]+\?type=\d+$/,
  );

  const open = page.getByRole("button", { name: "營業中", exact: true });
  await open.click();
  await expect(page).toHaveURL(/filter=open$/);
  await page.getByRole("combobox", { name: "排序" }).selectOption({ label: "評分最高" });
  await expect(page).toHaveURL(/sort=rating&filter=open$/);
  await page.goBack();
  await expect(page.getByRole("combobox", { name: "排序" })).toHaveValue("recommended");
  await expect(open).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(open).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "清除全部" }).click();
  await expect(page).toHaveURL(plain);
  await expect(open).toHaveAttribute("aria-pressed", "false");
  await expect(resultCount(page)).toBeVisible();
});

test("scrolling loads more stores, and going back from a store restores the loaded stores and the scroll position", async ({
  page,
}) => {
  await page.goto("/storeList");
  const first = await cards(page).count();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(first);
  const loaded = await cards(page).count();
  const last = cards(page).nth(loaded - 2);
  const name = await last.textContent();
  await last.click();
  await page.waitForURL("**/store?stid=*");
  await page.goBack();
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(loaded);
  await expect(
    cards(page)
      .filter({ hasText: name ?? "" })
      .last(),
  ).toBeInViewport();
});

test("without JavaScript, 載入更多 is a link to page 2, and page 2 has a rel=prev link to page 1", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/home`);
  await page.getByRole("link", { name: "載入更多" }).click();
  await expect(page).toHaveURL(/\/storeList\?page=2$/);
  await expect(page.getByRole("main").getByText("尚未設定配送地址")).toBeVisible();
  await expect(page.locator('link[rel="prev"]')).toHaveAttribute("href", /\/storeList$/);
  expect(await cards(page).count()).toBeGreaterThan(0);
  await context.close();
});

/** More than the height of two lines of small text, and less than that of three lines. */
const TWO_LINES_PX = 50;

test.describe("store lists without results", () => {
  test.use({ expectedProblems: [/status of 404/] });

  test("show a message for no match and for a long keyword, and a link to all stores for an unknown type", async ({
    page,
  }) => {
    await page.goto("/storeList?keyword=zzzz");
    await expect(page.getByText("OPPS!沒有找到資料, 請使用其他關鍵字搜看看！")).toBeVisible();
    await page.goto(`/storeList?keyword=${"a".repeat(10_000)}`);
    await expect(page.getByText("關鍵字太長，只用前 100 個字搜尋。")).toBeVisible();
    const trail = await page.getByRole("navigation", { name: "目前位置" }).boundingBox();
    expect(trail?.height).toBeLessThan(TWO_LINES_PX);
    const response = await page.goto("/storeList?type=999999");
    expect(response?.status()).toBe(404);
    await page.getByRole("link", { name: "看全部店家" }).click();
    await expect(resultCount(page)).toBeVisible();
  });
});

test("a store page is prefetched while the pointer is over its link", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "A phone has no hover.");
  await page.goto("/home");
  const link = page.getByRole("main").locator("a[href*='/store?stid=']").first();
  const href = String(await link.getAttribute("href"));
  const prefetched = page.waitForResponse((response) => response.url().endsWith(href));
  await link.hover();
  expect((await prefetched).request().isNavigationRequest()).toBe(false);
  await link.click();
  await page.waitForURL((url) => url.pathname + url.search === href);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
