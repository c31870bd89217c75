import { expect, test } from "../setup/e2e-fixtures";
import { addDish, confirmButton, payBy, toCheckout, withAddress } from "./journeys";

// Equal carts of one member within a minute are one order, whatever pays them: each journey has its own number.
const journeys = ["paid", "the return", "cancelled", "declined", "closed tab"];

test.beforeEach(async ({ page, baseURL }, { title, project }) => {
  await withAddress(page, baseURL);
  const own = journeys.findIndex((start) => title.startsWith(start));
  await addDish(page, { times: 15 + own + (project.name === "desktop" ? journeys.length : 0) });
  await toCheckout(page);
  await payBy(page, "LINE Pay");
});

test("paid: the order stands and the cart is empty", async ({ page }) => {
  await confirmButton(page).click();
  await page.getByRole("button", { name: /^付款 NT/ }).click();
  await page.waitForURL("**/orderList");
  const order = page.getByRole("article").first();
  await expect(order).toContainText("已下單");
  await expect(order).toContainText("LINE Pay");
  await page.goto("/cart");
  await expect(page.getByRole("link", { name: "開始點餐" })).toBeVisible();
});

test("the return may be reloaded without paying twice", async ({ page, request }) => {
  await confirmButton(page).click();
  await page.getByRole("button", { name: /^付款 NT/ }).click();
  await page.waitForURL("**/orderList");
  const order = await page.getByRole("article").first().textContent();
  const number = /F\d{14}/.exec(order ?? "")?.[0] ?? "no number";
  await page.goBack();
  await page.goForward();
  await page.goto("/orderList");
  await expect(page.getByRole("article").filter({ hasText: number })).toHaveCount(1);
  expect(await request.get("/404error").then((answer) => answer.status())).toBe(404);
});

test("cancelled: back at the checkout with everything as it was", async ({ page }) => {
  const total = await confirmButton(page).textContent();
  await confirmButton(page).click();
  await page.getByRole("button", { name: "取消" }).click();
  await page.waitForURL("**/checkout**");
  await expect(page.getByText("付款沒有完成，訂單尚未成立")).toBeVisible();
  await expect(confirmButton(page)).toHaveText(total ?? "");
});

test("declined: back at the checkout, and the order can be paid after all", async ({ page }) => {
  await confirmButton(page).click();
  await page.getByRole("button", { name: "餘額不足（拒絕）" }).click();
  const back = page.getByRole("link", { name: /返回|回到/ });
  if (await back.isVisible().catch(() => false)) await back.click();
  await page.waitForURL("**/checkout**");
  await expect(confirmButton(page)).toBeEnabled();
  await confirmButton(page).click();
  await page.getByRole("button", { name: /^付款 NT/ }).click();
  await page.waitForURL("**/orderList");
});

test("closed tab: the order becomes paid without the browser", async ({ page }) => {
  await confirmButton(page).click();
  await page.getByRole("button", { name: "付款後關閉視窗" }).click();
  await expect(async () => {
    await page.goto("/orderList");
    await expect(page.getByRole("article").first()).toContainText("LINE Pay", { timeout: 1000 });
  }).toPass({ timeout: 40_000 });
});
