import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fail } from "./console.mjs";
import { installPackages } from "./system-packages.mjs";

const SHELL = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * Returns the path of the browser for the browser tests: CHROMIUM_PATH if it is set, or else an installed headless
 * shell of Chromium, or else another installed Chromium. If there is none, installs the shell. If this is not possible,
 * does the same as `findChromium`. The shell has no user interface, so the tests need a sixth less processor time with
 * it.
 */
export async function findTestBrowser() {
  if (process.env.CHROMIUM_PATH) return findChromium();
  return onPath([SHELL, ...NAMES]) ?? fromSystemPackages(SHELL) ?? findChromium();
}

/**
 * Returns the path of a Chromium. If CHROMIUM_PATH is set, tries only this browser. Otherwise tries an installed
 * Chromium, the packages of the operating system and the npm package, in this order. The npm package is the last
 * choice, because it has no user interface, unlike the browsers of visitors.
 */
export async function findChromium() {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath) {
    if (runs(configuredPath)) return configuredPath;
    fail(`CHROMIUM_PATH=${configuredPath} does not run: correct it or remove it.`);
  }
  return onPath(NAMES) ?? fromSystemPackages("chromium") ?? (await fromNpm()) ?? refuse();
}

function onPath(names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path) && runs(path));
}

/** Installs the package of the browser `name`, and the Chinese font that the benchmark needs. */
function fromSystemPackages(name) {
  if (installPackages(name, "fonts-noto-cjk")) return onPath([name]);
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
