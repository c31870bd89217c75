import { expect, expectNoAxeViolations, test } from "../setup/e2e-fixtures";
import { newPhone, register, signInByPhone } from "./journeys";

test("a member sees another device on the account page and signs that device out", async ({
  page,
  baseURL,
  browser,
}) => {
  const phone = newPhone();
  await register(page, baseURL, phone);
  const elsewhere = await browser.newPage({ ...(baseURL && { baseURL }) });
  await signInByPhone(elsewhere, phone);
  await elsewhere.waitForURL((url) => url.pathname === "/");

  await page.goto("/member");
  const devices = page.getByRole("region", { name: "登入中的裝置" });
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  await expect(devices.getByRole("listitem").first()).toContainText("這個裝置");
  await expectNoAxeViolations(page);
  await devices.getByRole("button", { name: "登出其他裝置" }).click();
  const question = page.getByRole("dialog", { name: "登出其他裝置？" });
  await expect(question).toContainText("其他 1 個裝置");
  await question.getByRole("button", { name: "登出其他裝置" }).click();
  await expect(page.getByText("已登出")).toBeVisible();
  await expect(devices.getByRole("listitem")).toHaveCount(1);

  // The server has ended the session of the other device, so its account page redirects to the intro (LG-28).
  await elsewhere.goto("/member");
  await elsewhere.waitForURL((url) => url.pathname === "/");
  await elsewhere.close();
});
