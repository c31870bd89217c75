import { loadEnvFile } from "./console.mjs";
import { setup } from "./setup.mjs";

const dev = process.argv.includes("--dev");
await setup({ script: import.meta.url, dev });

const { keepNewFilesPrivate } = await import("../config/data-folder.ts");
const { readSettings } = await import("./settings.mjs");
const { buildIfStale } = await import("./build.mjs");
const { processGroup } = await import("./process-group.mjs");

loadEnvFile();
const settings = await readSettings(process.env);
if (!dev) buildIfStale();
keepNewFilesPrivate();

const group = processGroup();
const mode = dev ? "development" : "production";
// NODE_ENV=test lets tests plan faults in the sandbox. The shop still runs in `mode`.
const NODE_ENV = process.env.NODE_ENV || mode;
const watch = dev ? ["--watch", "--watch-preserve-output"] : [];

if (settings.backend) {
  group.start({
    name: "backend",
    args: [...watch, "backend/server.ts"],
    env: { ...settings.backend, NODE_ENV },
  });
}
if (settings.sandbox) {
  group.start({
    name: "sandbox",
    args: [...watch, "sandbox/sandbox-server.ts"],
    env: { ...settings.sandbox, NODE_ENV },
  });
}

const isServed =
  (!settings.backend ||
    (await group.waitUntilReady("backend", `http://127.0.0.1:${settings.BACKEND_PORT}/health`))) &&
  (!settings.sandbox ||
    (await group.waitUntilReady("sandbox", `http://127.0.0.1:${settings.SANDBOX_PORT}/`)));

// The shop starts after the backend is ready. Before that, its pages would show an error.
if (isServed) {
  group.start({
    name: "shop",
    args: ["scripts/shop-server.mjs"],
    // Without __NEXT_PROCESSED_ENV, Next.js would read .env itself and see settings that only other processes need.
    env: { ...settings.shop, NODE_ENV: mode, __NEXT_PROCESSED_ENV: "true" },
    quietUntilReady: true,
  });
}
const isUp =
  isServed && (await group.waitUntilReady("shop", shopUrl(process.env.HOST, settings.PORT)));

if (isUp) {
  console.log(`\n福饕 is open: ${settings.APP_ORIGIN}`);
  if (settings.sandbox) {
    console.log(`Sandbox of the providers, with the SMS inbox: ${settings.SANDBOX_URL}\n`);
  }
}

/** Returns the URL at which this machine reaches the shop. */
function shopUrl(host, port) {
  const isEvery = !host || host === "0.0.0.0" || host === "::";
  const name = host?.includes(":") ? `[${host}]` : host;
  return `http://${isEvery ? "127.0.0.1" : name}:${port}/`;
}

const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) group.stop(0);
}, 500).unref();
