import { expect, expectNoAxeViolations, test } from "../setup/e2e-fixtures";
import { GROCERY, withAddress } from "./journeys";

test("a customer opens a category of a grocery, adds a product with one press and searches products", async ({
  page,
  baseURL,
}) => {
  await withAddress(page, baseURL);
  await page.goto(`/store?stid=${GROCERY}`);
  await expectNoAxeViolations(page);
  await page.getByRole("region", { name: "商品分類" }).getByRole("link").nth(1).click();
  await page.waitForURL("**/grocery?**");
  await expectNoAxeViolations(page);

  const categories = page.getByRole("navigation", { name: "商品分類" });
  const third = categories.getByRole("link").nth(2);
  const name = String(await third.textContent());
  await third.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${name}｜`));

  await page.getByRole("button", { name: /^加入/ }).first().click();
  await expect(page.getByRole("button", { name: /增加一份$/ }).first()).toBeVisible();

  await page.getByRole("button", { name: "搜尋店內商品" }).click();
  const search = page.getByRole("dialog", { name: "搜尋店內商品" });
  await search.getByRole("textbox").fill("牛奶");
  await search.getByRole("link", { name: /NT\$/ }).first().click();
  await page.waitForURL("**/product?**");
  await page.goBack();
  await expect(search.getByRole("link", { name: /NT\$/ }).first()).toBeVisible();
  await expectNoAxeViolations(page);
});

test("going back to a category page, or reloading it, restores the scroll position (RB-07)", async ({
  page,
  baseURL,
}) => {
  await withAddress(page, baseURL);
  await page.goto(`/grocery?stid=${GROCERY}`);
  const tiles = page.getByRole("main").locator("li");
  const first = await tiles.count();
  const end = page.getByText("載入更多商品…");
  await end.scrollIntoViewIfNeeded();
  await expect.poll(() => tiles.count()).toBeGreaterThan(first);
  await tiles.nth(first + 4).scrollIntoViewIfNeeded();
  const top = () => tiles.nth(first + 4).evaluate((tile) => tile.getBoundingClientRect().top);
  const before = await top();
  await page.goto("/cart");
  await page.goBack();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
  await page.reload();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
});
