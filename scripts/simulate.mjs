// Usage: npm run simulate -- [--seeds 50000] [--seed 1]    simulates orders and payments with seeded faults
//        npm run simulate -- --bugs [--seeds 200]          plants bugs in a copy and counts those that are found
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "./console.mjs";
import { setup } from "./setup.mjs";

await setup({ script: import.meta.url, dev: true });
const { PLANTED_BUGS } = await import("./planted-bugs.mjs");
const { values: options } = parseArgs({
  options: {
    seeds: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    bugs: { type: "boolean", default: false },
  },
});
if (options.bugs) plantBugs();
else process.exitCode = simulate(root, "inherit").status ?? 1;

/** The faults are the same for the same seed. fast-check prints the seed and the steps of a run that fails. */
function simulate(folder, stdio) {
  const jest = join(root, "node_modules/jest/bin/jest.js");
  const which = ["tests/simulation", "-t", "simulated runs"];
  const args = [jest, "--runInBand", "-c", "tests/jest.config.mjs", ...which];
  const env = {
    ...process.env,
    SIMULATION_SEEDS: options.seeds,
    SIMULATION_SEED: options.seed,
  };
  return spawnSync(process.execPath, args, { cwd: folder, env, stdio, encoding: "utf8" });
}

function plantBugs() {
  const folder = mkdtempSync(join(tmpdir(), "futao-bugs-"));
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root })
    .toString()
    .split("\n")
    .filter((file) => file !== "" && !/^(?:public|docs)\//.test(file));
  for (const file of files) cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  // Without a bug the copy must pass, so that every failure is due to its bug.
  const control = simulate(folder, "pipe");
  if (control.status !== 0) throw new Error(`the copy fails without a bug: ${control.stderr}`);
  let found = 0;
  for (const [number, [file, right, wrong]] of PLANTED_BUGS.entries()) {
    const path = join(folder, file);
    const text = readFileSync(path, "utf8");
    if (!text.includes(right)) throw new Error(`bug ${number + 1}: ${file} has no "${right}"`);
    writeFileSync(
      path,
      text.replace(right, () => wrong),
    );
    const { status, stderr } = simulate(folder, "pipe");
    writeFileSync(path, text);
    const isFound = status !== 0 && stderr.includes("Property failed");
    if (isFound) found += 1;
    const [, reason = ""] = /Cause:\s+(.*)/.exec(stderr) ?? [];
    console.log(`${number + 1} ${isFound ? "found" : "NOT FOUND"}: ${file}: ${reason}`);
  }
  rmSync(folder, { recursive: true, force: true });
  console.log(
    `${found} of ${PLANTED_BUGS.length} planted bugs found with ${options.seeds} seeds each`,
  );
  process.exitCode = found === PLANTED_BUGS.length ? 0 : 1;
}
