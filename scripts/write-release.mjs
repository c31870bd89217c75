import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./console.mjs";
import { setup } from "./setup.mjs";

// Usage: node scripts/write-release.mjs
// Writes tests/released/<version>.json: the database rows of a small shop at this version. Run this script at each
// release and commit the file, because a test upgrades the rows of every release.
await setup({ script: import.meta.url, dev: true });
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const jest = join(root, "node_modules/jest/bin/jest.js");
const args = ["-c", "tests/jest.config.mjs", "tests/released/"];
const { status } = spawnSync(process.execPath, [jest, ...args], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, RELEASE: version },
});
process.exit(status ?? 1);
