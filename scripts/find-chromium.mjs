import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fail } from "./console.mjs";
import { installPackages } from "./system-packages.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * Returns the path of a Chromium for the browser tests. Tries CHROMIUM_PATH, an installed Chromium, the packages of the
 * operating system and the npm package, in this order.
 */
export async function findChromium() {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath) {
    if (runs(configuredPath)) return configuredPath;
    fail(`CHROMIUM_PATH=${configuredPath} does not run: correct it or remove it.`);
  }
  return onPath() ?? fromSystemPackages() ?? (await fromNpm()) ?? refuse();
}

function onPath() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(
    (path) => existsSync(path) && runs(path),
  );
}

function fromSystemPackages() {
  console.log("Looking for Chromium in the system's packages (once) …");
  // The browser tests work without the Chinese font. Only screenshots need it.
  installPackages("chromium", "fonts-noto-cjk");
  return onPath();
}

async function fromNpm() {
  const { default: chromium } = await import("@sparticuz/chromium");
  const path = await chromium.executablePath();
  return runs(path) ? path : undefined;
}

function refuse() {
  return fail(
    "No Chromium was found. Install chromium or google-chrome, or set CHROMIUM_PATH to one.",
  );
}

function runs(path) {
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}
