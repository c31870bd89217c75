import type { Page } from "playwright/test";
import { expect, test, watchPolicy } from "../../setup/e2e-fixtures";
import { choosePayMethod, confirmButton } from "../journeys";
import { DISH, enterAddress, fillCart, signIn } from "./other-backend-steps";

test.beforeEach(async ({ page }) => {
  await enterAddress(page);
  await fillCart(page);
  await signIn(page);
  await page.goto("/checkout");
});

test("a cancelled LINE Pay payment returns to the checkout with the entered remark, and the customer can then pay", async ({
  page,
}) => {
  const remark = page.getByRole("textbox", { name: "給店家的備註（選填）" });
  await choosePayMethod(page, "LINE Pay");
  await remark.fill("請按門鈴");
  await confirmButton(page).click();
  await page.getByRole("link", { name: "取消付款" }).click();
  await page.waitForURL("**/checkout");
  await expect(remark).toHaveValue("請按門鈴");
  await choosePayMethod(page, "LINE Pay");
  await confirmButton(page).click();
  await page.getByRole("link", { name: "確認付款" }).click();
  await expectOrdered(page, "LINE Pay");
});

for (const method of ["PAYUNi 信用卡", "icash Pay"] as const) {
  test(`a payment with ${method} places the order and opens the order list`, async ({ page }) => {
    await choosePayMethod(page, method);
    await confirmButton(page).click();
    if (method === "icash Pay") await page.getByRole("link", { name: "開啟 icash Pay" }).click();
    await page.getByRole("link", { name: "確認付款" }).click();
    await expectOrdered(page, method);
  });
}

test("a card is saved on the backend's own page and pays the order", async ({ page, context }) => {
  const stopped = await watchPolicy(context);
  await page.getByRole("radio", { name: /^信用卡/ }).check();
  await page.getByRole("button", { name: /^換卡/ }).click();
  await page.getByRole("link", { name: "新增信用卡" }).click();
  await page.getByLabel("卡號").fill("4111111111117788");
  expect(await page.evaluate(() => window.origin)).toBe("null");
  await page.getByRole("button", { name: "確認綁定" }).click();
  await page.waitForURL("**/checkout");
  await expect(page.getByRole("button", { name: /^換卡/ })).toHaveAccessibleName(/7788/);
  await confirmButton(page).click();
  await page.getByRole("link", { name: "確認付款" }).click();
  await page.waitForURL("**/orderList");
  expect(stopped, "requests that the content security policy blocked").toEqual([]);
});

/** Expects that the order list shows the paid order and that the cart is empty. */
async function expectOrdered(page: Page, method: string): Promise<void> {
  await page.waitForURL("**/orderList");
  const order = page.getByRole("article").filter({ hasText: method }).filter({ hasText: "已下單" });
  await expect(order.first()).toContainText(DISH);
  await expect(page.getByRole("link", { name: "購物車", exact: true })).toBeVisible();
}
