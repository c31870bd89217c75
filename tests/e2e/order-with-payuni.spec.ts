import type { Page } from "playwright/test";
import { expect, test } from "../setup/e2e-fixtures";
import {
  addDish,
  choosePayMethod,
  confirmButton,
  expectOrdered,
  PAYER,
  shownTotal,
  toCheckout,
  withAddress,
} from "./journeys";

const METHOD = "PAYUNi 信用卡";
// Each order has its own number of portions and so its own total. The tests find their orders by the total.
const PORTIONS = { paid: 12, declined: 14, closed: 15 };

async function order(page: Page, times: number): Promise<string> {
  await addDish(page, { times });
  await toCheckout(page, PAYER);
  await choosePayMethod(page, METHOD);
  return shownTotal(page);
}

const visa = (page: Page) => page.getByRole("button", { name: /^VISA/ });

async function backToShop(page: Page): Promise<void> {
  await page.getByRole("button", { name: "回到福饕" }).click();
}

test.beforeEach(async ({ page, baseURL }) => withAddress(page, baseURL));

test("a customer returns from PAYUNi with the Back button and then pays, and the cart is emptied", async ({
  page,
}) => {
  const total = await order(page, PORTIONS.paid);
  await confirmButton(page).click();
  await expect(visa(page)).toBeVisible();
  await page.goBack();
  await page.waitForURL("**/checkout");
  await expect(confirmButton(page)).toBeEnabled();
  expect(await shownTotal(page)).toBe(total);
  await confirmButton(page).click();
  await visa(page).click();
  await backToShop(page);
  await expectOrdered(page, total, METHOD);
  await page.goto("/cart");
  await expect(page.getByRole("link", { name: "開始點餐" })).toBeVisible();
});

test("a declined payment returns to the checkout with the same choices, and the order can then be paid", async ({
  page,
}) => {
  const total = await order(page, PORTIONS.declined);
  await page.getByRole("textbox", { name: "給店家的備註（選填）" }).fill("不需要餐具");
  await confirmButton(page).click();
  await page.getByRole("button", { name: "銀行拒絕" }).click();
  await backToShop(page);
  await expect(page.getByRole("alert").filter({ hasText: "付款" })).toBeVisible();
  await page.waitForURL("**/checkout");
  await expect(page.getByText("付款沒有完成，訂單尚未成立")).toBeVisible();
  await expect(confirmButton(page)).toBeEnabled();
  expect(await shownTotal(page)).toBe(total);
  await expect(page.getByRole("radio", { name: METHOD })).toBeChecked();
  await expect(page.getByRole("textbox", { name: "給店家的備註（選填）" })).toHaveValue(
    "不需要餐具",
  );
  await confirmButton(page).click();
  await visa(page).click();
  await backToShop(page);
  await expectOrdered(page, total, METHOD);
});

test("an order becomes paid although the customer closes the tab after the payment", async ({
  page,
}) => {
  const total = await order(page, PORTIONS.closed);
  await confirmButton(page).click();
  await page.getByRole("button", { name: "付款後關閉視窗（VISA）" }).click();
  await expect(page.getByText("可以關閉這個視窗")).toBeVisible();
  await expect(async () => {
    await page.goto("/orderList");
    await expect(page.getByRole("article").filter({ hasText: total })).toBeVisible({
      timeout: 1000,
    });
  }).toPass({ timeout: 40_000 });
});
