import type { Page } from "playwright/test";
import { expect, test } from "../../setup/e2e-fixtures";
import { choosePayMethod, confirmButton } from "../journeys";

/** A courier session of tests/spec-backend. */
const SESSION = "c0a81e55-7d21-4b0e-9f3a-5e1d77aa0192";

test.beforeEach(async ({ page }) => {
  await page.goto(`/expressDelivery?session_id=${SESSION}`);
  await expect(page).toHaveURL(/\/expressDelivery$/);
  await enterAddress(page, "取件", "台北市信義區市府路1號");
  await enterAddress(page, "送達", "台北市內湖區瑞光路100號");
  await page.getByLabel("交件人姓名").fill("王小明");
  await page.getByLabel("手機號碼").nth(0).fill("0912345678");
  await page.getByLabel("收件人姓名").fill("陳大文");
  await page.getByLabel("手機號碼").nth(1).fill("0987654321");
  await expect(page.getByText("快遞費")).toBeVisible();
});

for (const method of ["現金", "LINE Pay"] as const) {
  test(`a customer who opened the link of a courier session places a courier order with ${method}`, async ({
    page,
  }) => {
    await choosePayMethod(page, method);
    await page.getByLabel(/^電子郵件/).fill("parcel@example.com");
    await confirmButton(page).click();
    if (method !== "現金") await page.getByRole("link", { name: "確認付款" }).click();
    await expect(page.getByText("已收到您的快遞，馬上安排。")).toBeVisible();
    await expect(page).toHaveURL(/\/expressDelivery$/);
    await expect(page.getByLabel("收件人姓名")).toHaveValue("");
  });
}

async function enterAddress(page: Page, end: "取件" | "送達", address: string): Promise<void> {
  await page.getByRole("button", { name: `${end}地址` }).click();
  const sheet = page.getByRole("dialog").filter({ has: page.getByRole("combobox") });
  await sheet.getByRole("combobox").fill(address);
  await sheet.getByRole("button", { name: "使用這個地址" }).click();
  await expect(sheet).toBeHidden();
}
