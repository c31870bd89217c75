import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./console.mjs";
import { findTestBrowser } from "./find-chromium.mjs";
import { setup } from "./setup.mjs";

await setup({ script: import.meta.url, dev: true });
// The browser tests start two shops, and both use this build.
const { buildIfStale } = await import("./build.mjs");
buildIfStale();
const DATA_DIR = mkdtempSync(join(tmpdir(), "futao-e2e-"));
const result = spawnSync(
  process.execPath,
  [
    "node_modules/playwright/cli.js",
    "test",
    "-c",
    "tests/playwright.config.ts",
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    stdio: "inherit",
    env: {
      ...process.env,
      CHROMIUM_PATH: await findTestBrowser(),
      E2E_DATA_DIR: join(DATA_DIR, "shop"),
      E2E_OTHER_DATA_DIR: join(DATA_DIR, "other-shop"),
    },
  },
);
rmSync(DATA_DIR, { recursive: true, force: true });
process.exit(result.status ?? 1);
