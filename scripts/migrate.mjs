import { resolve } from "node:path";
import { fail, loadEnvFile, root } from "./console.mjs";
import { setup } from "./setup.mjs";

// Usage: npm run migrate
// Brings the database of DATABASE_URL, or of DATA_DIR, to this version. Safe to repeat.
await setup({ script: import.meta.url });
const { migrateDatabase } = await import("../backend/db/client.ts");
loadEnvFile();
const { DATABASE_URL: url, DATA_DIR } = process.env;
try {
  await migrateDatabase({ url, dataDir: resolve(root, DATA_DIR || "data") });
} catch (error) {
  fail(error.message);
}
console.log("The database is up to date.");
