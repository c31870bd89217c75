import { expect, expectNoAxeViolations, test } from "../setup/e2e-fixtures";
import { withAddress } from "./journeys";

test("a sign-in with an unknown Google account opens the registration and stores the name of the account", async ({
  page,
}) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "使用 Google 帳號登入" }).click();
  await expect(page.getByRole("button", { name: "範例使用者乙" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "範例使用者乙" }).click();
  await page.waitForURL("**/register?type=1");
  await expect(page.getByRole("heading", { level: 1, name: "完成註冊" })).toBeVisible();
  const known = await page.evaluate(() => sessionStorage.getItem("registerName"));
  expect(known).toBe("範例使用者乙");
});

test("a visitor who cancels at Apple gets a message on /login, and a second try opens the registration", async ({
  page,
  baseURL,
}) => {
  await withAddress(page, baseURL);
  await page.goto("/login");
  const apple = page.getByRole("button", { name: "使用 Apple 帳號登入" });
  await apple.click();
  await page.getByRole("button", { name: "取消" }).click();
  await expect(page.getByRole("dialog", { name: "您已取消登入" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "知道了" }).click();
  await apple.click();
  await page.getByRole("button", { name: "範例使用者戊" }).click();
  await page.waitForURL("**/register?type=4");
  expect(new URL(page.url()).origin).toBe(baseURL);
});
