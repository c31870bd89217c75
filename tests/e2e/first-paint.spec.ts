import type { Page } from "playwright/test";
import { expect, test } from "../setup/e2e-fixtures";
import { layoutShift, withAddress } from "./journeys";

/** Describes the position, colours, font size and corners of every visible element on the first screen. */
function firstScreen(page: Page) {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll("body *:not(script, link)"), (element) => {
      const { left, top, width, bottom } = element.getBoundingClientRect();
      if (top > innerHeight || width === 0) return null;
      // The box is cut at the end of the first screen, because sections below have only an estimated height.
      const height = Math.min(bottom, innerHeight) - top;
      const { color, backgroundColor, fontSize, borderRadius } = getComputedStyle(element);
      const box = [left, top, width, height].map(Math.round).join(" ");
      return `${element.tagName} ${box} ${color} ${backgroundColor} ${fontSize} ${borderRadius}`;
    }).filter(Boolean),
  );
}

test.describe("when the stylesheet files and scripts fail to load", () => {
  test.use({ expectedProblems: [/ERR_FAILED/] });
  for (const path of ["/", "/home", "/store?stid=1", "/product?stid=1&fdid=101", "/cart"]) {
    test(`the first screen of ${path} looks the same as with the stylesheet files`, async ({
      page,
      baseURL,
    }) => {
      await withAddress(page, baseURL);
      await page.route("**/*.js*", (route) => route.abort());
      await page.goto(path);
      const whole = await firstScreen(page);
      await page.route("**/*.css*", (route) => route.abort());
      await page.goto(path);
      expect(await firstScreen(page)).toEqual(whole);
    });
  }
});

test("a button that is pressed before the scripts have loaded takes effect after they have loaded", async ({
  page,
}) => {
  let load = () => {};
  const pressed = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route("**/*.js*", async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "選單" }).click();
  load();
  await expect(page.getByRole("link", { name: "成為合作餐廳" })).toBeVisible();
});

test("scripts that arrive before the stylesheet run only after the stylesheet has loaded, so nothing shifts", async ({
  page,
  baseURL,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await withAddress(page, baseURL);
  await page.route("**/*.css", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/home", { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
  const late = page.locator("script[data-src]");
  const scripts = await late.evaluateAll((all) => all.map((one) => one.dataset.src ?? ""));
  await page.waitForFunction(
    (urls) => urls.every((url) => performance.getEntriesByName(new URL(url, origin).href).length),
    scripts,
  );
  await expect(late).toHaveCount(scripts.length);
  release();
  await expect(page.getByRole("button", { name: /^收藏/ }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
});
