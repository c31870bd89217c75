import { expect, expectNoAxeViolations, test } from "../setup/e2e-fixtures";
import {
  addDish,
  choosePayMethod,
  confirmButton,
  shownTotal,
  toCheckout,
  withAddress,
} from "./journeys";

/** A member who has a carrier at the membership service. */
const MEMBER = { name: "測試會員三", phone: "0912000003" };
const CARRIER = /^\/[0-9A-Z.+-]{7}$/;

test("a member binds the member carrier during checkout; the checkout then selects this carrier and keeps the remark", async ({
  page,
  baseURL,
}) => {
  await withAddress(page, baseURL);
  await addDish(page, { times: 2 });
  await toCheckout(page, MEMBER.name);
  await choosePayMethod(page, "現金");
  await page.getByLabel("給店家的備註（選填）").fill("不要餐具");
  await page.getByRole("button", { name: /^更改發票/ }).click();
  const editor = page.getByRole("dialog", { name: "發票開立方式" });
  await expect(editor.getByRole("radio", { name: /存入會員載具/ })).toBeDisabled();
  await expectNoAxeViolations(page);
  await editor.getByRole("link", { name: "去綁定會員載具" }).click();

  await page.waitForURL("**/register?step=2");
  await page.getByRole("button", { name: "傳送驗證碼" }).click();
  await expect(page.getByLabel("驗證碼")).toBeFocused();
  await expectNoAxeViolations(page);
  const inbox = await page.context().newPage();
  await inbox.goto(`http://localhost:${Number(new URL(String(baseURL)).port) + 2}/sms/`);
  const code = await inbox
    .locator("article, li, section")
    .filter({ hasText: MEMBER.phone })
    .locator("p.code")
    .first()
    .textContent();
  await inbox.close();
  await page.getByLabel("驗證碼").fill(code?.trim() ?? "");
  await page.getByRole("button", { name: "驗證並綁定" }).click();

  await page.waitForURL("**/checkout");
  await expect(
    page.getByRole("button", { name: "更改發票，目前是存入會員載具" }),
  ).toHaveAccessibleDescription(CARRIER);
  await expect(page.getByLabel("給店家的備註（選填）")).toHaveValue("不要餐具");
  const total = await shownTotal(page);
  await confirmButton(page).click();
  await page.waitForURL("**/orderList");
  const order = page.getByRole("article").filter({ hasText: total }).first();
  await order.getByRole("link", { name: /^查看訂單/ }).click();
  await page.waitForURL("**/order?id=*");
  await expect(page.getByText(CARRIER)).toBeVisible();
});
