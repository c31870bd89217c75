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
 * One of two processes that run the product's transactions on one database. The parent process gives it operations
 * that start at the same time, keeps the clock and stands in for LINE Pay.
 */
export type Request =
  | { kind: "open"; databaseUrl: string }
  | { kind: "prepare"; weakening: Weakening | null; seed: number }
  | { kind: "run"; now: number; operations: Operation[] }
  | { kind: "answer"; call: number; value: unknown };
/** `call` is a call to LINE Pay. `errors` are the messages of operations that failed, except refusals. */
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
// The parent has ended.
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

/** The parent has the books of LINE Pay, which both processes share. */
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
