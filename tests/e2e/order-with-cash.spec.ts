import type { Page } from "playwright/test";
import { expect, expectNoAxeViolations, test } from "../setup/e2e-fixtures";
import {
  choosePayMethod,
  confirmButton,
  enterAddress,
  listedOrder,
  openDish,
  STORE,
  signIn,
} from "./journeys";

test("every step of an order with cash has accessible roles and names, and live regions announce the amounts (RO-01, AX-09)", async ({
  page,
}, { project }) => {
  await page.goto("/");
  await expectNoAxeViolations(page);
  await enterAddress(page);
  await expect(
    page.getByRole("heading", { level: 1, name: "台北市信義區附近的店家" }),
  ).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto(`/store?stid=${STORE}`);
  await expectNoAxeViolations(page);
  const times = project.name === "desktop" ? 14 : 2;
  await openDish(page, STORE, "招牌排骨便當");
  await addByNames(page, times);
  await page
    .getByRole("link", { name: /^購物車/ })
    .first()
    .click();
  await changeQuantity(page, times);
  await page.getByRole("link", { name: "去結帳" }).click();

  await page.waitForURL("**/login");
  await signIn(page);
  await page.waitForURL("**/checkout");
  await choosePayMethod(page, "現金");
  const total = (await confirmButton(page).textContent())?.match(/NT\$[\d,]+/)?.[0] ?? "";
  await expectNoAxeViolations(page);
  await confirmButton(page).click();

  await page.waitForURL("**/orderList");
  const order = listedOrder(page, times);
  await expect(order).toContainText("已下單");
  await expect(order).toContainText("現金");
  await expect(order).toContainText(total);
  await expectNoAxeViolations(page);

  await page.goto("/cart");
  await expect(page.getByRole("link", { name: "開始點餐" })).toBeVisible();
});

/**
 * Chooses an option in the product sheet and adds the dish. Expects live regions to announce the total and the result.
 */
async function addByNames(page: Page, times: number): Promise<void> {
  const sheet = page.getByRole("dialog", { name: "招牌排骨便當" });
  const total = sheet.getByRole("status").filter({ hasText: "小計" });
  await expect(total).toHaveText("小計 NT$110");
  const staple = sheet.getByRole("group", { name: /^主食升級/ });
  await staple.getByRole("radio", { name: /^紫米飯/ }).check();
  await expect(total).toHaveText("小計 NT$120");
  for (let more = 1; more < times; more += 1) {
    await sheet.getByRole("button", { name: "增加一份" }).click();
  }
  await sheet.getByRole("button", { name: /^放入購物車/ }).click();
  await expect(sheet.getByRole("status").filter({ hasText: "加購成功" })).toBeVisible();
  await expect(sheet).toBeHidden();
}

/** Adds one portion in the cart and removes it again. Expects the live region to announce each subtotal. */
async function changeQuantity(page: Page, times: number): Promise<void> {
  const line = page.getByRole("group", { name: "招牌排骨便當的數量" });
  // `first()` selects the subtotal, because the estimated total comes after it.
  const sum = page.getByRole("main").getByRole("status").filter({ hasText: "NT$" }).first();
  await line.getByRole("button", { name: "招牌排骨便當增加一份" }).click();
  await expect(sum).toHaveText(`NT$${(120 * (times + 1)).toLocaleString()}`);
  await line.getByRole("button", { name: "招牌排骨便當減少一份" }).click();
  await expect(sum).toHaveText(`NT$${(120 * times).toLocaleString()}`);
}
