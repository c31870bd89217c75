import type { Page } from "playwright/test";
import { expect, expectNoAxeViolations, test } from "../setup/e2e-fixtures";
import {
  addDish,
  choosePayMethod,
  confirmButton,
  listedOrder,
  MEMBER,
  withAddress,
} from "./journeys";

const APP_MEMBER = "測試會員二";

/** Opens the membership service's app in the sandbox and presses the button with this name. */
async function openFromApp(page: Page, baseURL: string | undefined, button: string): Promise<void> {
  await page.goto(`http://localhost:${Number(new URL(String(baseURL)).port) + 2}/op/app`);
  await page.getByRole("button", { name: button, exact: true }).click();
}

test("a link of the membership service's app opens the checkout after the member confirms the sign-in; after a declined sign-in, the earlier member stays signed in", async ({
  page,
  baseURL,
}) => {
  await withAddress(page, baseURL);
  await addDish(page, { times: 2 });
  await openFromApp(page, baseURL, `以 ${APP_MEMBER} 用 App 開啟福饕結帳`);
  const question = page.getByRole("dialog", { name: "要以 測○二 的身分繼續嗎？" });
  await expect(question).toContainText("0912***002");
  await expectNoAxeViolations(page);
  await question.getByRole("button", { name: "繼續" }).click();
  await page.waitForURL(/\/checkout\?v3=OPN[0-9A-F]+$/);
  await expect(confirmButton(page)).toBeEnabled();
  await expect(page.getByRole("link", { name: "回店家", exact: true })).toHaveAttribute(
    "href",
    "/opnRedirect?rtt=1&stid=1",
  );
  await page.reload();
  await choosePayMethod(page, "現金");
  const placing = page.waitForRequest("**/api/ExApi/ordering");
  await confirmButton(page).click();
  const { source_order_id } = (await placing).postDataJSON();
  expect(source_order_id).toMatch(/^OPN[0-9A-F]{12}$/);
  await page.waitForURL("**/orderList");
  await expect(listedOrder(page, 2)).toContainText("已下單");

  await openFromApp(page, baseURL, `以 ${MEMBER} 用 App 開啟福饕`);
  const other = page.getByRole("dialog", { name: "要以 測○一 的身分繼續嗎？" });
  await other.getByRole("button", { name: "不是我" }).click();
  await expect(other).toBeHidden();
  expect(new URL(page.url()).search).toBe("");
  await expect(page.getByRole("button", { name: `${APP_MEMBER}的選單` })).toBeVisible();
});
