import { expect, test } from "../../setup/e2e-fixtures";
import { signIn } from "./other-backend-steps";

test("public pages open although the backend lacks the calls that are not in the specification", async ({
  page,
}) => {
  for (const path of [
    "/",
    "/home",
    "/storeList",
    "/cart",
    "/static?p=faq",
    "/campaign",
    "/subscription",
    "/join-us",
  ]) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 200]);
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page).not.toHaveURL(/500error/);
  }
});

test("a member opens the coupon list and the account page, and signs out", async ({ page }) => {
  await signIn(page);
  await page.goto("/couponList");
  await expect(page.getByRole("main")).toContainText("每筆訂單限用一張");
  await page.goto("/member");
  await expect(page.getByRole("main")).toContainText("王");
  await page.getByRole("main").getByRole("button", { name: "登出" }).click();
  await expect(page.getByRole("banner")).toContainText("登入");
});
