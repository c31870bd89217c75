import { resolve } from "node:path";
import { fail, loadEnvFile } from "./console.mjs";
import { setup } from "./setup.mjs";

// Usage: npm run backup -- FILE
const [file] = process.argv.slice(2);
if (!file) fail("Name the file: npm run backup -- FILE");
await setup({ script: import.meta.url });
const { backUp } = await import("../backend/backup.ts");
loadEnvFile();
try {
  await backUp({ env: process.env, file: resolve(file) });
} catch (error) {
  fail(error.message);
}
console.log(`Written: ${file} and ${file}.json. Keep them together.`);
