import { spawnSync } from "node:child_process";
import { installPackages } from "./system-packages.mjs";

const PROGRAMS = ["redis-server", "valkey-server"];

/** Makes sure that the tests of the shared state find a server, which npm does not have. Without one they are skipped. */
export function findRedis() {
  if (isInstalled()) return;
  console.log("Installing a Redis server for the tests of the shared state (once) …");
  installPackages("redis-server");
  if (!isInstalled())
    console.log("No Redis server was found: the tests of the shared state are skipped.");
}

function isInstalled() {
  return PROGRAMS.some((name) => spawnSync(name, ["--version"]).status === 0);
}
