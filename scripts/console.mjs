import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

export function fail(message) {
  console.error(`\n✖ ${message}\n`);
  process.exit(1);
}

/** Loads `.env`, except in a test run, so that a developer's settings do not change the browser tests. */
export function loadEnvFile() {
  const file = `${root}/.env`;
  if (process.env.NODE_ENV !== "test" && existsSync(file)) process.loadEnvFile(file);
}
