import type { Page } from "playwright/test";
import { expect } from "../../setup/e2e-fixtures";
import { openDish } from "../journeys";

/** A store, a dish and a member of tests/spec-backend. */
const STORE = 70_035;
export const DISH = "紅燒牛肉麵";
const MEMBER = "王小明";

/** Types an address on the intro and waits for the home page with the stores around this address. */
export async function enterAddress(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("combobox", { name: "配送地址" }).fill("台北市信義區市府路1號");
  await page.getByRole("button", { name: "搜尋店家" }).click();
  await page.waitForURL("**/home");
}

/** Puts a dish with its required option into the cart. */
export async function fillCart(page: Page): Promise<void> {
  const sheet = await openDish(page, STORE, DISH);
  await sheet.getByText("小辣").click();
  await sheet.getByRole("button", { name: /^放入購物車/ }).click();
  await expect(page.getByText("加購成功")).toBeVisible();
}

/** Signs in on the sign-in page of tests/spec-backend. That page returns to the shop with `v` and without `state`. */
export async function signIn(page: Page, person = MEMBER): Promise<void> {
  await page.goto("/login");
  await page.getByRole("main").getByRole("button", { name: "登入／註冊" }).click();
  await page.getByRole("button", { name: "同意", exact: true }).click();
  await page.getByRole("link", { name: person }).click();
  // The page of the sign-in return shows the name before it opens the next page. The test waits for the next page,
  // because an earlier navigation would interrupt the sign-in.
  await page.waitForURL((url) => !/\/(login|third)/.test(url.pathname));
  await expect(page.getByRole("banner")).toContainText(person);
}
