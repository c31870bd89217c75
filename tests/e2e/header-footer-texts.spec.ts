import { expect, expectNoAxeViolations, test } from "../setup/e2e-fixtures";
import { withAddress } from "./journeys";

test.beforeEach(({ page, baseURL }) => withAddress(page, baseURL));

test("the header menu opens on the first tap, closes on Escape and links to the help page", async ({
  page,
}) => {
  await page.goto("/home");
  const button = page.getByRole("button", { name: "選單" });
  await button.click();
  const help = page.getByRole("link", { name: "幫助中心" });
  await expect(help).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await button.click();
  await help.click();
  await page.waitForURL("**/static?p=faq");
});

test("the app banner appears only on a phone, and stays closed after the visitor closes it", async ({
  page,
}) => {
  await page.goto("/home");
  const banner = page.getByRole("complementary", { name: "下載 App" });
  // The banner appears on the first pointer, key or scroll event after hydration. The loop repeats the move, because a
  // move before the hydration has no effect.
  let x = 9;
  await expect(async () => {
    x += 1;
    await page.mouse.move(x, 99);
    await expect(banner).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(banner).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await banner.getByRole("button", { name: "關閉下載 App 橫幅" }).click();
  await expect(banner).toBeHidden();
  await page.goto("/");
  await expect(page.getByRole("button", { name: "搜尋店家" })).toBeEnabled();
  await page.mouse.move(9, 99);
  await expect(banner).toBeHidden();
});

test("the footer has help, contacts, external links in new tabs and the payment text", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  const hrefOf = (name: string) => footer.getByRole("link", { name }).getAttribute("href");
  expect(await hrefOf("常見問題")).toBe("/static?p=faq");
  expect(await hrefOf("服務條款")).toBe("/static?p=terms");
  expect(await hrefOf("隱私權政策")).toBe("/static?p=privacy");
  expect(await hrefOf("媒體與品牌合作")).toMatch(/^mailto:/);
  const out = footer.getByRole("link", { name: "Facebook" });
  await expect(out).toHaveAttribute("target", "_blank");
  await expect(out).toHaveAttribute("rel", "noopener");
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  // The page from the build has no payment text, because the build has no backend. The shop renders the page again
  // within a minute.
  await expect(async () => {
    await page.reload();
    await expect(footer).toContainText("本站不經手也不儲存您的卡號", { timeout: 1000 });
  }).toPass({ intervals: [1000, 5000], timeout: 90_000 });
});

for (const [path, title] of [
  ["/static?p=faq", "常見問題"],
  ["/static?p=terms", "服務條款"],
  ["/static?p=privacy", "隱私權政策"],
  ["/static", "常見問題"],
  ["/static?p=nowhere", "常見問題"],
  ["/question", "常見問題"],
  ["/clause", "服務條款"],
  ["/privacy", "隱私權政策"],
] as const) {
  test(`${path} shows the heading ${title} and marks its tab (RT-17, RT-18, SP-02)`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    const tabs = page.getByRole("navigation", { name: "說明與條款" });
    await expect(tabs.getByRole("link", { name: title })).toHaveAttribute("aria-current", "page");
  });
}

test("a press on a question shows its answer, and a tab opens another text page", async ({
  page,
}) => {
  await page.goto("/static?p=faq");
  const main = page.getByRole("main");
  const answer = main.locator("details").first().locator("p").first();
  await expect(answer).toBeHidden();
  await main.locator("summary").first().click();
  await expect(answer).toBeVisible();
  await page.getByRole("navigation", { name: "說明與條款" }).getByText("服務條款").click();
  await page.waitForURL("**/static?p=terms");
});

test("the terms page, the open menu and the open search have no accessibility violations", async ({
  page,
}) => {
  await page.goto("/static?p=terms");
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "選單" }).click();
  await expect(page.getByRole("link", { name: "幫助中心" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "搜尋商品、餐點或餐廳" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("麵");
  await expect(page.getByRole("dialog").getByRole("link").first()).toBeVisible();
  await expectNoAxeViolations(page);
});

test("/campaign links to the partner's ranking, and the ranking page has no header and no footer (CM-01, CM-05)", async ({
  page,
}) => {
  await page.goto("/campaign");
  await expect(page.getByRole("banner")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: /OPEN POINT 熱銷排行/ }).click();
  await page.waitForURL("**/opTopSale");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("OPEN POINT 會員週");
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expectNoAxeViolations(page);
  const first = page.getByRole("listitem").first().getByRole("link");
  await expect(first).toHaveAttribute("href", /^\/product\?stid=\d+&fdid=\d+$/);
  await first.click();
  await page.waitForURL("**/product?**");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
