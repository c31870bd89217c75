import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Installs packages of Debian if this account may, one at a time, because some are optional. */
export function installPackages(...names) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  apt("update");
  for (const name of names) apt("install", "-y", "--no-install-recommends", name);
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["-qq", ...args], { env, stdio: ["ignore", "ignore", "inherit"] });
}
