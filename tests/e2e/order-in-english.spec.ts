import type { Page } from "playwright/test";
import { expect, expectNoAxeViolations, test } from "../setup/e2e-fixtures";
import { MEMBER, STORE } from "./journeys";

const DISH = "招牌排骨便當";
/** The number of portions. The test finds its order by this number. */
const TIMES = 5;

test("a customer orders with cash on the English pages (LN-02, LN-03, LN-09)", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await page.waitForURL((url) => url.pathname === "/en");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expectNoAxeViolations(page);
  await page.getByRole("combobox", { name: "Delivery address" }).fill("台北市信義區市府路1號");
  await page.getByRole("button", { name: "Find stores" }).click();
  await page.waitForURL("**/en/home");
  await expect(
    page.getByRole("heading", { level: 1, name: "Stores near Xinyi District, Taipei City" }),
  ).toBeVisible();
  await expectNoAxeViolations(page);

  await addToCart(page);
  await page.goto("/en/cart");
  await expect(page.getByRole("group", { name: `Quantity of ${DISH}` })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Go to checkout" }).click();

  await page.waitForURL("**/en/login");
  await expectNoAxeViolations(page);
  await signInInEnglish(page);
  await page.waitForURL("**/en/checkout");
  await page.getByRole("radio", { name: /^Cash/ }).check();
  const confirm = page.getByRole("button", { name: /^Place order NT\$/ });
  await expect(confirm).toBeEnabled();
  await expectNoAxeViolations(page);
  await confirm.click();

  await page.waitForURL("**/en/orderList");
  const order = page.getByRole("article").filter({ hasText: new RegExp(`× ${TIMES}(?!\\d)`) });
  await expect(order.first()).toContainText("Cash");
  await expectNoAxeViolations(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "中文" }).click();
  await page.waitForURL((url) => url.pathname === "/orderList");
});

/**
 * Adds the dish to the cart. Before the page has hydrated, the link opens the full product page instead of the sheet.
 * The function then loads the store page again and repeats the click.
 */
async function addToCart(page: Page): Promise<void> {
  const sheet = page.getByRole("dialog", { name: DISH });
  const add = sheet.getByRole("button", { name: /^Add to cart/ });
  await expect(async () => {
    await page.goto(`/en/store?stid=${STORE}`);
    await page.getByRole("main").getByRole("link").filter({ hasText: DISH }).first().click();
    await expect(add).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expectNoAxeViolations(page);
  await sheet
    .getByRole("radio", { name: /^紫米飯/ })
    .first()
    .check();
  for (let more = 1; more < TIMES; more += 1) {
    await sheet.getByRole("button", { name: "One more" }).click();
  }
  await add.click();
  await expect(sheet).toBeHidden();
}

/** Signs in from the English `/login`. The button of the sandbox page is in Chinese, its only language. */
async function signInInEnglish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Log in or sign up" }).click();
  const agree = page.getByRole("button", { name: "Agree", exact: true });
  const member = page.getByRole("button", { name: `以 ${MEMBER} 登入` });
  await expect(agree.or(member)).toBeVisible();
  if (await agree.isVisible()) await agree.click();
  await member.click();
}
