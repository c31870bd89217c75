import { join, resolve } from "node:path";
import { sandboxProviders } from "../../config/provider-config.ts";
import { buildSandbox } from "../../sandbox/sandbox-app.ts";
import type { SandboxProvider } from "../../sandbox/sandbox-ledger.ts";
import { writeNginxConfig } from "../../scripts/nginx-config.ts";
import { freePort } from "../setup/free-port";
import { startRedisServer } from "../setup/redis-server";
import { TEST_SECRETS } from "../setup/test-secrets";
import { type SupervisedProcess, supervise } from "./supervised-process";

export const SESSION_SECRET = "cluster-session-secret-of-32-characters-1";
const NODE = resolve("node_modules/.bin/node");
const CONTROLLED_PROCESS = resolve("tests/setup/controlled-process.ts");
const ROLES = ["shop", "backend", "worker"] as const;
const PROCESSES_PER_ROLE = 2;

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/**
 * Starts two shops, two backends, two workers, Redis, and nginx with the files of `deploy/nginx`. The sandbox runs in
 * the test's own process, so no fault affects it: the providers' machines are not part of the cluster.
 */
export async function startCluster({
  folder,
  databaseUrl,
}: {
  folder: string;
  databaseUrl: string;
}) {
  const ports = Object.fromEntries(
    await Promise.all(
      ["shops", "backends", "sandbox", ...names().flatMap((name) => [name, `${name}-health`])].map(
        async (name) => [name, await freePort()] as const,
      ),
    ),
  ) as Record<string, number>;
  const origin = `http://127.0.0.1:${ports.shops}`;
  const SANDBOX_PORT = String(ports.sandbox);
  const sandbox = buildSandbox({
    ledgerDir: null,
    config: sandboxProviders({ SANDBOX_PORT, PORT: String(ports.shops), APP_ORIGIN: origin }),
    isTest: true,
  });
  await sandbox.listen({ host: "127.0.0.1", port: Number(SANDBOX_PORT) });

  const redis = await startRedisServer();
  const env = {
    PATH: String(process.env.PATH),
    ...TEST_SECRETS,
    SESSION_SECRET,
    SANDBOX_PORT,
    APP_ORIGIN: origin,
    DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
    DATA_DIR: join(folder, "data"),
    BACKEND_URL: `http://127.0.0.1:${ports.backends}`,
    TRUSTED_PROXY: "127.0.0.1",
    RATE_LIMIT_SCALE: "100000",
    RECONCILE_SECONDS: "2,4,8,15,30,300",
    ORDER_SIMULATOR_SECONDS: "2,3,4",
    STOP_GRACE_SECONDS: "1",
  };
  const processes = names().map((name) => {
    const [role = ""] = name.split("-");
    const health = String(ports[`${name}-health`]);
    return supervise({
      name,
      command: [NODE, "--import", CONTROLLED_PROCESS, "scripts/run-role.mjs", role],
      env: {
        ...env,
        ...(role === "shop"
          ? { PORT: String(ports[name]) }
          : { BACKEND_PORT: String(ports[name]) }),
        [`${role.toUpperCase()}_HEALTH_PORT`]: health,
      },
      readyUrl: `http://127.0.0.1:${health}/ready`,
      logFile: join(folder, `${name}.log`),
    });
  });
  const nginxConfig = writeNginxConfig({
    folder,
    files: ["shops", "backends"],
    ports: {
      443: ports.shops,
      3000: ports["shop-1"],
      3010: ports["shop-2"],
      3001: ports["backend-1"],
      3011: ports["backend-2"],
      3080: ports.backends,
    },
  });
  const nginx = supervise({
    name: "nginx",
    command: ["nginx", "-p", folder, "-c", nginxConfig],
    env: { PATH: env.PATH },
    readyUrl: `${origin}/robots.txt`,
    logFile: join(folder, "nginx.log"),
  });
  await Promise.all(processes.map((each) => each.waitUntilReady()));
  await nginx.waitUntilReady();

  return {
    origin,
    processes: processes as readonly SupervisedProcess[],
    redis,
    sandbox: {
      origin: `http://localhost:${SANDBOX_PORT}`,
      ledger: async (provider: SandboxProvider): Promise<Record<string, unknown>[]> => {
        const query = { provider };
        const answer = await sandbox.inject({ method: "GET", url: "/__sandbox/ledger", query });
        return answer.json().entries;
      },
    },
    async stop(): Promise<void> {
      await Promise.all([nginx, ...processes].map((each) => each.stop()));
      await redis.stop();
      await sandbox.close();
    },
  };
}

function names(): string[] {
  return ROLES.flatMap((role) =>
    Array.from({ length: PROCESSES_PER_ROLE }, (_, at) => `${role}-${at + 1}`),
  );
}
