import type { Page } from "playwright/test";
import { expect, test } from "../setup/e2e-fixtures";
import { withAddress } from "./journeys";

const PLACEHOLDER = "搜尋商品、餐點或餐廳";

async function openSearch(page: Page, path = "/home") {
  await page.goto(path);
  await page.getByRole("button", { name: PLACEHOLDER }).click();
  const dialog = page.getByRole("dialog", { name: "搜尋", exact: true });
  await expect(dialog.getByRole("textbox")).toBeFocused();
  return dialog;
}

test.beforeEach(({ page, baseURL }) => withAddress(page, baseURL));

test("typing finds a store, a tap opens the store, and the next search offers the typed text again", async ({
  page,
}) => {
  await page.goto("/store?stid=1");
  const name = await page.getByRole("heading", { level: 1 }).innerText();
  const dialog = await openSearch(page);
  await dialog.getByRole("textbox").fill(name);
  await dialog.getByRole("link", { name }).first().click();
  await page.waitForURL("**/store?stid=**");
  const again = await openSearch(page, "/cart");
  await expect(again.getByRole("button", { name, exact: true })).toBeVisible();
});

test("Enter in the search box opens the result page", async ({ page }) => {
  const dialog = await openSearch(page);
  await dialog.getByRole("textbox").fill("牛肉麵");
  await dialog.getByRole("textbox").press("Enter");
  await page.waitForURL(`**/storeList?keyword=${encodeURIComponent("牛肉麵")}`);
});

test("arrow keys move through the search results, and Escape closes the dialog and restores the focus", async ({
  page,
}) => {
  const dialog = await openSearch(page);
  await page.keyboard.type("麵");
  await expect(dialog.getByRole("link").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("button", { name: "搜尋「麵」" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: PLACEHOLDER })).toBeFocused();
});

test("a search text is cut to 100 characters, and a search without results shows a message", async ({
  page,
}) => {
  const dialog = await openSearch(page);
  await dialog.getByRole("textbox").fill("齉".repeat(10_000));
  await expect(dialog.getByRole("textbox")).toHaveValue("齉".repeat(100));
  await expect(
    dialog.getByText("OPPS!沒有找到資料, 請使用其他關鍵字搜看看！").last(),
  ).toBeVisible();
});

test("a customer finds a dish by a misspelled name, filters the dishes by price and opens the dish (HM-23, HM-24, HM-25)", async ({
  page,
}) => {
  const dialog = await openSearch(page);
  await dialog.getByRole("textbox").fill("珍煮奶茶");
  await dialog.getByRole("textbox").press("Enter");
  await expect(page.getByText("找不到「珍煮奶茶」，已改搜「珍珠奶茶」。").last()).toBeVisible();
  const dishes = page.getByRole("region", { name: "餐點" });
  await expect(dishes.getByRole("link", { name: /珍珠奶茶/ }).first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "店家" })).toBeVisible();
  await page.getByRole("button", { name: "100 元以下", exact: true }).click();
  await page.waitForURL("**&price=0-100");
  await expect(page.getByText("只列出 100 元以下的餐點")).toBeVisible();
  await dishes
    .getByRole("link", { name: /珍珠奶茶/ })
    .first()
    .click();
  await page.waitForURL("**/product?stid=**");
  await expect(page.getByRole("heading", { level: 1, name: /珍珠奶茶/ })).toBeVisible();
});

test("the button 取消 of the search is shown only on a phone", async ({ page }, info) => {
  const dialog = await openSearch(page);
  const cancel = dialog.getByRole("button", { name: "取消" });
  await expect(cancel).toBeVisible({ visible: info.project.name === "phone" });
});

test("the search dialog fades in over 100 ms and out over 300 ms, and prevents page scrolling while open (JN-39)", async ({
  page,
}) => {
  const dialog = await openSearch(page);
  const element = await dialog.elementHandle();
  const fades = () =>
    page.evaluate((node) => {
      const { transitionDuration } = getComputedStyle(node as Element);
      return [...new Set(transitionDuration.split(", "))];
    }, element);
  expect(await fades()).toEqual(["0.1s"]);
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  await page.keyboard.press("Escape");
  expect(await fades()).toEqual(["0.3s"]);
  await expect(page.locator("html")).toHaveCSS("overflow-y", "visible");
});
