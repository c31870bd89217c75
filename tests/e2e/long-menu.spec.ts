import type { Page } from "playwright/test";
import { expect, test } from "../setup/e2e-fixtures";
import { LONG_MENU, withAddress } from "./journeys";

const tabs = (page: Page) => page.getByRole("navigation", { name: "菜單分類" });

/** Returns the distance in pixels between the bottom of the category tabs and the heading. */
async function gapOf(page: Page, name: string): Promise<number> {
  const [bar, heading] = await Promise.all([
    tabs(page).boundingBox(),
    page.getByRole("heading", { level: 2, name, exact: true }).boundingBox(),
  ]);
  return Math.round((heading?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0));
}

/** Waits until the heading has not moved for ten animation frames. */
async function waitUntilStill(page: Page, name: string): Promise<void> {
  await page.getByRole("heading", { level: 2, name, exact: true }).evaluate(
    (heading) =>
      new Promise<void>((resolve) => {
        let [stillFrames, lastTop] = [0, Number.NaN];
        const compare = () => {
          const { top } = heading.getBoundingClientRect();
          stillFrames = top === lastTop ? stillFrames + 1 : 0;
          lastTop = top;
          if (stillFrames === 10) resolve();
          else requestAnimationFrame(compare);
        };
        compare();
      }),
  );
}

test("a tab of a long menu scrolls to its category and becomes the current tab (ST-05, ST-06)", async ({
  page,
  baseURL,
}) => {
  await withAddress(page, baseURL);
  await page.goto(`/store?stid=${LONG_MENU}`);
  const names = await tabs(page).getByRole("link").allTextContents();
  const at = [names.length - 2, 1, Math.floor(names.length / 2)];
  for (const name of at.map((index) => names[index] ?? "")) {
    await tabs(page).getByRole("link", { name, exact: true }).click();
    await expect.poll(() => gapOf(page, name)).toBeGreaterThanOrEqual(0);
    await expect.poll(() => gapOf(page, name)).toBeLessThan(60);
    await expect(tabs(page).locator("[aria-current]")).toHaveText(name);
  }
});

test("going back to a store page, or reloading it, restores the scroll position of the menu (RB-07)", async ({
  page,
  baseURL,
}) => {
  await withAddress(page, baseURL);
  await page.goto(`/store?stid=${LONG_MENU}`);
  const names = await tabs(page).getByRole("link").allTextContents();
  const name = names.at(-3) ?? "";
  await tabs(page).getByRole("link", { name, exact: true }).click();
  await expect.poll(() => gapOf(page, name)).toBeLessThan(60);
  await waitUntilStill(page, name);
  const before = await gapOf(page, name);
  await page.goto("/cart");
  await page.goBack();
  await expect.poll(async () => Math.abs((await gapOf(page, name)) - before)).toBeLessThan(3);
  await page.reload();
  await expect.poll(async () => Math.abs((await gapOf(page, name)) - before)).toBeLessThan(3);
});
