import { loadEnvFile } from "./console.mjs";
import { requireTypeScript } from "./setup.mjs";

/**
 * A process supervisor, such as systemd, starts each role of a service with a command of its own: `npm run` with shop,
 * backend, worker or migrate. These commands do not install packages and do not build, because several roles may start
 * at the same time in one folder and may lack the right to write to the folder.
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
  // Without this setting, Next.js would read .env itself and see settings that only other processes need.
  __NEXT_PROCESSED_ENV: "true",
});

await PROGRAMS[role]();
