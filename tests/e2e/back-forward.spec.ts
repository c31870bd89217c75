import { BROWSER_ARGS } from "../../scripts/browser-args.ts";
import { test } from "../setup/e2e-fixtures";
import { GROCERY, STORE, withAddress } from "./journeys";

// The headless shell, with which the other journeys run, has no back/forward cache. A whole Chromium drops pages from
// its cache if the machine is busy. Therefore this test runs only if BACK_FORWARD_CHROMIUM is set.
const executablePath = process.env.BACK_FORWARD_CHROMIUM;
test.skip(!executablePath, "Set BACK_FORWARD_CHROMIUM to the path of a whole Chromium.");
// Playwright switches the back/forward cache off unless this argument is left out.
test.use({
  launchOptions: {
    executablePath,
    args: BROWSER_ARGS,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

const PAGES = [
  "/",
  "/home",
  "/storeList?type=1",
  `/store?stid=${STORE}`,
  `/grocery?stid=${GROCERY}`,
  `/product?stid=${STORE}&fdid=101`,
  `/menu?stid=${STORE}`,
  "/cart",
  "/areas/台北市/信義區",
  "/campaign",
  "/landingPage",
  "/subscription",
  "/join-us",
  "/login",
  "/en",
];

test("public pages are shown again from the back/forward cache (RB-10)", async ({
  page,
  baseURL,
}) => {
  await withAddress(page, baseURL);
  for (const path of PAGES) {
    // Chromium may drop a page from its cache if the visitor leaves while the page waits for answers.
    await page.goto(path, { waitUntil: "networkidle" });
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.goto("/static");
    await page.goBack({ waitUntil: "commit" });
    await page.waitForFunction(() => "isSamePage" in window);
  }
});
