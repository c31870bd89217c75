import { generateKeyPairSync, randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";

/** A demonstration creates these secrets at its first start. The operator of a service must set them. */
const SECRETS = {
  SESSION_SECRET: randomText,
  BACKEND_SECRET: randomText,
  BACKEND_KEY: randomText,
};
const SANDBOX_KEYS = {
  // In the protocol of icash Pay, the backend signs with the first key and the sandbox signs with the second key.
  ICASH_PAY_SANDBOX_SHOP_KEY: privateKey,
  ICASH_PAY_SANDBOX_KEY: privateKey,
  // The backend signs its client secret with this key. The sandbox verifies the signature with the public key.
  APPLE_SANDBOX_KEY: ellipticKey,
};

/**
 * Returns the secrets of this start. A demonstration stores its secrets in `file`, so that people stay signed in after
 * a restart. If the environment sets one of `SECRETS`, this function removes that secret from the file, so that a copy
 * of the folder does not contain it. A variable of the environment may contain several values, separated by commas.
 * Throws if the stored value is not one of them, because the earlier data can be opened only with the stored value.
 * BACKEND_KEY may have any value, because it seals no data.
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
  // BACKEND_KEY may change, because it does not seal data.
  if (!stored || name === "BACKEND_KEY" || given.split(",").includes(stored)) return;
  throw new Error(
    `${file} contains another ${name} than the environment. Without the value in the file, the data that it sealed cannot be read. Add this value after the current one (${name}=<current>,<older>). To give up the data, delete the value from the file.`,
  );
}

// Writes a new file and renames it, so that a crash during the write does not destroy the stored secrets.
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
