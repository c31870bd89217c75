import { expect, expectNoAxeViolations, test } from "../setup/e2e-fixtures";
import { addDish, chooseRequired, OTHER_STORE, SIDE_DISH, STORE, withAddress } from "./journeys";

test.beforeEach(({ page, baseURL }) => withAddress(page, baseURL));

test("a cart below the store's minimum amount links back to the store page", async ({ page }) => {
  await addDish(page, { store: OTHER_STORE, dish: SIDE_DISH });
  await page.goto("/cart");
  const more = page.getByRole("link", { name: /^差NT\$90達低消，去餐廳加購$/ });
  await expect(more).toBeVisible();
  await expectNoAxeViolations(page);
  await more.click();
  await page.waitForURL(`**/store?stid=${OTHER_STORE}`);
  await expect(page.getByRole("link", { name: /未滿足低消，還差 NT\$90/ })).toBeVisible();
});

test("adding a dish of another store asks whether to start a new order, and the replaced cart can be restored", async ({
  page,
}) => {
  await addDish(page);
  await addDish(page, { store: OTHER_STORE });
  const question = page.getByRole("dialog", { name: "是否建立新訂單" });
  await expect(question).toContainText("您目前的訂單不適用您選擇的選項哦");
  await expect(question).toContainText("的 1 件商品會先收起來");
  await question.getByRole("button", { name: "取消" }).click();
  await expect(question).toBeHidden();
  await page.goto("/cart");
  await expect(page.getByRole("link", { name: "繼續購物" })).toHaveAttribute("href", /stid=1$/);

  await addDish(page, { store: OTHER_STORE });
  await page
    .getByRole("dialog", { name: "是否建立新訂單" })
    .getByRole("button", { name: "新訂單" })
    .click();
  await page.waitForURL("**/store?**");
  await page.goto("/cart");
  await expect(page.getByRole("link", { name: "繼續購物" })).toHaveAttribute("href", /stid=13/);

  // The page of the first store offers to restore the cart that was replaced (CA-50).
  await page.goto(`/store?stid=${STORE}`);
  await page.getByRole("button", { name: "放回購物車" }).first().click();
  await question.getByRole("button", { name: "新訂單" }).click();
  await page.waitForURL("**/cart");
  await expect(page.getByRole("link", { name: "繼續購物" })).toHaveAttribute("href", /stid=1$/);
  await expect(page.getByText("預估總計")).toBeVisible();
});

test("a corrupted stored cart is shown as an empty cart", async ({ page }) => {
  await page.goto("/cart");
  for (const text of ["{", "null", '{"items":[{"quantity":-5}]}', '{"store_id":"x","items":"y"}']) {
    await page.evaluate((value) => localStorage.setItem("cart", value), text);
    await page.reload();
    await expect(page.getByRole("link", { name: "開始點餐" })).toBeVisible();
  }
});

test("a product URL opens a full page, on which a customer can add the product to the cart", async ({
  page,
}) => {
  await page.goto("/product?stid=1&fdid=101");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await chooseRequired(page.getByRole("main"));
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: /^放入購物車/ }).click();
  await expect(page.getByText("加購成功")).toBeVisible();
  await page.waitForURL("**/store?stid=1");
});
