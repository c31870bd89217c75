import { expect, test, watchPolicy } from "../setup/e2e-fixtures";
import {
  addDish,
  confirmButton,
  expectOrdered,
  PAYER,
  shownTotal,
  toCheckout,
  withAddress,
} from "./journeys";

test("a card that is saved during checkout is selected after the return from PAYUNi and pays the order", async ({
  page,
  context,
  baseURL,
}) => {
  const stopped = await watchPolicy(context);
  await withAddress(page, baseURL);
  await addDish(page, { times: 6 });
  await toCheckout(page, PAYER);
  const remark = page.getByRole("textbox", { name: "給店家的備註（選填）" });
  const card = page.getByRole("radio", { name: /^信用卡/ });
  const other = page.getByRole("button", { name: /^換卡/ });
  const addCard = async () => {
    // If the member already has a card, the link 新增信用卡 is in the list of cards.
    if (await other.isVisible()) await other.click();
    await page.getByRole("link", { name: "新增信用卡" }).click();
    await page.waitForURL("**/payuni/pay/**");
  };
  await remark.fill("請按門鈴");
  await card.check();

  await addCard();
  await page.goBack();
  await page.waitForURL("**/checkout");
  await expect(card).toBeChecked();
  await expect(remark).toHaveValue("請按門鈴");

  await addCard();
  await page.getByRole("button", { name: /^VISA/ }).click();
  await page.getByRole("button", { name: "回到福饕" }).click();
  await page.waitForURL("**/checkout");
  await expect(card).toBeChecked();
  await expect(other).toHaveAccessibleName("換卡，目前是 VISA 末四碼 0001");
  await expect(remark).toHaveValue("請按門鈴");

  const total = await shownTotal(page);
  await confirmButton(page).click();
  await page.getByRole("button", { name: "完成 3D 驗證並付款" }).click();
  await page.getByRole("button", { name: "回到福饕" }).click();
  await expectOrdered(page, total, "信用卡");
  const placed = page.getByRole("article").filter({ hasText: total });
  await placed.getByRole("link", { name: /^查看訂單/ }).click();
  await page.waitForURL("**/order?id=*");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(stopped, "requests that the content security policy blocked").toEqual([]);
});
