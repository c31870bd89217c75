import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import buildOrigin from "../cache/build-origin.cjs";
import { fail, loadEnvFile, root } from "./console.mjs";
import { setup } from "./setup.mjs";

const isMain = process.argv[1] === fileURLToPath(import.meta.url);
if (isMain) await setup({ script: import.meta.url });
const { settingsOf } = await import("../config/process-settings.ts");

const stamp = join(root, ".next/futao-build");
const SOURCES = [
  "app",
  "cache",
  "components",
  "config",
  "lib",
  "messages",
  "middleware.ts",
  "next.config.ts",
  "scripts/build.mjs",
  "postcss.config.mjs",
  "tsconfig.json",
  "package-lock.json",
];
const BUILD_SETTINGS =
  /^(GOOGLE_MAPS_BROWSER_KEY$|GTM_ID$|LIVE_CHAT_ID$|RECORDING_ID$|NEXT_PUBLIC_)/;

/** Builds the shop, unless the sources and the build settings are the same as at the last build. */
export function buildIfStale() {
  const currentHash = sourcesHash();
  const builtHash = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  if (builtHash === currentHash) return;
  console.log("Building the storefront (once, about a minute) …");
  rmSync(stamp, { force: true });
  const result = spawnSync(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...settingsOf("shop", process.env),
      APP_ORIGIN: buildOrigin.BUILD_ORIGIN,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      // Without this setting, Next.js would read .env itself and see settings that only other processes need.
      __NEXT_PROCESSED_ENV: "true",
    },
  });
  if (result.status !== 0) fail("The build failed: see its message above.");
  addCompileHints();
  mkdirSync(join(root, ".next"), { recursive: true });
  writeFileSync(stamp, currentHash);
}

/**
 * If a script begins with this line, Chromium compiles all its functions during the download. Without the line,
 * Chromium compiles each function on the main thread when the function is first called
 * (docs/decisions/108-compile-hints.md).
 */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n";

/** Adds `COMPILE_HINT` to the scripts that browsers load. */
function addCompileHints() {
  const folder = join(root, ".next/static/chunks");
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith(".js")) continue;
    const script = readFileSync(join(folder, name), "utf8");
    writeFileSync(join(folder, name), COMPILE_HINT + script);
  }
}

function sourcesHash() {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap(filesUnder)) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  for (const name of Object.keys(process.env).sort()) {
    if (BUILD_SETTINGS.test(name)) hash.update(`${name}=${process.env[name]}\0`);
  }
  return hash.digest("hex");
}

function filesUnder(path) {
  if (!existsSync(join(root, path))) return [];
  if (/\.(ts|mjs|json)$/.test(path)) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

if (isMain) {
  loadEnvFile();
  buildIfStale();
}
