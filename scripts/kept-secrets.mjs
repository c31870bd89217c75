import { generateKeyPairSync, randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";

/** Made for a demonstration; a service is given its own. */
const SECRETS = {
  SESSION_SECRET: randomText,
  BACKEND_SECRET: randomText,
  BACKEND_KEY: randomText,
};
const SANDBOX_KEYS = {
  // Each side of the icash Pay sandbox signs with its own key.
  ICASH_PAY_SANDBOX_SHOP_KEY: privateKey,
  ICASH_PAY_SANDBOX_KEY: privateKey,
  // The shop signs with it for the sandbox's Apple, which checks with its public half.
  APPLE_SANDBOX_KEY: ellipticKey,
};

/**
 * The secrets of this start. Those of a demonstration are kept beside its data, so that people stay signed in over a
 * restart. A secret that the environment gives is removed from the file: a copy of the folder then opens nothing.
 * Throws when the file holds another value than the environment's, with which earlier data was sealed.
 */
export function readSecrets(env, { file, isService }) {
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const before = JSON.stringify(kept);
  const given = Object.keys(SECRETS).filter((name) => env[name]);
  for (const name of given) {
    requireSame(name, { kept: kept[name], given: env[name], file });
    delete kept[name];
  }
  const makers = isService ? {} : { ...SECRETS, ...SANDBOX_KEYS };
  for (const [name, make] of Object.entries(makers)) {
    if (!given.includes(name)) kept[name] ??= make();
  }
  if (JSON.stringify(kept) !== before) write(file, kept);
  const wanted = isService ? [] : Object.keys(makers);
  return Object.fromEntries([...wanted, ...given].map((name) => [name, env[name] || kept[name]]));
}

function requireSame(name, { kept, given, file }) {
  // What a key of the shop opened is asked for anew; it seals nothing.
  if (!kept || name === "BACKEND_KEY" || given.split(",").includes(kept)) return;
  throw new Error(
    `${file} holds another ${name} than the environment, and what it sealed would be lost. Add its value behind the current one (${name}=<current>,<older>), or delete it from the file.`,
  );
}

// Whole or not at all: half a file would cost every session.
function write(file, kept) {
  writeFileSync(`${file}.part`, JSON.stringify(kept, null, 2), { mode: 0o600 });
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
