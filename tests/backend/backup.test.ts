import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs, {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc } from "drizzle-orm";
import pg from "pg";
import { backUp, fingerprints, restore } from "../../backend/backup.ts";
import { type Database, openDatabase, schema } from "../../backend/db/client.ts";
import { MIGRATION_LOCK, SCHEMA_CONNECTION } from "../../backend/db/pool-settings.ts";
import { givePoints } from "../factories/benefit-rows";
import { insertMember } from "../factories/member-rows";
import { insertHold, insertOrder } from "../factories/order-rows";
import { insertStore } from "../factories/store-rows";
import {
  hasServerTools,
  type PostgresServer,
  startPostgresServer,
  TOOLS_FOLDER,
} from "../setup/postgres-server";
import { createTestFolder } from "../setup/test-database";
import { TEST_SECRETS } from "../setup/test-secrets";

jest.setTimeout(120_000);

const SECRETS = { ...TEST_SECRETS, SESSION_SECRET: "s".repeat(40) };
const OTHER_SECRET = "another secret that is long enough!";

const folder = mkdtempSync(join(tmpdir(), "futao-backup-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a backup of the embedded database", () => {
  const source = join(folder, "source");
  const file = join(folder, "shop.backup");
  const target = (name: string) => ({ DATA_DIR: join(folder, name) });
  let before: unknown;

  beforeAll(async () => {
    const { db, close } = await createTestFolder(source);
    before = await fill(db);
    await close();
    writeFileSync(join(source, "secrets.json"), JSON.stringify(SECRETS));
    await backUp({ env: { DATA_DIR: source }, file });
  });

  it("restores the orders, the ledger and the secrets (DB-07)", async () => {
    const env = target("restored");
    await restore({ env, file, isReplacing: false });
    expect(await rowsIn(env.DATA_DIR)).toEqual(before);
    const kept = JSON.parse(readFileSync(join(env.DATA_DIR, "secrets.json"), "utf8"));
    expect(fingerprints(kept)).toEqual(fingerprints(SECRETS));
  });

  it("can be read only by the system user that made it, and has the secrets only in a separate file (DB-08)", () => {
    for (const name of ["", ".json", ".secrets.json"]) {
      expect(statSync(file + name).mode & 0o777).toBe(0o600);
    }
    for (const name of ["", ".json"]) {
      const text = readFileSync(file + name, "latin1");
      for (const secret of Object.values(SECRETS)) expect(text).not.toContain(secret);
    }
  });

  it("replaces an existing database only with --replace, and keeps the old database (DB-09)", async () => {
    const env = target("occupied");
    const { db, close } = await createTestFolder(env.DATA_DIR);
    await insertMember(db);
    await close();
    await expect(restore({ env, file, isReplacing: false })).rejects.toThrow("add --replace");
    await restore({ env, file, isReplacing: true });
    expect(await rowsIn(env.DATA_DIR)).toEqual(before);
    expect(existsSync(join(env.DATA_DIR, "db.replaced"))).toBe(true);
  });

  it("does not replace a database that a backend has filled just before the restore locked the folder (DB-09)", async () => {
    const env = target("raced");
    const filled = join(env.DATA_DIR, "db", "PG_VERSION");
    const write = fs.writeFileSync;
    jest.spyOn(fs, "writeFileSync").mockImplementation((place, ...rest) => {
      if (String(place).endsWith("backend.pid")) {
        mkdirSync(join(env.DATA_DIR, "db"));
        write(filled, "");
      }
      write(place, ...rest);
    });
    await expect(restore({ env, file, isReplacing: false })).rejects.toThrow("add --replace");
    expect(existsSync(filled)).toBe(true);
    jest.restoreAllMocks();
    // The refused restore has unlocked the folder.
    await restore({ env, file, isReplacing: true });
    expect(await rowsIn(env.DATA_DIR)).toEqual(before);
  });

  it("is restored without deleting db.replaced if an interrupted restore left the only copy of the data there (DB-09)", async () => {
    const env = target("interrupted");
    const { db, close } = await createTestFolder(env.DATA_DIR);
    const rows = await fill(db);
    await close();
    const aside = target("aside").DATA_DIR;
    mkdirSync(aside);
    renameSync(join(env.DATA_DIR, "db"), join(env.DATA_DIR, "db.replaced"));
    await restore({ env, file, isReplacing: false });
    renameSync(join(env.DATA_DIR, "db.replaced"), join(aside, "db"));
    expect(await rowsIn(aside)).toEqual(rows);
  });

  it("is not restored if its checksum is wrong (DB-09)", async () => {
    const damaged = join(folder, "damaged.backup");
    writeFileSync(damaged, readFileSync(file));
    writeFileSync(`${damaged}.json`, readFileSync(`${file}.json`));
    appendFileSync(damaged, "x");
    const options = {
      env: { ...target("damaged"), ...SECRETS },
      file: damaged,
      isReplacing: false,
    };
    await expect(restore(options)).rejects.toThrow("is damaged");
  });

  it("leaves the old database unchanged if the backup file cannot be opened (DB-09)", async () => {
    const env = target("kept");
    const { db, close } = await createTestFolder(env.DATA_DIR);
    const rows = await fill(db);
    await close();
    const files = readdirSync(env.DATA_DIR);
    const cut = cutShort(file, "cut.backup");
    const options = { env: { ...env, ...SECRETS }, file: cut, isReplacing: true };
    await expect(restore(options)).rejects.toThrow(/cannot be opened: \S/);
    expect(readdirSync(env.DATA_DIR)).toEqual(files);
    expect(await rowsIn(env.DATA_DIR)).toEqual(rows);
  });

  it.each([
    ["is missing", null],
    ["is no JSON", "{"],
    ["was written by another program", '{"kind":"archive"}'],
    [
      "has a text in place of a number",
      '{"kind":"embedded","postgres":"17","sha256":"","fingerprints":{}}',
    ],
  ])(
    "is not restored, with an error message of one line, if the manifest %s (DB-09)",
    async (_how, text) => {
      const other = join(folder, "other-manifest.backup");
      writeFileSync(other, readFileSync(file));
      rmSync(`${other}.json`, { force: true });
      if (text !== null) writeFileSync(`${other}.json`, text);
      const options = { env: { ...target("none"), ...SECRETS }, file: other, isReplacing: false };
      await expect(restore(options)).rejects.toThrow(
        /^restore: \S+other-manifest\.backup\.json (is missing|is no manifest of `npm run backup`): [^\n]+$/,
      );
    },
  );

  it("is not restored, with an error message of one line, if the file of secrets is invalid (DB-09)", async () => {
    const other = join(folder, "other-secrets.backup");
    for (const name of ["", ".json"]) writeFileSync(other + name, readFileSync(file + name));
    writeFileSync(`${other}.secrets.json`, "[1]");
    const options = { env: { ...target("none"), ...SECRETS }, file: other, isReplacing: false };
    await expect(restore(options)).rejects.toThrow(
      /^restore: \S+other-secrets\.backup\.secrets\.json is no file of secrets[^\n]+$/,
    );
  });

  it("is only restored if BACKEND_SECRET contains the secret of the backup, at any place in the list (DB-08)", async () => {
    const other = { ...target("sealed"), ...SECRETS, BACKEND_SECRET: OTHER_SECRET };
    await expect(restore({ env: other, file, isReplacing: false })).rejects.toThrow(
      /sealed with another BACKEND_SECRET \(fingerprint [0-9a-f]{12}\)/,
    );
    expect(existsSync(other.DATA_DIR)).toBe(false);
    const both = { ...other, BACKEND_SECRET: `${OTHER_SECRET},${SECRETS.BACKEND_SECRET}` };
    await restore({ env: both, file, isReplacing: false });
    expect(await rowsIn(other.DATA_DIR)).toEqual(before);
  });

  it("is neither taken nor restored while a backend uses the database (DB-07)", async () => {
    const env = target("used");
    mkdirSync(env.DATA_DIR);
    writeFileSync(join(env.DATA_DIR, "backend.pid"), String(process.ppid));
    await expect(restore({ env, file, isReplacing: true })).rejects.toThrow("is in use by process");
    mkdirSync(join(env.DATA_DIR, "db"));
    const options = { env, file: join(folder, "used.backup") };
    await expect(backUp(options)).rejects.toThrow("is in use by process");
  });
});

const describeOnServer = hasServerTools ? describe : describe.skip;

describeOnServer("a database on a PostgreSQL server", () => {
  const file = join(folder, "server.backup");
  let server: PostgresServer;
  let before: unknown;
  const env = (url: string) => ({ ...SECRETS, DATA_DIR: join(folder, "none"), DATABASE_URL: url });

  beforeAll(async () => {
    process.env.PATH = `${TOOLS_FOLDER}:${process.env.PATH}`;
    server = await startPostgresServer({ bin: TOOLS_FOLDER });
    const url = await server.createDatabase("source");
    const { db, close } = await openDatabase({ url });
    before = await fill(db);
    // The connection stays open, because a backup must also work while a backend is connected.
    await backUp({ env: env(url), file });
    await close();
  });
  afterAll(() => server?.stop());

  it("is restored from a backup with its orders and its ledger, and is replaced only with --replace (DB-07, DB-09)", async () => {
    const url = await server.createDatabase("target");
    await restore({ env: env(url), file, isReplacing: false });
    const { db, close } = await openDatabase({ url, migrates: false });
    expect(await rowsOf(db)).toEqual(before);
    expect((await insertMember(db)).id).toBe(2);
    await close();
    await expect(restore({ env: env(url), file, isReplacing: false })).rejects.toThrow("--replace");
    await restore({ env: env(url), file, isReplacing: true });
  });

  it("stays unchanged if the restore fails (DB-09)", async () => {
    const cut = cutShort(file, "cut-server.backup");
    const url = await server.createDatabase("kept");
    const { db, close } = await openDatabase({ url });
    const rows = await fill(db);
    await close();
    await expect(restore({ env: env(url), file: cut, isReplacing: true })).rejects.toThrow(
      /^pg_restore: /,
    );
    const kept = await openDatabase({ url, migrates: false });
    expect(await rowsOf(kept.db)).toEqual(rows);
    await kept.close();
  });

  it("does not count as empty after an interrupted restore, so that the next restore needs --replace (DB-09)", async () => {
    const url = await server.createDatabase("interrupted");
    const { db, close } = await openDatabase({ url });
    const rows = await fill(db);
    for (const schemaName of ["public", "drizzle"]) {
      await db.execute(`alter schema ${schemaName} rename to replaced_${schemaName}`);
    }
    await db.execute("create schema public");
    await close();
    await expect(restore({ env: env(url), file, isReplacing: false })).rejects.toThrow("--replace");
    const kept = await openDatabase({ url, migrates: false });
    expect(await rowsOf(kept.db)).toEqual(rows);
    await kept.close();
  });

  it("is not replaced while a backend is connected (DB-09)", async () => {
    const url = await server.createDatabase("connected");
    const { db, close } = await openDatabase({ url });
    await insertMember(db);
    await expect(restore({ env: env(url), file, isReplacing: true })).rejects.toThrow(
      "stop every backend",
    );
    await close();
  });

  it("is not replaced while a migration is running (DB-09)", async () => {
    const url = await server.createDatabase("migrating");
    await (await openDatabase({ url })).close();
    const application_name = SCHEMA_CONNECTION;
    const migration = new pg.Client({ connectionString: url, application_name });
    await migration.connect();
    await migration.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
    const options = { env: env(url), file, isReplacing: true };
    await expect(restore(options)).rejects.toThrow("a migration or another restore");
    await migration.end();
    await restore(options);
  });

  it("leaves no file behind if its backup fails (DB-07)", async () => {
    const url = (await server.createDatabase("other")).replace(/other$/, "missing");
    const failed = join(folder, "failed.backup");
    await expect(backUp({ env: env(url), file: failed })).rejects.toThrow(/^pg_dump: .*missing/);
    expect(readdirSync(folder).filter((name) => name.startsWith("failed"))).toEqual([]);
  });

  it("has a backup file that only the system user that made it can read (DB-08)", () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { stdout } = spawnSync("pg_restore", ["--list", file], { encoding: "utf8" });
    expect(stdout).toContain("TABLE DATA public orders");
  });
});

/** Writes the first half of a backup as a new backup with a manifest whose checksum is right. Returns its path. */
function cutShort(file: string, name: string): string {
  const cut = join(folder, name);
  const half = readFileSync(file).subarray(0, statSync(file).size / 2);
  const manifest = JSON.parse(readFileSync(`${file}.json`, "utf8"));
  const sha256 = createHash("sha256").update(half).digest("hex");
  writeFileSync(cut, half);
  writeFileSync(`${cut}.json`, JSON.stringify({ ...manifest, sha256 }));
  return cut;
}

async function fill(db: Database) {
  const member = await insertMember(db);
  await givePoints(db, member, 300);
  const { id: store_id } = await insertStore(db);
  const { id: order_id } = await insertOrder(db, { member_id: member.id, store_id });
  await insertHold(db, { order_id, account: `points:${member.id}`, amount: 50 });
  return rowsOf(db);
}

async function rowsIn(dataDir: string) {
  const { db, close } = await openDatabase({ dataDir });
  const rows = await rowsOf(db);
  await close();
  return rows;
}

async function rowsOf(db: Database) {
  const { members, orders, ledger, point_grants } = schema;
  const tables = [members, orders, ledger, point_grants];
  const rows = tables.map((table) => db.select().from(table).orderBy(asc(table.id)));
  return { rows: await Promise.all(rows), balances: await db.select().from(schema.balances) };
}
