import type { Page } from "playwright/test";
import { expect, expectNoAxeViolations, test } from "../setup/e2e-fixtures";
import { choosePayMethod, confirmButton, signIn } from "./journeys";

/** A corporate member, who can open courier sessions. */
const CORPORATE = "測試會員二";
const FROM = "台北市信義區市府路1號";
const TO = "台北市內湖區瑞光路100號";

test("a corporate member cancels a payment, then pays the courier order and sees its status", async ({
  page,
}) => {
  await page.goto("/instant-delivery");
  await page.getByRole("link", { name: "申請企業方案" }).first().click();
  await page.getByRole("link", { name: "登入後叫快遞" }).click();
  await signIn(page, CORPORATE);
  await page.getByRole("button", { name: "開始叫快遞" }).click();
  await page.waitForURL("**/expressDelivery*");

  await enterAddress(page, "取件", FROM);
  await enterAddress(page, "送達", TO);
  await fillContact(page, 0, "交件人姓名", "王小明", "0912345678");
  await fillContact(page, 1, "收件人姓名", "陳大文", "0987654321");
  await page.getByLabel("物品說明（選填）").fill("A4 文件袋");
  await choosePayMethod(page, "LINE Pay");
  await page.getByLabel(/^電子郵件/).fill("parcel@example.com");
  await expectNoAxeViolations(page);

  await confirmButton(page).click();
  await page.getByRole("button", { name: "取消" }).click();
  await page.waitForURL("**/expressDelivery*");
  await expect(page.getByText("付款沒有完成，訂單尚未成立")).toBeVisible();
  await expect(page.getByLabel("收件人姓名")).toHaveValue("陳大文");

  await expect(confirmButton(page)).toBeEnabled();
  await confirmButton(page).click();
  await page.getByRole("button", { name: /^付款 NT/ }).click();
  await page.waitForURL("**/expressDelivery*");
  const status = page.getByRole("region", { name: "快遞狀態" });
  await expect(status).toContainText(/訂單編號 F\d{14}/);
  await expect(page.getByText(TO)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(status).toContainText(/訂單編號 F\d{14}/);
});

async function enterAddress(page: Page, end: "取件" | "送達", address: string): Promise<void> {
  await page.getByRole("button", { name: `${end}地址` }).click();
  const sheet = page.getByRole("dialog").filter({ has: page.getByRole("combobox") });
  await sheet.getByRole("combobox").fill(address);
  await sheet.getByRole("button", { name: "使用這個地址" }).click();
  await expect(sheet).toBeHidden();
}

async function fillContact(page: Page, stop: 0 | 1, label: string, name: string, phone: string) {
  await page.getByLabel(label).fill(name);
  await page.getByLabel("手機號碼").nth(stop).fill(phone);
}
