import type { Page } from "playwright/test";
import { expect, expectNoAxeViolations, test } from "../setup/e2e-fixtures";
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

async function order(page: Page, times: number): Promise<string> {
  await addDish(page, { times });
  await toCheckout(page, PAYER);
  await choosePayMethod(page, "icash Pay");
  const total = await shownTotal(page);
  await confirmButton(page).click();
  await page.waitForURL("**/third/icashpaypaypage?**");
  return total;
}

test.beforeEach(async ({ page, baseURL }) => withAddress(page, baseURL));

test("a phone opens the icash Pay app, and a payment after a refused payment places the order", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "This test is for phones. A desktop shows a QR code.");
  const total = await order(page, 8);
  await expectNoAxeViolations(page);
  const open = page.getByRole("link", { name: "開啟 icash Pay" });
  await open.click();
  await page.getByRole("button", { name: "餘額不足（拒絕）" }).click();
  await page.getByRole("link", { name: "回到福饕" }).click();
  await page.waitForURL("**/checkout");
  await expect(page.getByText("付款沒有完成，訂單尚未成立")).toBeVisible();
  await confirmButton(page).click();
  await open.click();
  await page.getByRole("button", { name: /^付款 NT/ }).click();
  await expectOrdered(page, total, "icash Pay");
});

test("a desktop shows a QR code and opens the order list after a phone has paid", async ({
  page,
  browser,
  isMobile,
}) => {
  test.skip(isMobile, "This test is for desktops. A phone opens the app.");
  const total = await order(page, 9);
  await expect(page.getByRole("img", { name: "icash Pay 付款 QR code" })).toBeVisible();
  await expectNoAxeViolations(page);
  const code = await page.getByRole("link", { name: "改在這台裝置開啟" }).getAttribute("href");
  const phone = await browser.newPage();
  await phone.goto(String(code));
  await phone.getByRole("button", { name: "付款後留在 App（掃碼付款）" }).click();
  await expect(phone.getByText("付款完成")).toBeVisible();
  await phone.close();
  await expectOrdered(page, total, "icash Pay");
});
