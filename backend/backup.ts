import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { z } from "zod";
import { keepNewFilesPrivate, protectDataFolder } from "../config/data-folder.ts";
import { createKeys } from "./config/keys.ts";
import { lockDataFolder } from "./db/client.ts";
import { MIGRATION_LOCK, refuseOtherConnections } from "./db/pool-settings.ts";

/** The secrets that encrypt or sign data in the database or in session cookies. `BACKEND_KEY` does neither. */
const SEALING_SECRETS = ["BACKEND_SECRET", "SESSION_SECRET"];
const TOOL_ERROR_CHARACTERS = 2000;

type Env = Readonly<Record<string, string | undefined>>;
type Backup = { env: Env; file: string };
type Restore = Backup & { isReplacing: boolean };

/** The content of `FILE.json` beside a backup. A fingerprint identifies a secret without revealing it. */
const manifestSchema = z.object({
  kind: z.enum(["embedded", "server"]),
  postgres: z.number(),
  sha256: z.string(),
  fingerprints: z.record(z.string(), z.array(z.string())),
});
type Manifest = z.infer<typeof manifestSchema>;
const secretsSchema = z.record(z.string(), z.string());

/**
 * Writes the database to `file` and a manifest to `file.json`. If DATA_DIR stores secrets, writes them to
 * `file.secrets.json`. Only the account that runs the backup may read the files. A database server may be in use
 * meanwhile; the embedded database may not.
 */
export async function backUp({ env, file }: Backup): Promise<void> {
  keepNewFilesPrivate();
  if (fs.existsSync(file)) throw new Error(`backup: ${file} exists: choose another name`);
  const stored = storedSecrets(env);
  const part = `${file}.part`;
  const dump = env.DATABASE_URL
    ? dumpServer(env.DATABASE_URL, part)
    : dumpEmbedded(dataDir(env), part);
  const postgres = await dump.catch((error: unknown) => {
    fs.rmSync(part, { force: true });
    throw error;
  });
  const manifest: Manifest = {
    kind: env.DATABASE_URL ? "server" : "embedded",
    postgres,
    sha256: await digestOf(part),
    fingerprints: fingerprints({ ...stored, ...secretsIn(env) }),
  };
  writePrivate(`${file}.json`, JSON.stringify(manifest, null, 2));
  if (Object.keys(stored).length > 0) {
    writePrivate(`${file}.secrets.json`, JSON.stringify(stored, null, 2));
  }
  fs.renameSync(part, file);
}

/**
 * Fills the database from a backup. If `file.secrets.json` exists, writes its secrets to DATA_DIR. Refuses a damaged
 * file, a backup of the other kind of database, and secrets that cannot decrypt the backup's data. Refuses to replace a
 * database that holds data, unless `isReplacing` is true.
 */
export async function restore({ env, file, isReplacing }: Restore): Promise<void> {
  keepNewFilesPrivate();
  const manifest = readPart(`${file}.json`, manifestSchema, "manifest of `npm run backup`");
  const kind = env.DATABASE_URL ? "server" : "embedded";
  if (manifest.kind !== kind) {
    throw new Error(
      `restore: ${file} is of the ${manifest.kind} database, not of the ${kind} one: see DATABASE_URL`,
    );
  }
  if ((await digestOf(file)) !== manifest.sha256) {
    throw new Error(`restore: ${file} is damaged: it is not what ${file}.json describes`);
  }
  const secretsFile = `${file}.secrets.json`;
  const stored = fs.existsSync(secretsFile)
    ? readPart(secretsFile, secretsSchema, "file of secrets")
    : {};
  requireSecrets(manifest, { ...stored, ...secretsIn(env) });
  if (env.DATABASE_URL) await fillServer(env.DATABASE_URL, { file, isReplacing });
  else await fillEmbedded(dataDir(env), { file, isReplacing, postgres: manifest.postgres });
  if (Object.keys(stored).length > 0) {
    protectDataFolder(dataDir(env));
    const secrets = path.join(dataDir(env), "secrets.json");
    // The old secrets are kept, because they can decrypt the data of the replaced database.
    if (fs.existsSync(secrets)) fs.renameSync(secrets, `${secrets}.replaced`);
    writePrivate(secrets, JSON.stringify(stored, null, 2));
  }
}

/**
 * Returns the fingerprints for the name of each setting in `SEALING_SECRETS`. A setting contains one or more secrets,
 * separated by commas, and has a fingerprint for each of them, the current secret first. A fingerprint is the
 * `currentId` of the keys that are made from the secret.
 */
export function fingerprints(secrets: Env): Record<string, string[]> {
  const known = SEALING_SECRETS.flatMap((name) => {
    const [current, ...older] = (secrets[name] ?? "").split(",");
    if (!current) return [];
    const ids = [current, ...older].map((secret) => createKeys([secret]).currentId);
    return [[name, ids] as const];
  });
  return Object.fromEntries(known);
}

function requireSecrets({ fingerprints: needed }: Manifest, secrets: Env): void {
  const have = fingerprints(secrets);
  const missing = Object.entries(needed).filter(
    ([name, [current]]) => current !== undefined && !have[name]?.includes(current),
  );
  if (missing.length === 0) return;
  const names = missing.map(([name, [current]]) => `${name} (fingerprint ${current})`).join(", ");
  throw new Error(
    `restore: the backup was sealed with another ${names}: set that secret, alone or behind the current secret and a comma`,
  );
}

async function dumpEmbedded(folder: string, file: string): Promise<number> {
  const place = path.join(folder, "db");
  if (!fs.existsSync(place)) throw new Error(`backup: ${folder} has no database: see DATA_DIR`);
  const unlock = lockDataFolder(folder);
  const client = await PGlite.create({ dataDir: place });
  try {
    const dump = await client.dumpDataDir("gzip");
    fs.writeFileSync(file, await dump.bytes(), { mode: 0o600 });
    return await versionOf(client);
  } finally {
    await client.close();
    unlock();
  }
}

type RestoreOptions = { file: string; isReplacing: boolean };

/** Fills the embedded database. Keeps the replaced database in `db.replaced` until the next restore. */
async function fillEmbedded(folder: string, filling: RestoreOptions & { postgres: number }) {
  const { file, isReplacing, postgres } = filling;
  protectDataFolder(folder);
  const place = path.join(folder, "db");
  const unlock = lockDataFolder(folder);
  try {
    const isEmpty = !fs.existsSync(place) || fs.readdirSync(place).length === 0;
    if (!isEmpty && !isReplacing) throw notEmpty(folder);
    const part = path.join(folder, "db.part");
    await fillFolder(part, file).catch((cause: unknown) => {
      fs.rmSync(part, { recursive: true, force: true });
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`restore: a database of PostgreSQL ${postgres} cannot be opened: ${reason}`);
    });
    const old = path.join(folder, "db.replaced");
    // `db` is missing in a new folder, and also if the last restore was interrupted between the two renames. After such
    // an interruption, the old data is only in `db.replaced`, which must be kept.
    if (fs.existsSync(place)) {
      fs.rmSync(old, { recursive: true, force: true });
      fs.renameSync(place, old);
    }
    fs.renameSync(part, place);
  } finally {
    unlock();
  }
}

/**
 * Decompresses the file before PGlite gets it, because a damaged file makes PGlite reject a promise that nobody
 * handles.
 */
async function fillFolder(folder: string, file: string): Promise<void> {
  fs.rmSync(folder, { recursive: true, force: true });
  const tar = await promisify(gunzip)(fs.readFileSync(file));
  const loadDataDir = new Blob([new Uint8Array(tar)]);
  const client = await PGlite.create({ dataDir: folder, loadDataDir });
  await client.close();
}

async function dumpServer(url: string, file: string): Promise<number> {
  // The file is created first, because pg_dump keeps the access rights of an existing file.
  fs.writeFileSync(file, "", { mode: 0o600 });
  runTool("pg_dump", url, ["--format=custom", "--no-owner", "--no-privileges", `--file=${file}`]);
  return onServer(url, versionOf);
}

async function fillServer(url: string, { file, isReplacing }: RestoreOptions): Promise<void> {
  await onServer(url, async (client) => {
    await lockMigrations(client);
    await refuseOtherConnections(client, "restore");
    await bringBackInterrupted(client);
    const { rows } = await client.query(
      "select count(*)::int as tables from pg_tables where schemaname in ('public', 'drizzle')",
    );
    const [{ tables }] = rows as [{ tables: number }];
    if (tables > 0 && !isReplacing) throw notEmpty("the database of DATABASE_URL");
    await client.query(SET_ASIDE);
    // Each later statement opens its own connection, because `client` may lose its connection while pg_restore runs for
    // hours.
    try {
      runTool("pg_restore", url, ["--exit-on-error", "--single-transaction", "--no-owner", file]);
    } catch (error) {
      await onServer(url, (other) => other.query(BRING_BACK));
      throw error;
    }
    await onServer(url, (other) =>
      other.query("drop schema replaced_public, replaced_drizzle cascade"),
    );
  });
}

/**
 * Takes the lock of migrations. Throws if a migration or another restore has it. `refuseOtherConnections` would not
 * notice a running migration, because it does not count the migration's connection. A migration that starts later waits
 * until `client` disconnects.
 */
async function lockMigrations(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`select pg_try_advisory_lock(${MIGRATION_LOCK}) as locked`);
  const [{ locked }] = rows as [{ locked: boolean }];
  if (!locked)
    throw new Error("restore: a migration or another restore is running: wait until it has ended");
}

/**
 * Renames back the schemas that an interrupted restore has set aside. After such an interruption, `public` has no
 * tables, because pg_restore works in one transaction. Without this step, the next restore would drop the data that was
 * set aside.
 */
async function bringBackInterrupted(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select 1 where to_regnamespace('replaced_public') is not null
      and not exists (select from pg_tables where schemaname = 'public')`,
  );
  if (rows.length > 0) await client.query(BRING_BACK);
}

/**
 * SQL that sets the data of a server aside during a restore, and SQL that brings it back. Each text is one transaction.
 */
const SET_ASIDE = `
  create schema if not exists drizzle;
  drop schema if exists replaced_public, replaced_drizzle cascade;
  alter schema public rename to replaced_public;
  alter schema drizzle rename to replaced_drizzle;
  create schema public`;
const BRING_BACK = `
  drop schema if exists public, drizzle cascade;
  alter schema replaced_public rename to public;
  alter schema replaced_drizzle rename to drizzle`;

/**
 * Runs a program of PostgreSQL. The program gets the password in an environment variable, because process lists show
 * arguments.
 */
function runTool(program: string, url: string, args: string[]): void {
  const place = new URL(url);
  const PGPASSWORD = decodeURIComponent(place.password) || process.env.PGPASSWORD;
  place.password = "";
  const { error, status, stderr } = spawnSync(program, [`--dbname=${place}`, ...args], {
    encoding: "utf8",
    env: { ...process.env, ...(PGPASSWORD !== undefined && { PGPASSWORD }) },
  });
  if (error) {
    throw new Error(`${program} cannot be run: install the client programs of PostgreSQL`, {
      cause: error,
    });
  }
  if (status !== 0) throw new Error(`${program}: ${stderr.slice(0, TOOL_ERROR_CHARACTERS)}`);
}

async function onServer<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString });
  // Without a listener, the loss of an idle connection would end the process.
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function versionOf(client: { query: (text: string) => Promise<{ rows: unknown[] }> }) {
  const { rows } = await client.query(
    "select current_setting('server_version_num')::int / 10000 as version",
  );
  const [{ version }] = rows as [{ version: number }];
  return version;
}

function notEmpty(what: string): Error {
  return new Error(`restore: ${what} holds data: restore into an empty one, or add --replace`);
}

function dataDir({ DATA_DIR }: Env): string {
  return path.resolve(DATA_DIR || "data");
}

function secretsIn(env: Env): Env {
  return Object.fromEntries(
    SEALING_SECRETS.flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  );
}

function storedSecrets(env: Env): Record<string, string> {
  const file = path.join(dataDir(env), "secrets.json");
  return fs.existsSync(file) ? secretsSchema.parse(JSON.parse(fs.readFileSync(file, "utf8"))) : {};
}

/** Reads and checks a file that belongs to a backup (the manifest or the secrets). */
function readPart<Part>(file: string, schema: z.ZodType<Part>, what: string): Part {
  if (!fs.existsSync(file)) {
    throw new Error(`restore: ${file} is missing: keep it beside the file of the backup`);
  }
  const text = fs.readFileSync(file, "utf8");
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`restore: ${file} is no ${what}: restore another backup`, { cause });
  }
}

function writePrivate(file: string, text: string): void {
  fs.writeFileSync(`${file}.part`, text, { mode: 0o600 });
  fs.renameSync(`${file}.part`, file);
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of fs.createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}
