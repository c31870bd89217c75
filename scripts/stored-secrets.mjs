import { generateKeyPairSync, randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";

/** Secrets that are created for a demonstration. A service needs its own. */
const SECRETS = {
  SESSION_SECRET: randomText,
  BACKEND_SECRET: randomText,
  BACKEND_KEY: randomText,
};
const SANDBOX_KEYS = {
  // Each side of the icash Pay sandbox signs with its own key.
  ICASH_PAY_SANDBOX_SHOP_KEY: privateKey,
  ICASH_PAY_SANDBOX_KEY: privateKey,
  // The shop signs with this key. Apple in the sandbox verifies with its public half.
  APPLE_SANDBOX_KEY: ellipticKey,
};

/**
 * The secrets of this start. Those of a demonstration are stored beside its data, so that people stay signed in after a
 * restart. A secret of the environment is removed from the file, so that a copy of the folder does not contain it.
 * Throws when the file has another value than the environment, because earlier data was sealed with it.
 */
export function readSecrets(env, { file, isService }) {
  const stored = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const before = JSON.stringify(stored);
  const given = Object.keys(SECRETS).filter((name) => env[name]);
  for (const name of given) {
    requireSame(name, { stored: stored[name], given: env[name], file });
    delete stored[name];
  }
  const makers = isService ? {} : { ...SECRETS, ...SANDBOX_KEYS };
  for (const [name, make] of Object.entries(makers)) {
    if (!given.includes(name)) stored[name] ??= make();
  }
  if (JSON.stringify(stored) !== before) write(file, stored);
  const wanted = isService ? [] : Object.keys(makers);
  return Object.fromEntries([...wanted, ...given].map((name) => [name, env[name] || stored[name]]));
}

function requireSame(name, { stored, given, file }) {
  // This key seals no data, so it may change.
  if (!stored || name === "BACKEND_KEY" || given.split(",").includes(stored)) return;
  throw new Error(
    `${file} holds another ${name} than the environment, and what it sealed would be lost. Add its value behind the current one (${name}=<current>,<older>), or delete it from the file.`,
  );
}

// Written to another file and renamed, so that a crash does not destroy the secrets.
function write(file, stored) {
  writeFileSync(`${file}.part`, JSON.stringify(stored, null, 2), { mode: 0o600 });
  renameSync(`${file}.part`, file);
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
