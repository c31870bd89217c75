import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { createRandom } from "../../backend/seed/random.ts";
import { PROCESS_ENV } from "../setup/process-env";
import { createVirtualLinePay } from "../simulation/virtual-line-pay";
import type { Operation } from "./isolated-operations";
import type { Reply, Request } from "./isolated-process";
import type { RecordedTransaction } from "./recorded-queries";
import type { Weakening } from "./weakenings";

const PROGRAM = resolve("tests/isolation/isolated-process.ts");
const OWN_NODE = resolve("node_modules/.bin/node");
const STEP_SECONDS = 20;

type Done = Extract<Reply, { kind: "done" }>;
type Ran = { errors: string[]; transactions: RecordedTransaction[] };
export type TwoProcesses = Awaited<ReturnType<typeof startTwoProcesses>>;

/** Starts two backend processes on one database, with a shared clock and one simulated LINE Pay. */
export async function startTwoProcesses(databaseUrl: string, started: number) {
  const provider = createVirtualLinePay({ pass: async () => "answered", now: () => now });
  const payer = createRandom(1);
  const processes = [start(answer), start(answer)];
  await Promise.all(processes.map(({ ask }) => ask({ kind: "open", databaseUrl })));
  let now = started;

  async function answer({ name, parameters }: Extract<Reply, { kind: "call" }>) {
    const call = provider.client[name] as (...given: unknown[]) => Promise<unknown>;
    const value = await call(...parameters);
    // If the call has made a new payment request, the payer authorises the payment at once in 80 % of the cases.
    const { info } = value as { info?: { transactionId?: string; paymentUrl?: object } };
    const isAsked = info?.transactionId !== undefined && info.paymentUrl !== undefined;
    if (isAsked && payer.chance(0.8)) provider.choose(String(info.transactionId), "authorised");
    return value;
  }

  async function ask(requests: [Request, Request]): Promise<Ran> {
    const done = await Promise.all(requests.map((request, n) => processes[n]?.ask(request)));
    return {
      errors: done.flatMap((one) => one?.errors ?? []),
      transactions: done.flatMap((one) => one?.transactions ?? []),
    };
  }

  return {
    provider,
    prepare: (weakening: Weakening | null, seed: number) =>
      ask([
        { kind: "prepare", weakening, seed },
        { kind: "prepare", weakening, seed: seed + 1 },
      ]),
    /**
     * Sets the clock forward by `seconds` and runs the operations at the same time. The first process runs the first,
     * third, … operation, and the second process runs the others.
     */
    run(operations: Operation[], seconds = STEP_SECONDS): Promise<Ran> {
      now += seconds * 1000;
      const part = (n: number) => operations.filter((_one, at) => at % 2 === n);
      return ask([
        { kind: "run", now, operations: part(0) },
        { kind: "run", now, operations: part(1) },
      ]);
    },
    async stop(): Promise<void> {
      await Promise.all(processes.map((one) => one.stop()));
    },
  };
}

type Answer = (call: Extract<Reply, { kind: "call" }>) => Promise<unknown>;

function start(answer: Answer) {
  const child: ChildProcess = fork(PROGRAM, {
    execPath: existsSync(OWN_NODE) ? OWN_NODE : process.execPath,
    execArgv: [],
    env: { ...PROCESS_ENV, TZ: process.env.TZ },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let text = "";
  child.stderr?.on("data", (chunk) => {
    text += String(chunk);
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const send = (request: Request) => child.connected && child.send(request);
  let finish: ((done: Done) => void) | null = null;
  child.on("message", (reply: Reply) => {
    if (reply.kind === "done") finish?.(reply);
    else void answer(reply).then((value) => send({ kind: "answer", call: reply.call, value }));
  });
  return {
    async ask(request: Request): Promise<Done> {
      const done = new Promise<Done>((resolve) => {
        finish = resolve;
      });
      send(request);
      const first = await Promise.race([done, ended]);
      if (!first) throw new Error(`a process of the isolation test has ended: ${text}`);
      return first;
    },
    async stop(): Promise<void> {
      child.kill();
      await ended;
    },
  };
}
