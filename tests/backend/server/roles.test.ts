import { type ChildProcess, spawn } from "node:child_process";
import pg from "pg";
import { openDatabase } from "../../../backend/db/client.ts";
import { insertStore } from "../../factories/store-rows";
import { freePort } from "../../setup/free-port";
import {
  hasPostgresServer,
  type PostgresServer,
  startPostgresServer,
} from "../../setup/postgres-server";
import { PROCESS_ENV } from "../../setup/process-env";
import { TEST_KEY, TEST_SECRETS } from "../../setup/test-secrets";

jest.setTimeout(120_000);

let server: PostgresServer;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  server = await startPostgresServer();
});
afterAll(async () => {
  for (const child of running) child.kill("SIGKILL");
  await server?.stop();
});

function run(program: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [`backend/${program}.ts`], {
    env: { ...PROCESS_ENV, BACKEND_PORT: "0", ...TEST_SECRETS, ...env },
  });
  running.add(child);
  let text = "";
  let resolvePending: (text: string) => void = () => {};
  let pendingPattern = /$^/;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      text += chunk;
      if (pendingPattern.test(text)) resolvePending(text);
    });
  }
  const ended = new Promise<{ code: number | null; text: string }>((resolve) =>
    child.once("close", (code) => resolve({ code, text })),
  );
  const waitForOutput = (pattern: RegExp) =>
    Promise.race([
      new Promise<string>((resolve) => {
        pendingPattern = pattern;
        resolvePending = resolve;
        if (pattern.test(text)) resolve(text);
      }),
      ended.then(() => text),
    ]);
  return { child, ended, waitForOutput };
}

/**
 * Inserts a store, so that the backend does not fill the database with demonstration data. Filling it would take
 * seconds.
 */
async function preventDemonstrationData(url: string): Promise<void> {
  const { db, close } = await openDatabase({ url, migrates: false });
  await insertStore(db);
  await close();
}

const readiness = async (port: number) => {
  const answer = await fetch(`http://127.0.0.1:${port}/ready`);
  return [answer.status, await answer.json()];
};

(hasPostgresServer ? it : it.skip)(
  "the backend starts only after migrate has made the schema, and is not ready when the schema is newer than the program (OP-01, OP-02)",
  async () => {
    const DATABASE_URL = await server.createDatabase("roles");
    const [backendPort, workerPort] = [await freePort(), await freePort()];
    const roleEnv = {
      DATABASE_URL,
      BACKEND_ROLE: "backend",
      BACKEND_HEALTH_PORT: `${backendPort}`,
    };
    expect(await run("server", roleEnv).ended).toEqual({
      code: 1,
      text: expect.stringMatching(
        /^backend: database: it is older than this program: .* run `npm run migrate`\n$/,
      ),
    });
    const migrated = await run("run-migrations", { DATABASE_URL }).ended;
    expect(migrated).toEqual({ code: 0, text: "migrate: the database schema is up to date\n" });
    await preventDemonstrationData(DATABASE_URL);

    const backend = run("server", roleEnv);
    const [, url] =
      /ready on (http[^"\s]+)/.exec(await backend.waitForOutput(/ready on http/)) ?? [];
    const worker = run("server", {
      DATABASE_URL,
      BACKEND_ROLE: "worker",
      WORKER_HEALTH_PORT: `${workerPort}`,
    });
    expect(await worker.waitForOutput(/worker: ready/)).not.toContain("ready on");
    expect(await readiness(backendPort)).toEqual([200, { ready: true, problems: [] }]);
    expect(await readiness(workerPort)).toEqual([200, { ready: true, problems: [] }]);
    const headers = { "x-backend-key": TEST_KEY };
    expect((await fetch(`${url}/metrics`, { headers })).status).toBe(404);
    const figures = await (await fetch(`http://127.0.0.1:${workerPort}/metrics`)).text();
    expect(figures).toContain("futao_jobs_oldest_due_seconds");
    expect(figures).toContain("nodejs_eventloop_lag_seconds");

    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    await client.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 1)",
    );
    await client.end();
    const problem = expect.stringContaining("it belongs to a newer version of this program");
    expect(await readiness(backendPort)).toEqual([503, { ready: false, problems: [problem] }]);
    for (const { child } of [backend, worker]) child.kill("SIGTERM");
    expect([(await backend.ended).code, (await worker.ended).code]).toEqual([0, 0]);
  },
);

(hasPostgresServer ? it : it.skip)(
  "a worker ends with a message that names WORKER_HEALTH_PORT when another program uses this port",
  async () => {
    const DATABASE_URL = await server.createDatabase("ports");
    expect((await run("run-migrations", { DATABASE_URL }).ended).code).toBe(0);
    await preventDemonstrationData(DATABASE_URL);
    const { port } = new URL(DATABASE_URL);
    const env = { DATABASE_URL, BACKEND_ROLE: "worker", WORKER_HEALTH_PORT: port };
    expect(await run("server", env).ended).toEqual({
      code: 1,
      text: `backend: port ${port} is in use; choose another with WORKER_HEALTH_PORT\n`,
    });
  },
);

it.each([
  ["backend", "server", { BACKEND_ROLE: "backend" }],
  ["worker", "server", { BACKEND_ROLE: "worker" }],
  ["migrate", "run-migrations", {}],
])("%s refuses to start when DATABASE_URL is missing", async (_role, program, env) => {
  expect(await run(program, env).ended).toEqual({
    code: 1,
    text: expect.stringContaining("• DATABASE_URL is missing"),
  });
});
