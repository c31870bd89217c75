import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

export function fail(message) {
  console.error(`\n✖ ${message}\n`);
  process.exit(1);
}
