import { expect, expectNoAxeViolations, test } from "../setup/e2e-fixtures";
import { MEMBER, newPhone, register, signIn, withAddress } from "./journeys";

test("a member page redirects a visitor to /login, and opens after the sign-in", async ({
  page,
  baseURL,
}) => {
  await withAddress(page, baseURL);
  await page.goto("/orderList");
  await page.waitForURL("**/login");
  await expectNoAxeViolations(page);
  await signIn(page);
  await page.waitForURL("**/orderList");
  await expect(page.getByRole("heading", { level: 1, name: "訂單查詢" })).toBeVisible();
});

test("the header shows the member, and shows the sign-in link after logout", async ({
  page,
  baseURL,
}) => {
  await withAddress(page, baseURL);
  await page.goto("/store?stid=1");
  await page.getByRole("link", { name: "登入", exact: true }).click();
  await signIn(page);
  await page.waitForURL("**/store?stid=1");
  await page.getByRole("button", { name: `${MEMBER}的選單` }).click();
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "登出" }).click();
  await reloaded;
  await expect(page.getByRole("link", { name: "登入", exact: true })).toBeVisible();
  await page.goto("/orderList");
  await page.waitForURL("**/login");
});

test("a new customer registers with the code from the SMS", async ({ page, baseURL }) => {
  await register(page, baseURL, newPhone());
  await expect(page.getByRole("button", { name: "新來的的選單" })).toBeVisible();
});

test("a sign-in ignores a returnTo cookie that points to another site", async ({
  page,
  baseURL,
}) => {
  await page
    .context()
    .addCookies([{ name: "returnTo", value: "//evil.example", url: String(baseURL) }]);
  await page.goto("/login");
  await signIn(page);
  await page.waitForURL((url) => url.pathname === "/");
  expect(new URL(page.url()).origin).toBe(baseURL);
});
