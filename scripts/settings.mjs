import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { protectDataFolder } from "../config/data-folder.ts";
import { settingsOf } from "../config/process-settings.ts";
import { requireStart } from "../config/require-start.ts";
import { isForeignBackend, startKind } from "../config/start-rules.ts";
import { proxyProblems } from "../lib/limits/trusted-proxies.ts";
import { fail, root } from "./console.mjs";
import { readSecrets } from "./stored-secrets.mjs";

/**
 * Returns the settings of each process: ports, URLs, data folder and secrets. `backend` is null if the shop uses
 * another backend than the one of this repository. `sandbox` is null in a service.
 */
export async function readSettings(env) {
  requireStart(env, "launcher", proxyProblems(env));
  const isService = startKind(env) === "service";
  const isOwnBackend = !isForeignBackend(env, "launcher");
  const ports = readPorts(env, { isService });
  for (const [name, port] of Object.entries(ports)) await requireFree(name, port);
  const all = allSettings(env, { ports, isService, isStored: isOwnBackend && !env.DATABASE_URL });
  return {
    ...ports,
    APP_ORIGIN: all.APP_ORIGIN,
    SANDBOX_URL: all.SANDBOX_URL,
    shop: settingsOf(shopProcess(isOwnBackend), all),
    backend: isOwnBackend ? settingsOf("backend", all) : null,
    sandbox: isService ? null : settingsOf("sandbox", all),
  };
}

/** Returns the settings of one role of a service. The program of the role checks the settings that it needs. */
export function readRoleSettings(env, role) {
  const isService = startKind(env) === "service";
  const ports = readPorts(env, { isService });
  const all = allSettings(env, { ports, isService, isStored: false });
  if (role === "migrate") return settingsOf("migrate", all);
  if (role !== "shop") return settingsOf("backend", { ...all, BACKEND_ROLE: role });
  return settingsOf(shopProcess(!isForeignBackend(env, "launcher")), all);
}

/** `isStored` is true if the backend stores its data on this machine. */
function allSettings(env, { ports, isService, isStored }) {
  const SANDBOX_URL = isService
    ? undefined
    : env.SANDBOX_URL || `http://localhost:${ports.SANDBOX_PORT}`;
  const DATA_DIR = resolve(root, env.DATA_DIR || "data");
  // A service with a database server or with another backend stores nothing on this machine.
  if (!isService || isStored) protect(DATA_DIR);
  return {
    ...env,
    ...ports,
    ...secretsIn(DATA_DIR, { env, isService }),
    APP_ORIGIN: env.APP_ORIGIN || `http://localhost:${ports.PORT}`,
    DATA_DIR,
    SANDBOX_URL,
    SERVICE: isService ? "1" : undefined,
    BACKEND_URL: env.BACKEND_URL || `http://127.0.0.1:${ports.BACKEND_PORT}`,
    CARD_PAGE_ORIGINS: cardPageOrigins(env, SANDBOX_URL),
    PICTURE_ORIGINS: addressList(env, "PICTURE_ORIGINS"),
    SECURITY_CONTACT: addressList(env, "SECURITY_CONTACT"),
  };
}

function shopProcess(isOwnBackend) {
  return isOwnBackend ? "shop" : "shopOfOtherBackend";
}

function readPorts(env, { isService }) {
  const PORT = readPort(env, "PORT", 3000);
  const BACKEND_PORT = readPort(env, "BACKEND_PORT", PORT + 1);
  const SANDBOX_PORT = readPort(env, "SANDBOX_PORT", PORT + 2);
  const ports = { PORT, BACKEND_PORT, ...(!isService && { SANDBOX_PORT }) };
  if (new Set(Object.values(ports)).size < Object.values(ports).length)
    fail(`${Object.keys(ports).join(", ")} must differ.`);
  return ports;
}

// Returns the origins whose card page the shop may open: CARD_PAGE_ORIGINS if it is set, otherwise both hosts of PAYUNi
// and the origin of PAYUNI_HOST. If PAYUNI_HOST is not set, a demonstration adds the origin of the sandbox instead.
function cardPageOrigins(env, SANDBOX_URL) {
  const payuni = ["https://api.payuni.com.tw", "https://sandbox-api.payuni.com.tw"];
  const used = [env.PAYUNI_HOST || SANDBOX_URL].flatMap((url) => (url ? new URL(url).origin : []));
  return addressList(env, "CARD_PAGE_ORIGINS") || [...new Set([...payuni, ...used])].join(" ");
}

function addressList(env, name) {
  const wrong = env[name]?.split(/\s+/).find((url) => url && !URL.canParse(url));
  if (wrong)
    fail(
      `${name}: ${wrong} is no address. Write https://… and separate several addresses with spaces.`,
    );
  return env[name] ?? "";
}

function readPort(env, name, fallback) {
  const port = Number(env[name] || fallback);
  if (Number.isInteger(port) && port >= 1 && port <= 65_533) return port;
  return fail(`${name}=${env[name]} is no port: give a number from 1 to 65533.`);
}

async function requireFree(name, port) {
  const error = await new Promise((resolve) => {
    const probe = createServer()
      .once("error", resolve)
      .listen(port, () => probe.close(() => resolve(null)));
  });
  if (!error) return;
  if (error.code === "EACCES") fail(`Port ${port} needs rights you do not have: set ${name}.`);
  fail(
    `Port ${port} is in use. End the program that holds it, or choose another: ${name}=${port + 10} npm start`,
  );
}

function protect(folder) {
  try {
    protectDataFolder(folder);
  } catch (error) {
    fail(`${sentence(error)}.`);
  }
}

function secretsIn(folder, { env, isService }) {
  try {
    return readSecrets(env, { file: join(folder, "secrets.json"), isService });
  } catch (error) {
    return fail(sentence(error));
  }
}

function sentence({ message }) {
  return message.charAt(0).toUpperCase() + message.slice(1);
}
