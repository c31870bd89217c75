import { expect, expectNoAxeViolations, test } from "../setup/e2e-fixtures";
import { MEMBER, signIn } from "./journeys";

/** A redeem code in another spelling than in the database, and the coupon that it gives. */
const CAMPAIGN = { code: " fdm-welcome01 ", coupon: "推薦禮現折 50 元" };

test("a member redeems a code, sees the coupon in the list, opens the account page and logs out", async ({
  page,
  baseURL,
}) => {
  await page.goto("/couponList");
  await page.waitForURL("**/login");
  await signIn(page);
  await page.waitForURL("**/couponList");
  const unused = page.getByRole("tabpanel", { name: "未使用" });
  await expect(unused.getByRole("listitem").first()).toBeVisible();
  await expectNoAxeViolations(page);

  const field = page.getByLabel("優惠代碼／推薦碼");
  await field.fill("NOSUCHCODE");
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription("此代碼無效或已使用，請確認後再輸入");
  await field.fill(CAMPAIGN.code);
  await page.getByRole("button", { name: "領取" }).click();
  await expect(page.getByText("已領取優惠代碼")).toBeVisible();
  await expect(unused.getByText(CAMPAIGN.coupon)).toBeVisible();
  await page.getByRole("tab", { name: "未使用" }).focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("tabpanel", { name: "已過期" })).toContainText("夏日限定");

  await page.getByRole("button", { name: `${MEMBER}的選單` }).click();
  await page.getByRole("link", { name: "查看帳戶" }).click();
  await page.waitForURL("**/member");
  await expect(page.getByText("測○一", { exact: true })).toBeVisible();
  await expect(page.getByText("台北市信義區信義路五段7號")).toBeVisible();
  await expectNoAxeViolations(page);

  // A member who comes back from the provider's page without a sign-in finds the member page as it was.
  await page.getByRole("button", { name: "刪除帳號" }).click();
  await page.getByRole("button", { name: "用 OPENPOINT 確認身分" }).click();
  await page.waitForURL((url) => url.port !== new URL(String(baseURL)).port);
  await page.goBack();
  await page.waitForURL("**/member");
  await expect(page.getByRole("button", { name: "刪除帳號" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("main").getByRole("button", { name: "登出", exact: true }).click();
  await page.waitForURL("**/login");
});
