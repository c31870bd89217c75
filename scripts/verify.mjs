import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { root } from "./console.mjs";
import { setup } from "./setup.mjs";

const step = (name, ...commands) => ({ name, commands });
const bin = (path, ...args) => [`node_modules/${path}`, ...args];

const biome = (...args) => bin("@biomejs/biome/bin/biome", ...args);
const next = (...args) => bin("next/dist/bin/next", ...args);

const CHECKS = [
  step("format", biome("check", "--linter-enabled=false", ".")),
  step(
    "lint",
    biome("lint", "--error-on-warnings", "."),
    bin("eslint/bin/eslint.js", "--max-warnings=0", "."),
  ),
  // The type check of `next build` reuses this build info file.
  step(
    "types",
    next("typegen"),
    bin("typescript/bin/tsc", "--noEmit", "--tsBuildInfoFile", ".next/cache/.tsbuildinfo"),
  ),
  step(
    "layers",
    bin(
      "dependency-cruiser/bin/dependency-cruiser.mjs",
      "--config=.dependency-cruiser.cjs",
      "--output-type=err-long",
      ".",
    ),
  ),
  step("unused", bin("knip/bin/knip.js")),
  step("patterns", ["scripts/check-patterns.mjs"]),
  step("requirements", ["scripts/check-requirements.mjs"]),
  step("messages", ["scripts/check-messages.mjs"]),
  step("openapi", ["scripts/write-openapi.mjs", "--check"]),
];

/**
 * Selects the tests outside of tests/faults that depend on a file changed since the last commit. `npm test` passes
 * other arguments: it also runs the tests that depend on no changed file, and most tests of tests/faults.
 */
const CHANGED = ["--onlyChanged", "--testPathIgnorePatterns=/tests/faults/"];

/**
 * Options of V8 with which the tests take a fifth less processor time. Each test file compiles the modules again, so
 * most functions run only a few times. With `--always-sparkplug`, V8 compiles a function at its first call instead of
 * interpreting it first, which is faster here. A larger young generation is collected less often.
 */
const JEST_OPTIONS = ["--always-sparkplug", "--max-semi-space-size=64"];

/** Runs every check and the Jest tests that `jestArgs` selects. Returns the names of the steps that failed. */
export async function verify({ jestArgs = CHANGED } = {}) {
  const queue = [...CHECKS];
  const failed = [];
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      if (!(await runStep(check))) failed.push(check.name);
    }
  };
  await Promise.all([worker(), worker()]);
  const jest = step("tests", [
    ...JEST_OPTIONS,
    ...bin("jest/bin/jest.js", "-c", "tests/jest.config.mjs", ...jestArgs),
  ]);
  if (!(await runStep(jest))) failed.push(jest.name);
  return failed;
}

async function runStep({ name, commands }) {
  const start = performance.now();
  for (const args of commands) {
    const { code, output } = await run(args);
    if (code === 0) continue;
    console.log(`✖ ${name}\n${output}`);
    return false;
  }
  console.log(`✔ ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return true;
}

function run(args) {
  const env = process.stdout.isTTY ? { ...process.env, FORCE_COLOR: "1" } : process.env;
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => chunks.push(chunk));
  }
  return new Promise((resolve) => {
    child.on("close", (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await setup({ script: import.meta.url, dev: true });
  const failed = await verify();
  console.log(failed.length === 0 ? "All checks passed." : `Failed: ${failed.join(", ")}`);
  process.exit(failed.length === 0 ? 0 : 1);
}
