// Usage: npm run simulate -- [--seeds 50000] [--seed 1]
//          Simulates orders and payments with seeded faults. `--seeds` is the number of runs.
//        npm run simulate -- --seed 1 --path 7
//          Repeats one run and prints the database rows after each step.
//        npm run simulate -- --bugs [--seeds 200] [--only 17,29]
//          Puts the bugs of planted-bugs.mjs one at a time into a copy of the program, and counts the bugs that the
//          simulation finds. `--only` selects bugs by their position in the list, from 1.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
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
    path: { type: "string" },
    bugs: { type: "boolean", default: false },
    only: { type: "string" },
  },
});
/** If there are several processes, each gets at least this many runs. For fewer runs, a new process does not pay. */
const MIN_SEEDS_PER_PROCESS = 200;
if (options.bugs) plantBugs();
else process.exitCode = await simulateOnAllCores();

/** Divides the runs among processes with different seeds. If a run fails, fast-check prints its seed and its steps. */
async function simulateOnAllCores() {
  const [seeds, seed] = [Number(options.seeds), Number(options.seed)];
  const maxProcesses = Math.max(1, Math.floor(seeds / MIN_SEEDS_PER_PROCESS));
  const count = Math.min(availableParallelism(), maxProcesses);
  const shares = Array.from({ length: count }, (_, at) => ({
    seed: seed + at,
    seeds: Math.floor((seeds + at) / count),
  }));
  const codes = shares.map((share) => {
    const { args, env } = commandOf(share);
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: "inherit" });
    return new Promise((resolve) => child.once("close", (code) => resolve(code ?? 1)));
  });
  return Math.max(...(await Promise.all(codes)));
}

/** Returns the Jest command of one process. The same seed produces the same orders and faults. */
function commandOf({ seeds, seed }) {
  const jest = join(root, "node_modules/jest/bin/jest.js");
  const which = ["tests/simulation", "-t", "simulated runs"];
  return {
    args: [jest, "--runInBand", "-c", "tests/jest.config.mjs", ...which],
    env: {
      ...process.env,
      SIMULATION_SEEDS: String(seeds),
      SIMULATION_SEED: String(seed),
      ...(options.path !== undefined && { SIMULATION_PATH: options.path }),
    },
  };
}

function simulate(folder) {
  const { args, env } = commandOf(options);
  return spawnSync(process.execPath, args, { cwd: folder, env, stdio: "pipe", encoding: "utf8" });
}

function plantBugs() {
  const folder = mkdtempSync(join(tmpdir(), "futao-bugs-"));
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root })
    .toString()
    .split("\n")
    .filter((file) => file !== "" && !/^(?:public|docs)\//.test(file));
  for (const file of files) cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  // The unchanged copy must pass first. Then each later failure is due to the planted bug.
  const control = simulate(folder);
  if (control.status !== 0) throw new Error(`the copy fails without a bug: ${control.stderr}`);
  const onlyIndexes = options.only?.split(",").map((number) => Number(number) - 1);
  const planted = [...PLANTED_BUGS.entries()].filter(([at]) => onlyIndexes?.includes(at) ?? true);
  let found = 0;
  for (const [number, [file, right, wrong]] of planted) {
    const path = join(folder, file);
    const text = readFileSync(path, "utf8");
    if (!text.includes(right)) throw new Error(`bug ${number + 1}: ${file} has no "${right}"`);
    writeFileSync(
      path,
      text.replace(right, () => wrong),
    );
    const { status, stderr } = simulate(folder);
    writeFileSync(path, text);
    const isFound = status !== 0 && stderr.includes("Property failed");
    if (isFound) found += 1;
    const [, reason = ""] = /Cause:\s+(.*)/.exec(stderr) ?? [];
    console.log(`${number + 1} ${isFound ? "found" : "NOT FOUND"}: ${file}: ${reason}`);
  }
  rmSync(folder, { recursive: true, force: true });
  console.log(`${found} of ${planted.length} planted bugs found with ${options.seeds} seeds each`);
  process.exitCode = found === planted.length ? 0 : 1;
}
