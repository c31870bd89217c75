import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "playwright/test";
import { CRM_FIELDS } from "../config/crm-config.ts";
import { BROWSER_ARGS } from "../scripts/browser-args.ts";

const PORT = Number(process.env.E2E_PORT || 3100);
const baseURL = `http://localhost:${PORT}`;
/** The port of a second shop, which uses the backend of tests/spec-backend. */
const OTHER_SHOP_PORT = PORT + 10;
const OTHER_SHOP = `http://localhost:${OTHER_SHOP_PORT}`;
const OTHER_BACKEND_PORT = PORT + 20;
const OTHER_BACKEND = `http://127.0.0.1:${OTHER_BACKEND_PORT}`;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** Tests whose results do not depend on the width of the screen. They run only in the phone project, to save time. */
const SAME_ON_BOTH = [
  "back-forward",
  "budgets",
  "order-in-english",
  "cached-pages",
  "first-paint",
  "invented-addresses",
  "languages",
  "slow-requests",
  "errors",
  "express-delivery",
  "first-order",
  "bind-carrier",
  "opn-checkout",
  "sign-in-with-google-and-apple",
  "long-menu",
  "narrow",
  "offline",
  "cart-refusals",
  "address",
  "coupons-and-member",
  "grocery",
  "order-help",
  "second-order",
  "without-script",
  "order-with-discounts",
  "order-with-line-pay",
  "order-with-payuni",
  "order-with-saved-card",
  "header-footer-texts",
  "reserve",
  "search",
  "sessions",
  "sign-in",
].map((name) => `**/${name}.spec.ts`);
/** Tests that start a shop of their own and mostly wait for it. */
const OWN_SHOP = ["service-start", "shared-state", "traces"].map((name) => `**/${name}.spec.ts`);
const reportFile = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

const SERVER = {
  cwd: join(import.meta.dirname, ".."),
  timeout: 300_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  stdout: process.env.E2E_LOGS ? "pipe" : "ignore",
} as const;

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A CI machine has only two cores. A third worker still saves time, because tests often wait for the shop.
  workers: 3,
  // On a busy CI machine, a test can fail because one step is too slow. The report names every test that was retried.
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ...(reportFile ? [["json", { outputFile: reportFile }] as const] : [])],
  use: {
    baseURL,
    // With the user agent of a headless browser, the shop would treat the tests as a crawler.
    userAgent:
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    locale: "zh-TW",
    timezoneId: "Asia/Taipei",
    // Tests cannot observe requests that a service worker answers. Only offline.spec.ts allows the service worker.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // Recording a trace takes a third of the run's time, so traces are off by default.
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
      args: BROWSER_ARGS,
    },
  },
  projects: [
    // Playwright starts the tests in the order of the projects. The projects with the longest tests come first. If such
    // a test started late, the other workers would have nothing to do while it runs.
    { name: "own-shop", use: PHONE, testMatch: OWN_SHOP },
    {
      name: "desktop",
      use: { viewport: { width: 1280, height: 900 } },
      testIgnore: [...SAME_ON_BOTH, ...OWN_SHOP, "**/other-backend/**"],
    },
    { name: "phone", use: PHONE, testIgnore: [...OWN_SHOP, "**/other-backend/**"] },
    {
      name: "other-backend",
      use: { ...PHONE, baseURL: OTHER_SHOP },
      testMatch: "**/other-backend/*.spec.ts",
    },
  ],
  webServer: [
    {
      ...SERVER,
      command: "node scripts/start.mjs",
      url: baseURL,
      env: {
        NODE_ENV: "test",
        PORT: String(PORT),
        DATA_DIR: process.env.E2E_DATA_DIR || join(tmpdir(), "futao-e2e"),
        RECONCILE_SECONDS: "2,4,8,15,30,300",
        // The order simulator accepts an order after 25 seconds and hands it to the courier after 28 seconds. A test
        // can wait for these states, or cancel the order before its acceptance. The delivery comes after 3,600 seconds,
        // which is after the end of every test.
        ORDER_SIMULATOR_SECONDS: "25,28,3600",
        // The rate limits are raised, because all tests come from one IP address.
        RATE_LIMIT_SCALE: "50",
      },
    },
    {
      ...SERVER,
      command: `${process.execPath} tests/spec-backend/server.ts --port ${OTHER_BACKEND_PORT} --shop-origin ${OTHER_SHOP} --number-ids`,
      url: `${OTHER_BACKEND}/__calls`,
    },
    {
      ...SERVER,
      command: "node scripts/start.mjs",
      url: OTHER_SHOP,
      env: {
        NODE_ENV: "",
        PORT: String(OTHER_SHOP_PORT),
        DATA_DIR: process.env.E2E_OTHER_DATA_DIR || join(tmpdir(), "futao-e2e-other"),
        SESSION_SECRET: "journeys-against-another-backend-of-32-characters",
        BACKEND_URL: OTHER_BACKEND,
        BACKEND_CSRF_COOKIE: "op_csrf",
        OP_LOGIN_URL: `${OTHER_BACKEND}/provider/login`,
        CARD_PAGE_ORIGINS: OTHER_BACKEND,
        ICASH_PAY_BRIDGE_URL: OTHER_BACKEND,
        CRM_HOST: OTHER_BACKEND,
        CRM_PATH: "/crm/web-to-lead",
        CRM_ORG_ID: "00D000000000001",
        ...Object.fromEntries(
          CRM_FIELDS.map((field) => [`CRM_FIELD_${field.toUpperCase()}`, field]),
        ),
      },
    },
  ],
});
