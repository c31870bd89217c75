import type { Page } from "playwright/test";
import { expect, expectNoAxeViolations, test } from "../setup/e2e-fixtures";
import {
  addDish,
  choosePayMethod,
  confirmButton,
  shownTotal,
  toCheckout,
  withAddress,
} from "./journeys";

const CUSTOMER = "測試會員二";

const headline = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 2, name });

/**
 * Orders a dish with cash and opens the order page. Each test must use its own `times`, because the backend places no
 * second order with the same content within a minute unless the customer confirms it.
 */
async function placeAndOpen(page: Page, baseURL: string | undefined, times: number) {
  await withAddress(page, baseURL);
  await addDish(page, { times });
  await toCheckout(page, CUSTOMER);
  await choosePayMethod(page, "現金");
  const total = await shownTotal(page);
  await confirmButton(page).click();
  await page.waitForURL("**/orderList");
  const order = page.getByRole("article").filter({ hasText: total }).first();
  await order.getByRole("link", { name: /^查看訂單/ }).click();
  await page.waitForURL("**/order?id=*");
  await expect(headline(page, "已下單")).toBeVisible();
}

test("a customer opens an order, cancels it and puts its products into the cart again", async ({
  page,
  isMobile,
  baseURL,
}) => {
  test.skip(!isMobile, "The page is the same on phones and desktops.");
  await placeAndOpen(page, baseURL, 11);
  await page.getByRole("button", { name: /^付款條碼/ }).click();
  await expect(page.getByRole("img", { name: "付款條碼" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "取消訂單" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "取消訂單" }).click();
  await expect(headline(page, "已取消")).toBeVisible();
  await expect(page.getByRole("timer")).toHaveCount(0);
  await expectNoAxeViolations(page);

  await page.getByRole("button", { name: /^再點一次/ }).click();
  await page.waitForURL("**/cart");
  await expect(page.getByRole("link", { name: "去結帳" })).toBeVisible();

  await page.goto("/order?id=999999999");
  await expect(page.getByText("找不到這筆訂單")).toBeVisible();
});

test("the order page shows new order states without a reload and without new orderDetail requests", async ({
  page,
  isMobile,
  baseURL,
}) => {
  test.skip(isMobile, "The page is the same on phones and desktops.");
  test.slow();
  await placeAndOpen(page, baseURL, 10);
  await expectNoAxeViolations(page);
  let reads = 0;
  page.on("request", (request) => {
    if (request.url().includes("/orderDetail")) reads += 1;
  });
  const untilNextState = { timeout: 40_000 };
  await expect(headline(page, "確認中")).toBeVisible(untilNextState);
  await expect(page.getByRole("button", { name: "取消訂單" })).toHaveCount(0);
  await expect(headline(page, /在路上|外送中/)).toBeVisible(untilNextState);
  expect(reads).toBe(0);
});
