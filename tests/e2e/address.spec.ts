import type { BrowserContext, Page } from "playwright/test";
import { expect, expectNoAxeViolations, test } from "../setup/e2e-fixtures";
import { withAddress } from "./journeys";

const CITY_HALL = { latitude: 25.0375, longitude: 121.5637 };

const field = (page: Page) => page.getByRole("combobox", { name: "配送地址" });
const readAddress = (page: Page) => page.evaluate(() => localStorage.getItem("address"));

async function setPosition(context: BrowserContext, place: typeof CITY_HALL) {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(place);
}

test("a keyboard user can enter a village address without a road name (AD-15)", async ({
  page,
}) => {
  await page.goto("/");
  await field(page).pressSequentially("秀林鄉富世村12");
  await expect(page.getByRole("option")).toHaveText(["花蓮縣秀林鄉富世村12號"]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveValue("花蓮縣秀林鄉富世村12號");
  await page.keyboard.press("Enter");
  await expect(page.getByText("只定位到行政區")).toBeVisible();
  await page.getByRole("textbox", { name: "附近地標" }).fill("太魯閣遊客中心旁");
  await expectNoAxeViolations(page);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/home");
  expect(JSON.parse((await readAddress(page)) ?? "")).toMatchObject({
    street: "富世村12號",
    remark: "太魯閣遊客中心旁",
    precision: "district",
  });
});

test("text that was typed before the scripts had loaded gets suggestions, and further typing keeps it", async ({
  page,
}) => {
  let load = () => {};
  const typed = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route("**/*.js*", async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await field(page).pressSequentially("秀林鄉富世村1");
  load();
  await expect(page.getByRole("option")).not.toHaveCount(0);
  await field(page).pressSequentially("2");
  await expect(page.getByRole("option")).toHaveText(["花蓮縣秀林鄉富世村12號"]);
  await expect(field(page)).toHaveValue("秀林鄉富世村12");
});

test("a visitor chooses the district of an unknown address, and confirms that the address has no house number", async ({
  page,
}) => {
  await page.goto("/");
  await field(page).fill("東區中山路");
  await page.getByRole("button", { name: "搜尋店家" }).click();
  await expect(page.getByText("您的地址不夠完整，請重新調整。")).toBeVisible();
  const form = page.getByRole("form", { name: "或直接選擇縣市與行政區" });
  await form.getByRole("combobox", { name: "縣市" }).selectOption("嘉義市");
  await form.getByRole("combobox", { name: "行政區" }).selectOption("東區");
  await expectNoAxeViolations(page);
  await form.getByRole("button", { name: "使用這個地址" }).click();
  const question = page.getByRole("dialog", {
    name: "您的地址沒有門牌「號」，確定要使用這個地址嗎？",
  });
  await expect(question).toContainText("嘉義市東區中山路");
  await question.getByRole("button", { name: "取消" }).click();
  expect(await readAddress(page)).toBeNull();
  await form.getByRole("button", { name: "使用這個地址" }).click();
  await question.getByRole("button", { name: "確定" }).click();
  await page.waitForURL("**/home");
});

test("the device's position fills in the address, and the page asks for the house number (AD-05)", async ({
  page,
  context,
}) => {
  await setPosition(context, CITY_HALL);
  await page.goto("/");
  await page.getByRole("button", { name: "使用我目前的位置" }).click();
  await expect(field(page)).toHaveValue(/^台北市信義區/);
  await expect(page.getByText("請補上門牌號碼，再搜尋店家。")).toBeVisible();
});

test("entering a new address on /home reloads the page (AD-16)", async ({ page, baseURL }) => {
  await withAddress(page, baseURL);
  await page.goto("/home");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /配送地址/ })
    .click();
  await expectNoAxeViolations(page);
  await field(page).fill("台中市西區公益路100號");
  const reloaded = page.waitForEvent("load");
  await page.getByRole("dialog").getByRole("button", { name: "搜尋店家" }).click();
  await reloaded;
  await expect(page.getByRole("heading", { level: 1 })).toContainText("台中市西區");
});

test("a campaign link shows the intro and then opens the store that the link names", async ({
  page,
}) => {
  await page.goto("/introopn?rtt=1&stid=1&number=A7");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("OPEN POINT 會員點餐");
  // The page from the build has no campaign, because the build has no backend. The running shop renders the page
  // again with the campaign.
  await expect(page.getByRole("heading", { name: "OPEN POINT 會員週" })).toBeVisible();
  await field(page).fill("台北市信義區市府路1號");
  await page.getByRole("button", { name: "搜尋店家" }).click();
  await page.waitForURL("**/store?stid=1&number=A7");
});

test("a store page that is opened without an address uses the device's position (ST-12)", async ({
  page,
  context,
}) => {
  await setPosition(context, CITY_HALL);
  await page.goto("/store?stid=1");
  await expect(
    page.getByRole("banner").getByRole("button", { name: /台北市信義區/ }),
  ).toBeVisible();
});

test("a store page shows a message and opens the intro when the browser denies the position (ST-13)", async ({
  page,
}) => {
  await page.goto("/store?stid=1");
  await expect(page.getByText("使用者拒絕位置服務，或瀏覽器設定不允許使用位置服務")).toBeVisible();
  await page.waitForURL((url) => url.pathname === "/");
});
