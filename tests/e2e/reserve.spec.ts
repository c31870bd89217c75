import type { Page } from "playwright/test";
import { expect, expectNoAxeViolations, test } from "../setup/e2e-fixtures";
import {
  addDish,
  choosePayMethod,
  confirmButton,
  OTHER_STORE,
  SIDE_DISH,
  STORE,
  signIn,
  toCheckout,
  withAddress,
} from "./journeys";

/** A corporate member of the demonstration data, who can use business reservation. */
const BUYER = "測試會員二";

// The browser is in another time zone, to show that reservations use Taipei time for every visitor (GN-03).
test.use({ timezoneId: "America/New_York" });

test.beforeEach(({ page, baseURL }) => withAddress(page, baseURL));

/** Chooses a day and a time by their list indexes in the open dialog. Returns the text that the pages must show. */
async function chooseTime(page: Page, at: { day: number; time: number }): Promise<string> {
  const dialog = page.getByRole("dialog", { name: "預約訂餐" });
  const [day, time] = [dialog.getByLabel("日期"), dialog.getByLabel("時段")];
  await day.selectOption({ index: at.day });
  await time.selectOption({ index: at.time });
  const chosen = await Promise.all(
    [day, time].map((select) => select.locator("option:checked").textContent()),
  );
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "確認" }).click();
  await expect(dialog).toBeHidden();
  return `預約 ${chosen.join(" ").replace(/^(今天|明天) /, "")}`;
}

test("the time that a customer chooses on the store page is the time of the order", async ({
  page,
}) => {
  await page.goto(`/store?stid=${STORE}`);
  await page.getByRole("button", { name: /^送達時間/ }).click();
  const text = await chooseTime(page, { day: 1, time: 40 });
  await expect(page.getByRole("button", { name: /^送達時間/ })).toContainText(text);

  await addDish(page, { times: 4 });
  await expect(page.getByText(text).filter({ visible: true })).toHaveCount(2);
  await page.goto("/cart");
  await expect(page.getByText(text)).toBeVisible();
  await toCheckout(page);
  await expect(page.getByText(text)).toHaveCount(2);
  await choosePayMethod(page, "現金");
  await confirmButton(page).click();

  await page.waitForURL("**/orderList");
  await expect(page.getByRole("article").filter({ hasText: text })).toHaveCount(1);
});

test("the time that is chosen at one store is not used at another store", async ({ page }) => {
  await page.goto(`/store?stid=${STORE}`);
  const control = page.getByRole("button", { name: /^送達時間/ });
  await control.click();
  const text = await chooseTime(page, { day: 1, time: 40 });
  await page.reload();
  await expect(control).toContainText(text);

  await page.goto(`/store?stid=${OTHER_STORE}`);
  await expect(control).toContainText("立即");
  await addDish(page, { store: OTHER_STORE, dish: SIDE_DISH });
  await page.goto("/cart");
  await expect(page.getByText("預計時間")).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
});

test("a corporate member makes a business reservation for another day and pays with LINE Pay", async ({
  page,
}) => {
  await page.goto("/login");
  await signIn(page, BUYER);
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto(`/store?stid=${STORE}`);
  const dialog = page.getByRole("dialog", { name: "預約訂餐" });
  // The press is repeated, because React may not have hydrated the button at the first press. The button is pressed
  // only while the dialog is closed. The open dialog covers the button, so a press would fail after its timeout.
  await expect(async () => {
    const button = page.getByRole("button", { name: "企業預訂" });
    if (await dialog.isHidden()) await button.click({ timeout: 2_000 });
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const text = await chooseTime(page, { day: 2, time: 40 });

  await addDish(page, { times: 30 });
  await toCheckout(page);
  await expect(page.getByRole("radio", { name: "企業預訂" })).toBeChecked();
  await choosePayMethod(page, "LINE Pay");
  await confirmButton(page).click();
  await page.getByRole("button", { name: /^付款 NT/ }).click();

  await page.waitForURL("**/orderList");
  const order = page.getByRole("article").filter({ hasText: text });
  await expect(order).toContainText("企業預訂");
});

test("a visitor who presses 企業預訂 keeps the dining type 外送 and can apply for business reservation (CA-31, CA-52)", async ({
  page,
}) => {
  await page.goto(`/store?stid=${STORE}`);
  await page.getByRole("button", { name: "企業預訂" }).click();
  await expect(page.getByText("非企業客戶無法使用企業預訂")).toBeVisible();
  await expect(page.getByRole("button", { name: "外送", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.getByRole("link", { name: "申請企業預訂" }).click();
  await expect(page.getByRole("checkbox", { name: "企業預訂" })).toBeChecked();
});
