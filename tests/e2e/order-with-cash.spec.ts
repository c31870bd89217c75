import { expect, expectNoAxeViolations, test } from "../setup/e2e-fixtures";
import {
  addDish,
  confirmButton,
  enterAddress,
  listedOrder,
  payBy,
  STORE,
  signIn,
} from "./journeys";

test("a new customer goes from the intro to an order with cash (RO-01)", async ({ page }, {
  project,
}) => {
  await page.goto("/");
  await expectNoAxeViolations(page);
  await enterAddress(page);
  await expect(
    page.getByRole("heading", { level: 1, name: "台北市信義區附近的店家" }),
  ).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto(`/store?stid=${STORE}`);
  await expectNoAxeViolations(page);
  const times = project.name === "desktop" ? 14 : 2;
  await addDish(page, { store: STORE, times });
  await page.goto("/cart");
  await expect(page.getByRole("link", { name: "去結帳" })).toBeVisible();
  await page.getByRole("link", { name: "去結帳" }).click();

  await page.waitForURL("**/login");
  await signIn(page);
  await page.waitForURL("**/checkout");
  await payBy(page, "現金");
  const total = (await confirmButton(page).textContent())?.match(/NT\$[\d,]+/)?.[0] ?? "";
  await expectNoAxeViolations(page);
  await confirmButton(page).click();

  await page.waitForURL("**/orderList");
  const order = listedOrder(page, times);
  await expect(order).toContainText("已下單");
  await expect(order).toContainText("現金");
  await expect(order).toContainText(total);
  await expectNoAxeViolations(page);

  await page.goto("/cart");
  await expect(page.getByRole("link", { name: "開始點餐" })).toBeVisible();
});
