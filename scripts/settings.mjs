import { generateKeyPairSync, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { proxyProblems } from "../lib/limits/trusted-proxies.ts";
import { fail, root } from "./console.mjs";
import { requireWritable } from "./setup.mjs";

const SECRETS = {
  SESSION_SECRET: randomText,
  BACKEND_SECRET: randomText,
  BACKEND_KEY: randomText,
  // Each side of the icash Pay sandbox signs with its own key.
  ICASH_PAY_SANDBOX_SHOP_KEY: privateKey,
  ICASH_PAY_SANDBOX_KEY: privateKey,
  // The shop signs with it for the sandbox's Apple, which checks with its public half.
  APPLE_SANDBOX_KEY: ellipticKey,
};

/** What each process gets: one place decides ports, addresses, data folder and secrets. */
export async function readSettings(env) {
  for (const problem of proxyProblems(env)) fail(problem);
  const ports = await readPorts(env);
  const DATA_DIR = dataFolder(env.DATA_DIR || "data");
  const secrets = secretsOf(env, join(DATA_DIR, "secrets.json"));
  const { SESSION_SECRET, BACKEND_SECRET, BACKEND_KEY, ...sandboxKeys } = secrets;
  const APP_ORIGIN = env.APP_ORIGIN || `http://localhost:${ports.PORT}`;
  const SANDBOX_URL = env.SANDBOX_URL || `http://localhost:${ports.SANDBOX_PORT}`;
  const sandbox = { ...ports, DATA_DIR, APP_ORIGIN, SANDBOX_URL, ...sandboxKeys };
  return {
    ...sandbox,
    sandbox,
    backend: { ...sandbox, BACKEND_SECRET, BACKEND_KEY },
    shop: {
      PORT: ports.PORT,
      APP_ORIGIN,
      SESSION_SECRET,
      BACKEND_KEY,
      BACKEND_URL: env.BACKEND_URL || `http://127.0.0.1:${ports.BACKEND_PORT}`,
      OP_LOGIN_URL: env.OP_LOGIN_URL || `${SANDBOX_URL}/op/login`,
      ICASH_PAY_BRIDGE_URL: icashPayBridge(env, SANDBOX_URL),
      CARD_PAGE_ORIGINS: cardPageOrigins(env, SANDBOX_URL),
      PICTURE_ORIGINS: addressList(env, "PICTURE_ORIGINS"),
      SECURITY_CONTACT: addressList(env, "SECURITY_CONTACT"),
    },
  };
}

function icashPayBridge({ ICASH_PAY_BRIDGE_URL, ICASH_PAY_HOST }, SANDBOX_URL) {
  const real = "https://icpbridge.icashsys.com.tw/ICP";
  return ICASH_PAY_BRIDGE_URL || (ICASH_PAY_HOST ? real : `${SANDBOX_URL}/icashpay/ICP`);
}

async function readPorts(env) {
  const PORT = readPort(env, "PORT", 3000);
  const BACKEND_PORT = readPort(env, "BACKEND_PORT", PORT + 1);
  const SANDBOX_PORT = readPort(env, "SANDBOX_PORT", PORT + 2);
  const ports = { PORT, BACKEND_PORT, SANDBOX_PORT };
  if (new Set(Object.values(ports)).size < 3)
    fail("PORT, BACKEND_PORT and SANDBOX_PORT must differ.");
  for (const [name, port] of Object.entries(ports)) await requireFree(name, port);
  return ports;
}

// PAYUNi's two, for a backend that is not started here, and the one that this one is told to use.
function cardPageOrigins(env, SANDBOX_URL) {
  const { PAYUNI_HOST } = env;
  const payuni = ["https://api.payuni.com.tw", "https://sandbox-api.payuni.com.tw"];
  const used = new URL(PAYUNI_HOST || SANDBOX_URL).origin;
  return addressList(env, "CARD_PAGE_ORIGINS") || [...new Set([...payuni, used])].join(" ");
}

function addressList(env, name) {
  const wrong = env[name]?.split(/\s+/).find((url) => url && !URL.canParse(url));
  if (wrong) fail(`${name}: ${wrong} is no address. Write https://… with a space between two.`);
  return env[name] ?? "";
}

function readPort(env, name, fallback) {
  const port = Number(env[name] || fallback);
  if (Number.isInteger(port) && port >= 1 && port <= 65_533) return port;
  return fail(`${name}=${env[name]} is no port: give a number from 1 to 65533.`);
}

async function requireFree(name, port) {
  const error = await new Promise((settle) => {
    const probe = createServer()
      .once("error", settle)
      .listen(port, () => probe.close(() => settle(null)));
  });
  if (!error) return;
  if (error.code === "EACCES") fail(`Port ${port} needs rights you do not have: set ${name}.`);
  fail(
    `Port ${port} is in use. End the program that holds it, or choose another: ${name}=${port + 10} npm start`,
  );
}

function dataFolder(setting) {
  const folder = resolve(root, setting);
  const remedy = "Choose another with DATA_DIR, or change its rights";
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    fail(`The data folder ${folder} cannot be created. ${remedy}.`);
  }
  requireWritable(folder, remedy);
  return folder;
}

// Kept beside the data, so that people stay signed in over a restart.
function secretsOf(env, file) {
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const names = Object.keys(SECRETS);
  const fresh = names.filter((name) => !kept[name]);
  for (const name of fresh) kept[name] = SECRETS[name]();
  if (fresh.length > 0) writeFileSync(file, JSON.stringify(kept, null, 2), { mode: 0o600 });
  return Object.fromEntries(names.map((name) => [name, env[name] || kept[name]]));
}

function randomText() {
  return randomBytes(32).toString("base64url");
}

function privateKey() {
  const { privateKey: key } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return key.export({ type: "pkcs8", format: "pem" });
}

function ellipticKey() {
  const { privateKey: key } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return key.export({ type: "pkcs8", format: "pem" });
}
