import { loadEnvFile } from "./console.mjs";
import { requireTypeScript } from "./setup.mjs";

/**
 * One command for each role of a service, for a supervisor: npm run shop, backend, worker, migrate. It installs and
 * builds nothing, because several roles start at the same time in one folder that they cannot write.
 */
await requireTypeScript(import.meta.url);
const [role] = process.argv.slice(2);
const PROGRAMS = {
  shop: () => import("./shop-server.mjs"),
  backend: () => import("../backend/server.ts"),
  worker: () => import("../backend/server.ts"),
  migrate: () => import("../backend/run-migrations.ts"),
};
const { keepNewFilesPrivate } = await import("../config/data-folder.ts");
const { readRoleSettings } = await import("./settings.mjs");

loadEnvFile();
keepNewFilesPrivate();
const env = readRoleSettings(process.env, role);
for (const name of Object.keys(process.env)) delete process.env[name];
Object.assign(process.env, env, {
  NODE_ENV: env.NODE_ENV || "production",
  NEXT_TELEMETRY_DISABLED: "1",
  // Otherwise the framework would read .env itself, with the settings of other processes.
  __NEXT_PROCESSED_ENV: "true",
});

await PROGRAMS[role]();
