import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { fail, loadEnvFile } from "./console.mjs";
import { setup } from "./setup.mjs";

// Usage: npm run restore -- FILE [--replace]
const { values, positionals } = parseArgs({
  options: { replace: { type: "boolean", default: false } },
  allowPositionals: true,
});
const [file] = positionals;
if (!file) fail("Name the file: npm run restore -- FILE [--replace]");
await setup({ script: import.meta.url });
const { restore } = await import("../backend/backup.ts");
loadEnvFile();
try {
  await restore({ env: process.env, file: resolve(file), isReplacing: values.replace });
} catch (error) {
  fail(error.message);
}
console.log("Restored. Run `npm run migrate` if this program is newer than the backup.");
