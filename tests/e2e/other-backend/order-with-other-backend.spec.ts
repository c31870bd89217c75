import { expect, test } from "../../setup/e2e-fixtures";
import { choosePayMethod, confirmButton } from "../journeys";
import { DISH, enterAddress, fillCart, signIn } from "./other-backend-steps";

test("a visitor enters an address, orders with cash and sees the order in the order list", async ({
  page,
}) => {
  await enterAddress(page);
  await expect(page.getByRole("link", { name: /松仁牛肉麵/ }).first()).toBeVisible();
  await fillCart(page);
  await page.goto("/cart");
  await expect(page.getByRole("main")).toContainText("小辣");
  await signIn(page);
  await page.goto("/checkout");
  await choosePayMethod(page, "現金");
  await confirmButton(page).click();
  await page.waitForURL("**/orderList");
  await expect(page.getByRole("main")).toContainText(DISH);
});
