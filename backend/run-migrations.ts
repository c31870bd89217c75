import { requireStart } from "../config/require-start.ts";
import { migrateDatabase } from "./db/client.ts";

const NO_SERVER =
  "DATABASE_URL is missing: it names the PostgreSQL server to migrate. The embedded database is migrated by npm start.";

/** Migrates the schema of the PostgreSQL server to this version, and ends the process. Writes no demonstration data. */
async function main(): Promise<void> {
  const { DATABASE_URL: url } = process.env;
  requireStart(process.env, "migrate", url ? [] : [NO_SERVER]);
  if (url) await migrateDatabase(url);
  process.stdout.write("migrate: the database schema is up to date\n");
}

main().catch((error: unknown) => {
  process.stderr.write(`migrate: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
