import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * As root on a Debian system, installs the packages one at a time, so that a missing package does not stop the others.
 * Otherwise installs nothing and returns false.
 */
export function installPackages(...names) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log(`Installing ${names.join(" and ")} from the packages of the system (once) …`);
  apt("update");
  for (const name of names) apt("install", "-y", "--no-install-recommends", name);
  return true;
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["-qq", ...args], { env, stdio: ["ignore", "ignore", "inherit"] });
}

const PROGRAMS = ["redis-server", "valkey-server"];

/**
 * Installs a Redis server for the tests of the shared state if there is none. If that fails, these tests are skipped.
 */
export function findRedis() {
  if (isInstalled()) return;
  installPackages("redis-server");
  if (!isInstalled())
    console.log("No Redis server was found: the tests of the shared state are skipped.");
}

function isInstalled() {
  return PROGRAMS.some((name) => spawnSync(name, ["--version"]).status === 0);
}
