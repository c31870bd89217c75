import type { Page } from "playwright/test";
import { expect, expectNoAxeViolations, test } from "../setup/e2e-fixtures";
import {
  addDish,
  choosePayMethod,
  confirmButton,
  STORE,
  shownTotal,
  toCheckout,
  withAddress,
} from "./journeys";

const CUSTOMER = "測試會員二";
/** The order simulator reports an order as picked up half a minute after it was placed. */
const UNTIL_PICKED_UP = { timeout: 60_000 };

async function placeAndOpen(page: Page, baseURL: string | undefined, times: number) {
  await withAddress(page, baseURL);
  await page.goto(`/store?stid=${STORE}`);
  const pickup = page.getByRole("button", { name: "外帶", exact: true });
  await expect(async () => {
    await pickup.click();
    await expect(pickup).toHaveAttribute("aria-pressed", "true", { timeout: 1_000 });
  }).toPass();
  await addDish(page, { times });
  await toCheckout(page, CUSTOMER);
  await choosePayMethod(page, "現金");
  const total = await shownTotal(page);
  await confirmButton(page).click();
  await page.waitForURL("**/orderList");
  const order = page.getByRole("article").filter({ hasText: total }).first();
  await order.getByRole("link", { name: /^查看訂單/ }).click();
  await page.waitForURL("**/order?id=*");
}

test("a customer reports a problem with a photo after pick-up, the order prints on one page, and a wide screen lists past orders in two columns (OR-20, OR-27, OR-28)", async ({
  page,
  baseURL,
}) => {
  test.slow();
  await placeAndOpen(page, baseURL, 9);
  await expect(page.getByRole("heading", { level: 2, name: "已送達" })).toBeVisible(
    UNTIL_PICKED_UP,
  );

  await page.getByRole("button", { name: "回報問題" }).click();
  await page.getByRole("radio", { name: "餐點損壞" }).check();
  await page.getByRole("checkbox").first().check();
  await expect(page.getByText(/^退款 NT\$/)).toBeVisible();
  await page.getByLabel("加照片").setInputFiles({
    name: "meal.png",
    mimeType: "image/png",
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 60 } }),
  });
  const photo = page.getByAltText("照片 1");
  await expect(photo).toHaveJSProperty("naturalWidth", 60);
  await page.getByLabel("說明（選填）").fill("湯灑出來了");
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "送出回報" }).click();
  await expect(page.getByText("已收到您的回報")).toBeFocused();
  await expect(page.getByText("客服確認中")).toBeVisible();
  await page.reload();
  await expect(page.getByText("湯灑出來了")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "您回報了問題" })).toBeVisible();

  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(paper.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const text of ["訂單金額", "電子發票", "取餐", /^訂單編號 F\d+$/]) {
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }
  for (const name of ["回報問題", "列印或存成 PDF", "再點一次"]) {
    await expect(page.getByRole("button", { name })).toHaveCount(0);
  }
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);

  await page.emulateMedia({ media: "screen", colorScheme: "light" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/orderList");
  const past = page.getByRole("region", { name: "過去的訂單" }).getByRole("list").first();
  await expect(past).toHaveCSS("grid-template-columns", /^\S+ \S+$/);
});
