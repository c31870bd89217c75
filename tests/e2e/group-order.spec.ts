import type { Page } from "playwright/test";
import { expect, expectNoAxeViolations, test } from "../setup/e2e-fixtures";
import {
  choosePayMethod,
  chooseRequired,
  confirmButton,
  STORE,
  signIn,
  withAddress,
} from "./journeys";

test("a guest without an account joins a group order; after the host has ordered, both see the amounts to pay (GO-01 to GO-14)", async ({
  page: host,
  browser,
  baseURL,
}, { project }) => {
  // The Playwright projects order different dishes. They order as the same member, and the shop asks before it places a
  // second order of the same dishes within a minute.
  const dish = project.name === "desktop" ? "香煎鯖魚便當" : "招牌排骨便當";
  await withAddress(host, baseURL);
  await host.goto("/login");
  await signIn(host);
  await host.waitForURL((url) => url.pathname === "/");
  await host.goto(`/store?stid=${STORE}`);
  await host.getByRole("link", { name: /^揪團訂購/ }).click();
  await host.getByLabel("揪團名稱").fill("週五便當");
  await host.getByLabel("每人預算（選填）").fill("300");
  await expectNoAxeViolations(host);
  await host.getByRole("button", { name: "開始揪團" }).click();
  await expect(host.getByRole("heading", { level: 1, name: "週五便當" })).toBeVisible();

  const context = await browser.newContext();
  const guest = await context.newPage();
  await guest.goto(host.url());
  await joinAs(guest, "小明");
  await expectNoAxeViolations(guest);
  await addDish(guest, dish);
  await joinAs(host, "團主阿華");
  await addDish(host, dish);
  const everyone = host.getByRole("region", { name: "大家點的" });
  await expect(everyone).toContainText("2 人");
  await expect(everyone).toContainText("小明");

  await host.getByRole("button", { name: "提早截止" }).click();
  await host.getByRole("dialog").getByRole("button", { name: "確定" }).click();
  await expect(guest.getByText("點餐時間已經截止，等團主結帳。")).toBeVisible();
  await expectNoAxeViolations(host);
  const link = host.url();
  await host.getByRole("button", { name: "帶到購物車結帳" }).click();
  await host.waitForURL("**/cart");
  await expect(host.getByRole("region", { name: "購物車內容" })).toContainText("小明");
  await host.getByRole("link", { name: "去結帳" }).click();
  await choosePayMethod(host, "現金");
  const total = (await confirmButton(host).textContent())?.match(/NT\$[\d,]+/)?.[0] ?? "";
  await confirmButton(host).click();
  await host.waitForURL("**/orderList");

  await expect(guest.getByText(/^我應付 NT\$/)).toBeVisible();
  await expectNoAxeViolations(guest);
  await host.goto(link);
  await expect(host.getByRole("region", { name: "每人應付" })).toContainText(total);
  await context.close();
});

async function joinAs(page: Page, name: string): Promise<void> {
  await page.getByLabel("您的名字").fill(name);
  await page.getByRole("button", { name: "開始點餐" }).click();
  await expect(page.getByRole("region", { name: "我的餐點" })).toBeVisible();
}

async function addDish(page: Page, dish: string): Promise<void> {
  await page.getByRole("link").filter({ hasText: dish }).first().click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("button", { name: /^加入揪團/ })).toBeVisible();
  await chooseRequired(sheet);
  await sheet.getByRole("button", { name: /^加入揪團/ }).click();
  await expect(page.getByRole("region", { name: "我的餐點" })).toContainText(dish);
}
