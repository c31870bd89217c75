import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { closeSync, mkdirSync, openSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../setup/free-port";
import { giveToServerUser, makeCluster, RUNS_AS, TOOLS_FOLDER } from "../setup/postgres-server";

const MAX_START_MS = 60_000;
/** The pause before a server that has ended is started again, like `RestartSec` of a systemd unit. */
const RESTART_MS = 1_000;

type Server = { data: string; port: number; shouldRestart: boolean; child: ChildProcess | null };

export type ReplicatedPostgres = Awaited<ReturnType<typeof startReplicatedPostgres>>;

/**
 * Starts a PostgreSQL primary and a synchronous replica with the programs of Debian's packages. One address leads to
 * the current primary. A commit is acknowledged only after both servers have it, except while a failover is making a
 * new replica. `folder` holds both data folders.
 */
export async function startReplicatedPostgres(folder: string) {
  const password = randomBytes(16).toString("hex");
  const newServer = async (name: string): Promise<Server> => ({
    data: join(folder, name, "data"),
    port: await freePort(),
    shouldRestart: true,
    child: null,
  });
  let primary = await newServer("one");
  let replica = await newServer("two");
  for (const name of ["one", "two"]) {
    mkdirSync(join(folder, name), { recursive: true });
    giveToServerUser(join(folder, name));
  }
  const urlOf = (port: number, name: string) =>
    `postgres://futao:${password}@127.0.0.1:${port}/${name}`;

  const query = async (server: Server, ...statements: string[]) => {
    const client = new pg.Client({ connectionString: urlOf(server.port, "postgres") });
    client.on("error", () => {});
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end().catch(() => {});
    }
  };

  const setStandby = (server: Server, names: string) =>
    query(
      server,
      `alter system set synchronous_standby_names = '${names}'`,
      "select pg_reload_conf()",
    );

  makeCluster({ bin: TOOLS_FOLDER, folder: join(folder, "one"), data: primary.data, password });
  run(primary);
  await waitForAnswer(primary, query);
  await addReplica();
  const address = await startForwarder(() => primary.port);

  /**
   * Copies the primary to the replica's folder and starts the replica. From then on, every commit waits for the
   * replica.
   */
  async function addReplica(): Promise<void> {
    rmSync(replica.data, { recursive: true, force: true });
    const copied = spawnSync(
      join(TOOLS_FOLDER, "pg_basebackup"),
      [
        "-d",
        urlOf(primary.port, "postgres"),
        "-D",
        replica.data,
        "-R",
        "-X",
        "stream",
        "-c",
        "fast",
      ],
      { cwd: "/", encoding: "utf8", ...RUNS_AS },
    );
    if (copied.status !== 0) throw new Error(`pg_basebackup failed: ${copied.stderr}`);
    replica.shouldRestart = true;
    run(replica);
    await waitForAnswer(replica, query);
    await setStandby(primary, "*");
  }

  return {
    async createDatabase(name: string): Promise<string> {
      await query(primary, `create database ${name}`);
      return urlOf(address.port, name);
    },
    /** Returns the folder that contains the data folder of the current primary. */
    primaryFolder: () => join(primary.data, ".."),
    /**
     * Kills the primary, makes the replica the primary, and starts a new replica. Returns the milliseconds without a
     * primary.
     */
    async failOver(): Promise<number> {
      const started = performance.now();
      primary.shouldRestart = false;
      primary.child?.kill("SIGKILL");
      address.cut();
      await query(replica, "select pg_promote(true, 60)");
      await setStandby(replica, "");
      [primary, replica] = [replica, primary];
      address.open();
      const withoutPrimary = performance.now() - started;
      await waitForExit(replica);
      await addReplica();
      return withoutPrimary;
    },
    async stop(): Promise<void> {
      address.close();
      for (const server of [primary, replica]) {
        server.shouldRestart = false;
        server.child?.kill("SIGQUIT");
        await waitForExit(server);
      }
    },
  };
}

/** Starts the server, and starts it again whenever it ends by itself, for example because its disk is full. */
function run(server: Server): void {
  const { data, port } = server;
  // The log is outside the data folder, because the disk of the data may be full.
  const log = openSync(`${dirname(data)}.log`, "a");
  const flags = [`port=${port}`, "listen_addresses=127.0.0.1", "unix_socket_directories="];
  server.child = spawn(
    join(TOOLS_FOLDER, "postgres"),
    ["-D", data, ...flags.flatMap((flag) => ["-c", flag])],
    { cwd: "/", stdio: ["ignore", log, log], ...RUNS_AS },
  );
  closeSync(log);
  server.child.once("exit", () => {
    if (server.shouldRestart) setTimeout(() => server.shouldRestart && run(server), RESTART_MS);
  });
}

type Query = (server: Server, statement: string) => Promise<void>;

async function waitForAnswer(server: Server, query: Query): Promise<void> {
  for (const end = Date.now() + MAX_START_MS; Date.now() < end; await wait(100)) {
    const error = await query(server, "select 1").catch((reason: Error) => reason);
    if (!error) return;
  }
  throw new Error("a PostgreSQL server did not start");
}

async function waitForExit({ child }: Server): Promise<void> {
  if (child && child.exitCode === null && child.signalCode === null) {
    await new Promise((resolve) => child.once("exit", resolve));
  }
}

/** Forwards connections from one address to the current primary, as an operator's virtual address or proxy does. */
async function startForwarder(target: () => number) {
  const sockets = new Set<Socket>();
  let isOpen = true;
  const server = createServer((socket) => {
    if (!isOpen) return socket.destroy();
    const other = connect(target(), "127.0.0.1");
    for (const [one, peer] of [
      [socket, other],
      [other, socket],
    ] as const) {
      sockets.add(one);
      one.on("error", () => {});
      one.once("close", () => {
        sockets.delete(one);
        peer.destroy();
      });
      one.pipe(peer);
    }
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const cut = () => {
    isOpen = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    cut,
    open: () => {
      isOpen = true;
    },
    close: () => {
      cut();
      server.close();
    },
  };
}
