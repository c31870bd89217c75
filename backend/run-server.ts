import { existsSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { protectDataFolder } from "../config/data-folder.ts";
import { providerConfig } from "../config/provider-config.ts";
import { refuseStart, requireStart } from "../config/require-start.ts";
import { drainOnSignal } from "../lib/process/drain.ts";
import { endKeepAlive } from "../lib/process/end-keep-alive.ts";
import { startHealthServer } from "../lib/process/health-server.ts";
import { openTracing } from "../lib/process/open-tracing.ts";
import type { Redis } from "../lib/redis/redis-client.ts";
import { registerRedis } from "../lib/redis/redis-metrics.ts";
import { buildApp, missingCalls } from "./app.ts";
import { createLogs } from "./backend-log.ts";
import { registerBacklog } from "./backlog-metrics.ts";
import type { Deps } from "./call.ts";
import { type BackendConfig, readBackendConfig } from "./config/backend-config.ts";
import { createDeps } from "./create-deps.ts";
import { type OpenDatabase, openDatabase } from "./db/client.ts";
import { startJobs } from "./jobs/start-jobs.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { keyRedeemCodes } from "./modules/benefits/redeem-service.ts";
import { startStoreChanges } from "./modules/catalog/store-change-service.ts";
import { orphanedPayments } from "./modules/payments/open-payments.ts";
import { resealCards } from "./modules/payments/reseal-service.ts";
import { hasDemonstrationData } from "./seed/demonstration-mark.ts";
import { seedIfEmpty } from "./seed/seed.ts";
import { seedInOtherProcess } from "./seed/seed-process.ts";

/**
 * The role of this process. `npm run backend` answers calls, `npm run worker` runs the jobs, and `npm start` starts one
 * process that does both. If a demonstration has no embedded database yet, that process first starts another process
 * with the role `seed`, which only writes the demonstration data.
 */
type Role = "backend" | "worker" | "both" | "seed";

const MAX_READY_WAIT_MS = 2_000;
const DEMONSTRATION_DATA =
  "The database holds demonstration members, and anybody can sign in as one of them: use an empty database (another DATA_DIR or DATABASE_URL).";
const NO_SERVER =
  "DATABASE_URL is missing: it names the PostgreSQL server that the backend and the worker share. Without a server, run npm start, in which one process does the work of both with the embedded database.";

const logs = createLogs({ now: Date.now });
const { log } = logs;

async function main(role: Role): Promise<void> {
  const isAlone = role === "both" || role === "seed";
  requireStart(process.env, "backend", isAlone || process.env.DATABASE_URL ? [] : [NO_SERVER]);
  const config = readBackendConfig(process.env);
  if (role === "seed") return fillStorage(config);
  if (role === "both" && isNewDemonstration(config)) await seedInOtherProcess();
  await serve(config, role);
}

async function serve(config: BackendConfig, role: Exclude<Role, "seed">): Promise<void> {
  const service = role === "worker" ? "futao-worker" : "futao-backend";
  const tracing = await openTracing(process.env, { service, onState: logTraces });
  const providers = providerConfig(process.env);
  const storage = await openStorage(config, role);
  // The folder is protected again, because the embedded database has created hundreds of files with its own access
  // rights.
  if (!config.DATABASE_URL) protectDataFolder(config.DATA_DIR);
  const metrics = createMetrics();
  const redis = role === "worker" ? undefined : await connectRedis(config, metrics);
  const deps = createDeps({ db: storage.db, config, providers, metrics, logs, redis });
  const app = role === "worker" ? null : await buildApp(deps);
  const jobs = role === "backend" ? null : await prepareJobs({ ...deps, db: storage.jobs });
  const changes = redis && startStoreChanges({ ...deps, redis });
  const drain = drainOnSignal({
    graceMs: config.STOP_GRACE_SECONDS * 1000,
    close: async () => {
      if (app) endKeepAlive(app.server);
      await app?.close();
      await jobs?.stop();
      await changes?.stop();
      redis?.close();
      await storage.close();
      await tracing?.stop();
    },
    onCut: (reason) => log.error(`backend: stopped before its work had ended: ${reason}`),
  });
  const portSetting = role === "worker" ? "WORKER_HEALTH_PORT" : "BACKEND_HEALTH_PORT";
  const port = config[portSetting];
  if (port !== undefined) {
    const problems = async () => [
      ...(drain.isDraining() ? ["draining"] : []),
      ...(await storageProblems(storage)),
    ];
    const { registry } = metrics;
    const started = startHealthServer({ port, host: config.HEALTH_HOST, problems, registry });
    await started.catch(namePortSetting(portSetting));
  }
  if (app) await listen(app, { config, drain });
  else log.info("worker: ready");
}

async function connectRedis(
  { REDIS_URL: url }: BackendConfig,
  { registry }: Metrics,
): Promise<Redis | undefined> {
  if (!url) return undefined;
  // The client is only imported if it is needed, because its 500 files are a third of all files that a backend loads.
  const { openRedis } = await import("../lib/redis/redis-client.ts");
  const redis = openRedis({ url, onState: logRedis });
  registerRedis(registry, redis);
  return redis;
}

function logRedis(state: "reached" | "lost", reason: string): void {
  if (state === "reached") log.info("redis: reached");
  else log.error(`redis: lost, each process counts rate limits by itself: ${reason}`);
}

function logTraces(state: "reached" | "lost", reason: string): void {
  if (state === "reached") log.info("traces: reached");
  else log.error(`traces: lost, the collector does not take them: ${reason}`);
}

async function listen(
  app: FastifyInstance,
  { config, drain }: { config: BackendConfig; drain: { isDraining: () => boolean } },
): Promise<void> {
  // While the process is stopping, answers close their connection, so that a proxy opens its next connection to another
  // process before this process stops listening.
  app.addHook("onSend", async (_request, reply) => {
    if (drain.isDraining()) reply.header("connection", "close");
  });
  const address = await app
    .listen({ host: config.BACKEND_HOST, port: config.BACKEND_PORT })
    .catch(namePortSetting("BACKEND_PORT"));
  log.info(`backend: calls without a handler: ${missingCalls().join(", ") || "none"}`);
  log.info(`backend: ready on ${address}`);
}

async function prepareJobs(deps: Deps): Promise<{ stop: () => Promise<void> }> {
  registerBacklog(deps);
  await resealCards(deps);
  await keyRedeemCodes(deps);
  return startJobs(deps);
}

/**
 * Returns the problem of the database if it cannot be reached, does not answer in time or has the schema of another
 * version.
 */
async function storageProblems({ schemaProblem }: OpenDatabase): Promise<string[]> {
  const timeout = AbortSignal.timeout(MAX_READY_WAIT_MS);
  const timeoutProblem = new Promise<string>((resolve) => {
    timeout.addEventListener("abort", () => resolve("the database does not answer"));
  });
  const schemaCheck = schemaProblem().catch(() => "the database cannot be reached");
  const problem = await Promise.race([schemaCheck, timeoutProblem]);
  return problem === null ? [] : [problem];
}

function isNewDemonstration({ isService, DATABASE_URL, DATA_DIR }: BackendConfig): boolean {
  return !isService && !DATABASE_URL && !existsSync(join(DATA_DIR, "db"));
}

async function fillStorage(config: BackendConfig): Promise<void> {
  const storage = await openStorage(config, "both");
  await storage.close();
  log.info("backend: the demonstration data is written");
}

async function openStorage(config: BackendConfig, role: Exclude<Role, "seed">) {
  if (!config.DATABASE_URL) protectDataFolder(config.DATA_DIR);
  const storage = await openDatabase({
    url: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    pool: config.pool,
    migrates: role === "both" && !config.isService,
    onLost: (reason) => log.error(`database: connection lost: ${reason}`),
  });
  const now = Math.floor(Date.now() / 1000);
  if (!config.isService) {
    await seedIfEmpty(storage.db, { now, seed: config.SEED });
    return storage;
  }
  const problems = [
    ...((await hasDemonstrationData(storage.db)) ? [DEMONSTRATION_DATA] : []),
    ...(await orphanedPayments(storage.db, config, now)),
  ];
  if (problems.length > 0) {
    await storage.close();
    refuseStart(problems);
  }
  return storage;
}

function roleOf(setting = "both"): Role {
  return setting === "backend" || setting === "worker" || setting === "seed" ? setting : "both";
}

/**
 * Returns a handler that throws the error of a server. If the server's port is in use, the message names the setting.
 */
function namePortSetting(setting: string): (error: unknown) => never {
  return (error) => {
    const isBusy =
      error instanceof Error && "code" in error && error.code === "EADDRINUSE" && "port" in error;
    if (!isBusy) throw error;
    const message = `port ${error.port} is in use; choose another with ${setting}`;
    throw new Error(message, { cause: error });
  };
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

main(roleOf(process.env.BACKEND_ROLE)).catch((error: unknown) => {
  // A failed start is reported on standard error for the person at the terminal, and not in the log.
  process.stderr.write(`backend: ${sentenceOf(error).replaceAll("\n", " ")}\n`);
  process.exit(1);
});
