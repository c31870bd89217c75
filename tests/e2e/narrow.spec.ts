import type { Page } from "playwright/test";
import { expect, expectNoAxeViolations, test } from "../setup/e2e-fixtures";
import { addDish, GROCERY, openDish, STORE, signIn, withAddress } from "./journeys";

const PAGES = [
  "/",
  "/home",
  "/storeList?type=1",
  "/storeList?filter=open",
  `/store?stid=${STORE}`,
  `/grocery?stid=${GROCERY}`,
  `/product?stid=${STORE}&fdid=101`,
  "/cart",
  "/static",
  "/login",
  `/groupOrder?stid=${STORE}`,
  "/instant-delivery",
];

/** The pages that axe checks in light, dark and forced colours. Axe checks all other `PAGES` only in forced colours. */
const AXE_PAGES = [
  `/store?stid=${STORE}`,
  `/product?stid=${STORE}&fdid=101`,
  `/menu?stid=${STORE}`,
  "/areas/台北市/信義區",
  "/storeList?type=1",
  "/campaign",
  "/landingPage",
  "/opTopSale",
  "/introopn",
  "/downloadApp",
  "/referralPage",
  "/subscription",
  "/instant-delivery",
  "/instant-delivery-apply",
  "/join-us",
];

/** English pages, which need more width because English words are longer. The cart contains a dish during the test. */
const ENGLISH_PAGES = [
  "/en",
  "/en/home",
  "/en/storeList?type=1",
  "/en/areas/台北市",
  `/en/store?stid=${STORE}`,
  "/en/cart",
  "/en/static",
  "/en/instant-delivery",
];

const LOOKS = [
  { name: "at a width of 320 px", width: 320, fontSize: "" },
  { name: "at a text size of 200%", width: 390, fontSize: "200%" },
];

test.beforeEach(({ page, baseURL }) => withAddress(page, baseURL));

for (const { name, width, fontSize } of LOOKS) {
  test(`pages do not scroll sideways, cut no text and show the cart link ${name} (AX-11)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of PAGES) await expectFits(page, { path, fontSize, cart: "購物車" });
  });
}

for (const { name, width, fontSize } of LOOKS) {
  test(`English pages do not scroll sideways, cut no text and show the cart link ${name} (AX-11)`, async ({
    page,
  }) => {
    await addDish(page);
    await page.setViewportSize({ width, height: 844 });
    for (const path of ENGLISH_PAGES) await expectFits(page, { path, fontSize, cart: "Cart" });
  });
}

for (const { name, width, fontSize } of LOOKS) {
  test(`English pages of a member do not scroll sideways, cut no text and show the cart link ${name} (AX-11)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/orderList");
    await signIn(page);
    await page.waitForURL("**/orderList");
    for (const path of ["/en/orderList", "/en/member", "/en/couponList"]) {
      await expectFits(page, { path, fontSize, cart: "Cart" });
    }
  });
}

for (const path of new Set([...AXE_PAGES, ...PAGES])) {
  const colours = AXE_PAGES.includes(path) ? "light, dark and forced" : "forced";
  test(`axe finds nothing on ${path} at 320 px in ${colours} colours (AX-10)`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(path);
    if (AXE_PAGES.includes(path)) await expectNoAxeViolations(page);
    await page.emulateMedia({ forcedColors: "active" });
    await expectNoAxeViolations(page);
  });
}

for (const size of ["100%", "200%"]) {
  test(`no fixed bar covers the focused element at a text size of ${size} (AX-01)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await page.addInitScript((fontSize) => {
      const enlarge = () => (document.documentElement.style.fontSize = fontSize);
      document.addEventListener("DOMContentLoaded", enlarge);
    }, size);
    await page.goto(`/product?stid=${STORE}&fdid=101`);
    await expectFocusVisible(page);
    await openDish(page, STORE, "招牌排骨便當");
    await expectFocusVisible(page);
    await addDish(page, { dish: "招牌排骨便當" });
    await addDish(page, { dish: "三杯雞便當" });
    await page.goto("/cart");
    await expect(page.getByRole("link", { name: "去結帳" })).toBeVisible();
    await expectFocusVisible(page);
  });
}

test("the button 放入購物車 of a product is visible on a phone in landscape orientation", async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const sheet = await openDish(page, STORE, "NT$");
  const add = sheet.getByRole("button", { name: /^放入購物車/ });
  await expect(add).toBeInViewport({ ratio: 1 });
});

/** `cart` is the accessible name of the link to the cart. */
type Fit = { path: string; fontSize: string; cart: string };

async function expectFits(page: Page, { path, fontSize, cart }: Fit): Promise<void> {
  await page.goto(path);
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, fontSize);
  await expect.poll(() => overhang(page), path).toBeLessThanOrEqual(0);
  await expect.poll(() => cutTexts(page), path).toEqual([]);
  const link = page.getByRole("banner").getByRole("link", { name: cart });
  await expect(link, path).toBeInViewport({ ratio: 1 });
}

/** Presses Tab 30 times in each direction and expects that nothing covers the focused element. */
async function expectFocusVisible(page: Page): Promise<void> {
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press(key);
      expect(await page.evaluate(coveredFocus), `${key} ${press}`).toBeNull();
    }
  }
}

/**
 * Checks five points on the vertical centre line of the focused element. Returns the HTML of this element if another
 * element covers a point, or if a point is outside of the viewport. Otherwise returns null.
 */
function coveredFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const heights = [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => top + height * part);
  const hits = heights.map((y) => document.elementFromPoint(left + width / 2, y));
  const isHit = (hit: Element | null) => hit !== null && focused.contains(hit);
  return hits.every(isHit) ? null : focused.outerHTML;
}

/** Returns the texts in `main` that are cut off with an ellipsis. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element) =>
      getComputedStyle(element).textOverflow === "ellipsis" &&
      element.clientWidth > 1 &&
      element.scrollWidth > element.clientWidth;
    const elements = document.querySelectorAll("main :is(b, h3, p, span)");
    return [...elements].filter(isCut).map(({ textContent }) => textContent ?? "");
  });
}

function overhang(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
