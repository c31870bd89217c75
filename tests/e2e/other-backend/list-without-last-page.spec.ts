import { expect, test } from "../../setup/e2e-fixtures";

test("the store list shows every store once and ends, although the backend sends no last_page", async ({
  page,
}) => {
  await page.goto("/storeList");
  const cards = page.getByRole("main").locator("a[href^='/store?stid=']");
  await expect(cards.first()).toBeVisible();
  await page.mouse.wheel(0, 20_000);
  await expect(page.getByRole("link", { name: "載入更多" })).toHaveCount(0);
  const names = await cards.locator("h3").allTextContents();
  expect(names.length).toBeGreaterThan(4);
  expect(new Set(names).size).toBe(names.length);
});
