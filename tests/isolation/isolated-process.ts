import { createLogs } from "../../backend/backend-log.ts";
import type { Deps } from "../../backend/call.ts";
import { readBackendConfig } from "../../backend/config/backend-config.ts";
import { createDeps } from "../../backend/create-deps.ts";
import { openDatabase } from "../../backend/db/client.ts";
import { createMetrics } from "../../backend/metrics.ts";
import type { LinePayClient } from "../../backend/providers/line-pay-client.ts";
import { sandboxProviders } from "../../config/provider-config.ts";
import { TEST_SECRETS } from "../setup/test-secrets.ts";
import { carryOut, type Operation } from "./isolated-operations.ts";
import { type RecordedTransaction, recordQueries } from "./recorded-queries.ts";
import type { Weakening } from "./weakenings.ts";

/**
 * A message from the parent process. This program runs in two processes, which run transactions of the backend on one
 * database. The parent process sends operations that start at the same time, sets the clock and simulates LINE Pay.
 */
export type Request =
  | { kind: "open"; databaseUrl: string }
  | { kind: "prepare"; weakening: Weakening | null; seed: number }
  | { kind: "run"; now: number; operations: Operation[] }
  | { kind: "answer"; call: number; value: unknown };
/**
 * A message to the parent. A message of the kind `call` asks the parent to simulate a LINE Pay call. Its field `call`
 * is a number, which the parent repeats in its `answer`. `errors` are the messages of failures; refusals are not
 * failures.
 */
export type Reply =
  | { kind: "done"; errors: string[]; transactions: RecordedTransaction[] }
  | { kind: "call"; call: number; name: keyof LinePayClient; parameters: unknown[] };

const recording = recordQueries();
const waiting: ((value: unknown) => void)[] = [];
let now = 0;
let deps: Deps;

process.on("message", (request: Request) => {
  if (request.kind === "answer") return waiting[request.call]?.(request.value);
  void serve(request).then((errors) =>
    reply({ kind: "done", errors, transactions: recording.takeEnded() }),
  );
});
// The channel closes when the parent process ends.
process.on("disconnect", () => process.exit());

async function serve(request: Exclude<Request, { kind: "answer" }>): Promise<string[]> {
  switch (request.kind) {
    case "open":
      deps = await openDeps(request.databaseUrl);
      return [];
    case "prepare":
      recording.weaken(request.weakening, request.seed);
      return [];
    case "run": {
      now = request.now;
      const ended = await Promise.allSettled(request.operations.map((one) => carryOut(deps, one)));
      return ended.flatMap((one) => (one.status === "rejected" ? [textOf(one.reason)] : []));
    }
  }
}

async function openDeps(url: string): Promise<Deps> {
  const { db } = await openDatabase({ url, migrates: false });
  const deps = createDeps({
    db,
    config: readBackendConfig({ ...TEST_SECRETS, RATE_LIMIT_SCALE: "1000" }),
    providers: sandboxProviders({}),
    metrics: createMetrics({ withRuntime: false }),
    logs: createLogs({ now: () => now }, { write: () => {} }),
  });
  const lookups = { ask: <Answer>(_key: unknown, look: () => Promise<Answer>) => look() };
  return { ...deps, now: () => now, lookups, providers: { ...deps.providers, linePay } };
}

/**
 * A LINE Pay client that sends each call to the parent process, because both processes share one simulated LINE Pay.
 */
const linePay = new Proxy({} as LinePayClient, {
  get: (_client, name: keyof LinePayClient) =>
    name === "timeoutsMs"
      ? { request: 20_000, confirm: 40_000, details: 20_000, check: 20_000, refund: 20_000 }
      : (...parameters: unknown[]) =>
          new Promise((resolve) => {
            reply({ kind: "call", call: waiting.push(resolve) - 1, name, parameters });
          }),
});

function reply(message: Reply): void {
  process.send?.(message);
}

function textOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
}
