import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./console.mjs";
import { setup } from "./setup.mjs";

await setup({ script: import.meta.url, dev: true });
const { verify } = await import("./verify.mjs");
const { findRedis } = await import("./system-packages.mjs");
findRedis();

const folder = mkdtempSync(join(tmpdir(), "futao-test-"));
const jestReport = join(folder, "jest.json");
const journeysReport = join(folder, "journeys.json");

/**
 * Long tests of payment races and provider faults. They only run if `FAULT_ROUNDS` is set, because they exceed the time
 * limit of `npm test`.
 */
const LONG = "/tests/faults/((payment|payuni|icash-pay)-races|(provider|payuni)-faults)";
const excluded = process.env.FAULT_ROUNDS ? [] : [`--testPathIgnorePatterns=${LONG}`];
const failed = await verify({ jestArgs: ["--json", `--outputFile=${jestReport}`, ...excluded] });
if (!runScript("build.mjs")) failed.push("build");
else if (!runScript("e2e.mjs", { PLAYWRIGHT_JSON_OUTPUT_FILE: journeysReport })) {
  failed.push("journeys");
}

const jest = readReport(jestReport);
const journeys = readReport(journeysReport)?.stats;
const passed = (jest?.numPassedTests ?? 0) + (journeys?.expected ?? 0) + (journeys?.flaky ?? 0);
const failedTests =
  (jest?.numFailedTests ?? 0) +
  (jest?.numRuntimeErrorTestSuites ?? 0) +
  (journeys?.unexpected ?? 0);
const flaky = journeys?.flaky ?? 0;
rmSync(folder, { recursive: true, force: true });

if (flaky > 0) console.log(`${flaky} passed only when tried again`);
if (failed.length > 0) console.log(`Failed: ${failed.join(", ")}`);
// If no test failed but another check did (such as lint), the last line must not say "0 failed".
console.log(`${passed} passed, ${Math.max(failedTests, failed.length)} failed`);
process.exit(failed.length === 0 ? 0 : 1);

function runScript(name, env = {}) {
  const result = spawnSync(process.execPath, [join(root, "scripts", name)], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  return result.status === 0;
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
