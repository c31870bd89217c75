import type { Page } from "playwright/test";
import { expect, expectNoAxeViolations, test } from "../setup/e2e-fixtures";
import {
  addDish,
  choosePayMethod,
  confirmButton,
  listedOrder,
  toCheckout,
  withAddress,
} from "./journeys";

test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|failed: net::/] });
test.beforeEach(({ page, baseURL }) => withAddress(page, baseURL));

const placedHeading = (page: Page) => page.getByRole("heading", { name: "訂單成立" });

async function orderWithCash(page: Page, times: number): Promise<void> {
  await addDish(page, { times });
  await toCheckout(page);
  await choosePayMethod(page, "現金");
  await confirmButton(page).click();
}

test("the checkout asks before it places the same order again", async ({ page }) => {
  await orderWithCash(page, 6);
  await page.waitForURL("**/orderList");
  await expect(placedHeading(page)).toBeFocused();
  await expect(page.getByText(/^預計 .* 送達$/)).toBeVisible();
  await expectNoAxeViolations(page);

  await orderWithCash(page, 6);
  const dialog = page.getByRole("dialog", { name: "剛下過同一單，要再下一單嗎？" });
  await expect(dialog).toContainText("已下單");
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: /^再下一單 NT\$/ }).click();
  await page.waitForURL("**/orderList");
  await expect(placedHeading(page)).toBeVisible();
  await expect(listedOrder(page, 6)).toHaveCount(2);
});

test("a checkout that lost the answer to its order opens the order list when the connection is back", async ({
  page,
}) => {
  await page.route("**/OrderApi/ordering", async (route) => {
    const answer = await route.fetch();
    expect(await answer.json()).toMatchObject({ code: 0 });
    await route.abort("internetdisconnected");
  });
  await page.route("**/OrderApi/submitResult?*", (route) => route.abort("internetdisconnected"));
  await orderWithCash(page, 7);
  await expect(page.getByRole("dialog", { name: "網路連線中斷" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.unroute("**/OrderApi/submitResult?*");
  await page.waitForURL("**/orderList");
  await expect(placedHeading(page)).toBeVisible();
  await expect(listedOrder(page, 7)).toHaveCount(1);
  await page.goto("/cart");
  await expect(page.getByRole("link", { name: "開始點餐" })).toBeVisible();
});
