import type { TestInfo } from "playwright/test";
import { expect, test } from "../setup/e2e-fixtures";
import {
  addDish,
  choosePayMethod,
  confirmButton,
  listedOrder,
  toCheckout,
  withAddress,
} from "./journeys";

// Each test orders its own quantity, because the backend places no second order with the same content within a minute
// unless the customer confirms it. The quantity is 15 plus the position of the first words of the test title in this
// list.
const journeys = ["a payment", "another visit", "a cancelled", "a declined", "an order"];

function portionsOf({ title }: TestInfo): number {
  return 15 + journeys.findIndex((start) => title.startsWith(start));
}

test.beforeEach(async ({ page, baseURL }, info) => {
  await withAddress(page, baseURL);
  await addDish(page, { times: portionsOf(info) });
  await toCheckout(page);
  await choosePayMethod(page, "LINE Pay");
});

test("a payment places the order and empties the cart", async ({ page }, info) => {
  await confirmButton(page).click();
  await page.getByRole("button", { name: /^付款 NT/ }).click();
  await page.waitForURL("**/orderList");
  const order = listedOrder(page, portionsOf(info));
  await expect(order).toContainText("已下單");
  await expect(order).toContainText("LINE Pay");
  await page.goto("/cart");
  await expect(page.getByRole("link", { name: "開始點餐" })).toBeVisible();
});

test("another visit of the payment return does not create a second order", async ({
  page,
  request,
}, info) => {
  await confirmButton(page).click();
  const returned = page.waitForRequest((visit) => visit.url().includes("/third/lpconfirm?"));
  const calls: string[] = [];
  page.on("request", (call) => calls.push(new URL(call.url()).pathname));
  await page.getByRole("button", { name: /^付款 NT/ }).click();
  await page.waitForURL("**/orderList");
  const order = listedOrder(page, portionsOf(info));
  await expect(order).toHaveCount(1);
  await page.goBack();
  await page.goForward();
  await page.goto("/orderList");
  await expect(order).toHaveCount(1);
  expect(await request.get("/404error").then((answer) => answer.status())).toBe(404);
  // The server settles the payment, so the browser calls no payment API, not even on another visit of the return URL.
  await page.goto((await returned).url());
  await page.waitForURL("**/orderList");
  await expect(order).toHaveCount(1);
  expect(calls.filter((path) => /getLinePayConfirm|payResult/.test(path))).toEqual([]);
});

test("a cancelled payment returns to the checkout with the same total", async ({ page }) => {
  const total = await confirmButton(page).textContent();
  await confirmButton(page).click();
  await page.getByRole("button", { name: "取消" }).click();
  await page.waitForURL("**/checkout**");
  await expect(page.getByText("付款沒有完成，訂單尚未成立")).toBeVisible();
  await expect(confirmButton(page)).toHaveText(total ?? "");
});

test("a declined payment returns to the checkout, and the order can then be paid", async ({
  page,
}) => {
  await confirmButton(page).click();
  await page.getByRole("button", { name: "餘額不足（拒絕）" }).click();
  const back = page.getByRole("link", { name: /返回|回到/ });
  if (await back.isVisible().catch(() => false)) await back.click();
  await page.waitForURL("**/checkout**");
  await expect(confirmButton(page)).toBeEnabled();
  await confirmButton(page).click();
  await page.getByRole("button", { name: /^付款 NT/ }).click();
  await page.waitForURL("**/orderList");
});

test("an order becomes paid although the customer closes the tab after the payment", async ({
  page,
}, info) => {
  await confirmButton(page).click();
  await page.getByRole("button", { name: "付款後關閉視窗" }).click();
  await expect(async () => {
    await page.goto("/orderList");
    await expect(listedOrder(page, portionsOf(info))).toContainText("LINE Pay", { timeout: 1000 });
  }).toPass({ timeout: 40_000 });
});
