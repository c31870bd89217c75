import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "playwright/test";

const PORT = Number(process.env.E2E_PORT || 3100);
const baseURL = `http://localhost:${PORT}`;
const reportFile = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ...(reportFile ? [["json", { outputFile: reportFile }] as const] : [])],
  use: {
    baseURL,
    locale: "zh-TW",
    timezoneId: "Asia/Taipei",
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  projects: [
    {
      name: "phone",
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    { name: "desktop", use: { viewport: { width: 1280, height: 900 } } },
  ],
  webServer: {
    command: "node scripts/start.mjs",
    cwd: join(import.meta.dirname, ".."),
    url: baseURL,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    stdout: process.env.E2E_LOGS ? "pipe" : "ignore",
    env: {
      NODE_ENV: "test",
      PORT: String(PORT),
      DATA_DIR: process.env.E2E_DATA_DIR || join(tmpdir(), "futao-e2e"),
      RECONCILE_SECONDS: "2,4,8,15,30,300",
      // Long enough for whoever takes an order back, short enough for whoever watches it go on.
      KITCHEN_SECONDS: "25,28,3600",
      // All journeys come from one address.
      RATE_LIMIT_SCALE: "50",
    },
  },
});
