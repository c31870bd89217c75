import { expect, expectNoAxeViolations, test } from "../setup/e2e-fixtures";
import {
  addDish,
  choosePayMethod,
  confirmButton,
  expectOrdered,
  shownTotal,
  toCheckout,
  withAddress,
} from "./journeys";

/** From four portions on, the store waives the delivery fee. The order would then not use the subscription. */
const PORTIONS = 3;

test("an order with coupon, subscription and points costs the amount on the confirm button (GN-05)", async ({
  page,
  baseURL,
}) => {
  const line = (name: string) => page.getByRole("term").filter({ hasText: name });
  await withAddress(page, baseURL);
  await addDish(page, { times: PORTIONS });
  await toCheckout(page);

  await page.getByRole("radio", { name: /^使用/ }).click();
  const picker = page.getByRole("dialog", { name: "我的優惠券" });
  await picker.getByRole("radio", { name: /全單 9 折/ }).check();
  await expectNoAxeViolations(page);
  await picker.getByRole("button", { name: "使用這張優惠券" }).click();
  await expect(line("優惠券折抵")).toBeVisible();

  await page.getByRole("checkbox", { name: /^福饕免運/ }).check();
  await expect(line("福饕免運折抵")).toBeVisible();

  const points = page.getByRole("textbox", { name: "使用點數" });
  await points.fill("11");
  await points.press("Enter");
  await expect(line("點數折抵")).toBeVisible();
  await expectNoAxeViolations(page);

  await choosePayMethod(page, "LINE Pay");
  const total = await shownTotal(page);
  await page.reload();
  await expect(confirmButton(page)).toHaveText(`確認購買 ${total}`);
  await expect(points).toHaveValue("11");
  await confirmButton(page).click();
  await page.getByRole("button", { name: /^付款 NT/ }).click();
  await expectOrdered(page, total, "LINE Pay");
});
