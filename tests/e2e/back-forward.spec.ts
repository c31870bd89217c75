import { BROWSER_ARGS } from "../../scripts/browser-args.ts";
import { test } from "../setup/e2e-fixtures";
import { GROCERY, STORE, withAddress } from "./journeys";

// The headless shell, with which the other journeys run, has no back/forward cache.
const executablePath = process.env.WHOLE_CHROMIUM_PATH;
test.skip(!executablePath, "No Chromium with a back/forward cache is installed.");
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
