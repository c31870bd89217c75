import type { Cookie, Page } from "playwright/test";
import { accountMerge, appliesAt } from "../../lib/account/account-merge.ts";
import siteSettings from "../../lib/site/site-settings.json" with { type: "json" };
import { expect, expectNoAxeViolations } from "../setup/e2e-fixtures";

const ADDRESS = "台北市信義區市府路1號";
/**
 * A store of the demonstration data: always open, delivery, pick-up and business reservation. Delivery and pick-up have
 * a minimum of NT$100 and the pay types 2, 5, 9, 10 and 11.
 */
export const STORE = 1;
/** A store in the same district: always open, delivery with a minimum of NT$150, no pick-up. */
export const OTHER_STORE = 13;
/** A grocery with two levels of categories and more than 2,000 products. */
export const GROCERY = 1161;
/** A restaurant with almost 400 dishes. */
export const LONG_MENU = 41;
/** A side dish of `OTHER_STORE` for NT$60, which is below the minimum amount of that store. */
export const SIDE_DISH = "蒜香麵包";
export const MEMBER = "測試會員一";
/**
 * The member of the tests with PAYUNi, icash Pay and saved cards. Apart from bind-carrier.spec.ts, no other test places
 * an order as this member.
 */
export const PAYER = "測試會員三";

const STORED = {
  address: ADDRESS,
  areaName: "信義區",
  cityName: "台北市",
  lat: 25.0375,
  lng: 121.5637,
  street: "市府路1號",
  remark: "",
};

/** Stores an address in the browser, so that a test can skip the intro. */
export async function withAddress(page: Page, baseURL: string | undefined): Promise<void> {
  await page
    .context()
    .addCookies([{ name: "view", value: "107_1_-1_25.03750_121.56370", url: String(baseURL) }]);
  await page.addInitScript((address) => {
    if (!localStorage.getItem("address")) localStorage.setItem("address", JSON.stringify(address));
  }, STORED);
}

/** Types an address on the intro and waits for the home page with the stores. */
export async function enterAddress(page: Page, text = ADDRESS): Promise<void> {
  await page.goto("/");
  const input = page.getByRole("combobox", { name: "配送地址" });
  await input.fill(text);
  await page.getByRole("button", { name: "搜尋店家" }).click();
  await page.waitForURL("**/home");
}

/**
 * Adds the first dish whose text contains `dish` to the cart, by default the first dish of the menu. Selects the first
 * option of each required group. If the dialog 是否建立新訂單 appears, the function leaves it open, and the dish is not
 * in the cart yet.
 */
export async function addDish(
  page: Page,
  { store = STORE, dish = "NT$", times = 1 } = {},
): Promise<void> {
  const sheet = await openDish(page, store, dish);
  await chooseRequired(sheet);
  for (let more = 1; more < times; more += 1) {
    await sheet.getByRole("button", { name: "增加一份" }).click();
  }
  await sheet.getByRole("button", { name: /^放入購物車/ }).click();
  const question = page.getByRole("dialog", { name: "是否建立新訂單" });
  await expect(question.or(page.getByText("加購成功"))).toBeVisible();
  // The product sheet restores the URL of the store page when it closes. An earlier navigation would conflict with this
  // change of the URL.
  if (!(await question.isVisible())) await page.waitForURL("**/store?**");
}

/**
 * Opens the first dish with this text as a sheet over the menu and returns the sheet. Before the page has hydrated, the
 * link opens the full product page instead. The function then loads the store page again and repeats the click.
 */
export async function openDish(page: Page, store: number | string, dish: string) {
  const sheet = page.getByRole("dialog");
  await expect(async () => {
    await page.goto(`/store?stid=${store}`);
    await page.getByRole("main").getByRole("link").filter({ hasText: dish }).first().click();
    const button = sheet.getByRole("button", { name: /^放入購物車/ });
    await expect(button).toBeVisible({ timeout: 5_000 });
  }).toPass();
  return sheet;
}

/** Selects the first option of each required group until no required group is left. */
export async function chooseRequired(within: ReturnType<Page["getByRole"]>): Promise<void> {
  const groups = within.getByRole("group").filter({ hasText: "必選" });
  for (let left = await groups.count(); left > 0; left = await groups.count()) {
    await groups.first().locator("label").first().click();
    await expect.poll(() => groups.count()).toBeLessThan(left);
  }
}

/**
 * Presses the sign-in button on `/login`, which opens the page of the membership service. Until the day on which the
 * merge modal ends (LG-35), the button opens this modal first, and the function accepts it.
 */
export async function startSignIn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "登入／註冊" }).click();
  if (!appliesAt(accountMerge(siteSettings.accountMergeYear), Date.now())) return;
  await page.getByRole("button", { name: "同意", exact: true }).click();
}

/** Signs in as the member on the sandbox page of the membership service. The page `/login` must be open. */
export async function signIn(page: Page, member = MEMBER): Promise<void> {
  await startSignIn(page);
  await page.getByRole("button", { name: `以 ${member} 登入` }).click();
}

/** A phone number that is not in use. */
export function newPhone(): string {
  return `09${String(Date.now()).slice(-8)}`;
}

/**
 * Signs in with a phone number on the sandbox page of the membership service. An unknown number creates a new account
 * at the membership service.
 */
export async function signInByPhone(page: Page, phone: string): Promise<void> {
  await page.goto("/login");
  await startSignIn(page);
  await page.getByLabel("手機號碼").fill(phone);
  await page.getByRole("button", { name: "加入並登入" }).click();
}

/** Registers a new member with this phone number and the code from the sandbox's SMS inbox. Ends on the intro. */
export async function register(
  page: Page,
  baseURL: string | undefined,
  phone: string,
): Promise<void> {
  await signInByPhone(page, phone);
  await page.waitForURL("**/register**");
  await expect(page.getByLabel("手機號碼")).toHaveValue(phone);
  await page.getByRole("button", { name: "傳送驗證碼" }).click();

  const inbox = await page.context().newPage();
  await inbox.goto(`http://localhost:${Number(new URL(String(baseURL)).port) + 2}/sms/`);
  const code = await inbox
    .locator("article, li, section")
    .filter({ hasText: phone })
    .locator("p.code")
    .first()
    .textContent();
  await inbox.close();

  await page.getByLabel("驗證碼").fill(code?.trim() ?? "");
  await page.getByRole("button", { name: "驗證", exact: true }).click();
  await page.getByLabel("姓名").fill("新來的");
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "完成註冊" }).click();
  await page.waitForURL((url) => url.pathname === "/");
}

/** Opens the checkout for a filled cart, signs in if needed, and waits until the confirm button is enabled. */
export async function toCheckout(page: Page, member = MEMBER): Promise<void> {
  await restoreSession(page, member);
  await page.goto("/cart");
  await page.getByRole("link", { name: "去結帳" }).click();
  await page.waitForURL(/\/(login|checkout)/);
  const isVisitor = page.url().includes("/login");
  if (isVisitor) await signIn(page, member);
  await page.waitForURL("**/checkout");
  await expect(confirmButton(page)).toBeEnabled();
  if (isVisitor) await storeSession(page, member);
}

type StoredSession = { cookies: Cookie[]; stored: string };

/** Sessions by member name, for all tests of this worker. Only the first checkout of a member must sign in. */
const sessions = new Map<string, StoredSession>();

async function storeSession(page: Page, member: string): Promise<void> {
  const cookies = (await page.context().cookies(page.url())).filter(({ name }) =>
    /^(futao|XSRF-TOKEN)$/.test(name),
  );
  const stored = await page.evaluate(() => localStorage.getItem("member"));
  if (stored) sessions.set(member, { cookies, stored });
}

/**
 * Restores the stored session of the member, if there is one and no member is signed in. A page of the shop must be
 * open.
 */
async function restoreSession(page: Page, member: string): Promise<void> {
  const session = sessions.get(member);
  if (!session || (await page.evaluate(() => localStorage.getItem("member")))) return;
  await page.context().addCookies(session.cookies);
  await page.evaluate((stored) => localStorage.setItem("member", stored), session.stored);
}

export function confirmButton(page: Page) {
  return page.getByRole("button", { name: /^確認購買 NT\$/ });
}

type PayMethod = "現金" | "LINE Pay" | "PAYUNi 信用卡" | "icash Pay" | "信用卡";

export async function choosePayMethod(page: Page, method: PayMethod): Promise<void> {
  await page.getByRole("radio", { name: new RegExp(`^${method}`) }).check();
  await expect(confirmButton(page)).toBeEnabled();
}

/** Returns the total on the confirm button, such as `NT$240`. Tests find the order by this text later. */
export async function shownTotal(page: Page): Promise<string> {
  return (await confirmButton(page).textContent())?.match(/NT\$[\d,]+/)?.[0] ?? "no total";
}

/**
 * Finds an order in the order list by its number of portions. Tests that order as the same member must use different
 * numbers.
 */
export function listedOrder(page: Page, portions: number) {
  return page.getByRole("article").filter({ hasText: new RegExp(`× ${portions}(?!\\d)`) });
}

/** Waits for the order list. Expects exactly one order with this total. It must be placed and have this pay method. */
export async function expectOrdered(page: Page, total: string, method: string): Promise<void> {
  await page.waitForURL("**/orderList");
  const order = page.getByRole("article").filter({ hasText: total });
  await expect(order.first()).toContainText("已下單");
  await expect(order.first()).toContainText(method);
  await expect(order).toHaveCount(1);
}

/**
 * Returns the sum of all layout shift scores since the page was opened. It uses a PerformanceObserver, because
 * `performance.getEntries()` does not contain layout shifts.
 */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const observer = new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      resolve(shifts.reduce((sum, { value }) => sum + value, 0));
    });
    observer.observe({ type: "layout-shift", buffered: true });
    // The observer is not called when nothing shifted, so the promise resolves with 0 after two frames. Buffered
    // entries arrive earlier than that.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
    return promise;
  });
}
