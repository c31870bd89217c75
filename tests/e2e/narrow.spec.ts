import type { Page } from "playwright/test";
import { expect, test } from "../setup/e2e-fixtures";
import { GROCERY, STORE, withAddress } from "./journeys";

const PAGES = [
  "/",
  "/home",
  "/storeList?type=1",
  "/storeList?filter=open",
  `/store?stid=${STORE}`,
  `/grocery?stid=${GROCERY}`,
  `/product?stid=${STORE}&fdid=101`,
  "/cart",
  "/static",
];

const LOOKS = [
  { name: "320 px wide", width: 320, type: "" },
  { name: "with letters twice as large", width: 390, type: "200%" },
];

test.beforeEach(async ({ page, baseURL, isMobile }) => {
  test.skip(!isMobile, "A phone's screen is the narrow one.");
  await withAddress(page, baseURL);
});

for (const { name, width, type } of LOOKS) {
  test(`nothing is wider than the screen ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of PAGES) {
      await page.goto(path);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, type);
      await expect.poll(() => overhang(page), path).toBeLessThanOrEqual(0);
      await expect(
        page.getByRole("banner").getByRole("link", { name: "購物車" }),
        path,
      ).toBeInViewport({ ratio: 1 });
    }
  });
}

test("the button of a product is visible on a phone in landscape", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(`/store?stid=${STORE}`);
  await page.getByRole("main").getByRole("link").filter({ hasText: "NT$" }).first().click();
  const add = page.getByRole("dialog").getByRole("button", { name: /^放入購物車/ });
  await expect(add).toBeInViewport({ ratio: 1 });
});

function overhang(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
