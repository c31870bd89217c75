import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "../../backend/db/client.ts";
import { giveToServerUser } from "../setup/postgres-server";
import { expectConsistentOrders, waitForSettledPayments } from "./cluster-checks";
import { FAULTS, type FaultName, mountSmallDisks, unmount } from "./cluster-faults";
import { startReplicatedPostgres } from "./replicated-postgres";
import { startCluster } from "./start-cluster";
import { insertCustomers, insertShop, type SentRequest, startCustomers } from "./virtual-customers";

jest.setTimeout(7_200_000);

/**
 * `npm run prove:cluster` sets `PROVE_CLUSTER`. The proof needs nginx, PostgreSQL and Redis installed on the machine.
 */
const {
  PROVE_CLUSTER,
  CUSTOMERS = "300",
  KILLS = "200",
  OTHER_FAULTS = "6",
  PAUSE_MS = "15000",
  OUT,
} = process.env;
/** The table counts a request under a fault if it was sent within this time after the start of the fault. */
const AFTERMATH_MS = 10_000;
const WITHOUT_FAULTS_MS = 20_000;

type InjectedFault = { name: FaultName; at: number; ms: number };

const folder = mkdtempSync(join(tmpdir(), "futao-cluster-"));
const cleanups: (() => unknown)[] = [];
afterAll(async () => {
  for (const stop of cleanups.toReversed()) await stop();
  if (!process.env.KEEP) rmSync(folder, { recursive: true, force: true });
});

(PROVE_CLUSTER ? it : it.skip)(
  "a cluster with faults loses and duplicates no acknowledged order, and agrees with the provider's ledger (RE-22)",
  async () => {
    const disks = ["one", "two"].map((name) => join(folder, "postgres", name));
    for (const path of [folder, join(folder, "postgres"), ...disks]) {
      mkdirSync(path, { recursive: true });
      giveToServerUser(path);
    }
    const isSmallDisk = mountSmallDisks(disks);
    cleanups.push(() => unmount(disks));
    const postgres = await startReplicatedPostgres(join(folder, "postgres"));
    cleanups.push(() => postgres.stop());
    const url = await postgres.createDatabase("cluster");
    const { db, close } = await openDatabase({ url, onLost: () => {} });
    cleanups.push(close);
    const carts = await insertShop(db);
    const customers = await insertCustomers(db, Number(CUSTOMERS));
    const cluster = await startCluster({ folder, databaseUrl: url });
    cleanups.push(() => cluster.stop());

    const state = { isOver: false };
    const begun = Date.now();
    const load = { cluster, carts, isOver: () => state.isOver, pauseMs: Number(PAUSE_MS) };
    const orders = startCustomers(customers, load);
    await wait(WITHOUT_FAULTS_MS);
    const injected: InjectedFault[] = [];
    for (const [name, turn] of plannedFaults(isSmallDisk)) {
      const at = Date.now();
      await FAULTS[name]({ cluster, postgres, isSmallDisk }, turn);
      injected.push({ name, at, ms: Date.now() - at });
      await wait(Math.max(0, at + AFTERMATH_MS - Date.now()));
    }
    await wait(AFTERMATH_MS);
    state.isOver = true;
    await orders.ended();
    const seconds = (Date.now() - begun) / 1000;

    const outcome = { db, cluster, acknowledged: orders.acknowledged };
    await waitForSettledPayments(outcome);
    const { acknowledged, refused, sent } = orders;
    const report = [
      `${acknowledged.length} acknowledged orders in ${seconds.toFixed(0)} s (${(acknowledged.length / seconds).toFixed(1)}/s), ${refused.length} refused, ${sent.filter(({ isAnswered }) => !isAnswered).length} of ${sent.length} requests failed at first`,
      ...tableOf(sent, injected, begun),
      ...[...new Set(refused)].map((text) => `refused: ${text}`),
    ].join("\n");
    process.stdout.write(`${report}\n`);
    if (OUT) writeFileSync(OUT, `${report}\n`);
    await expectConsistentOrders(outcome);
    expect(acknowledged.length).toBeGreaterThan(customers.length);
  },
);

/**
 * Returns the names of the faults in the order in which the test causes them. The number with a name is the `turn` of
 * the fault: it counts the earlier faults of this name. After each group of `every` kills, the test causes one fault of
 * another kind. If more of these faults than kills are planned, the rest of them come after the last kill.
 */
function plannedFaults(isSmallDisk: boolean): [FaultName, number][] {
  const kills = Number(KILLS);
  const others = (Object.keys(FAULTS) as FaultName[]).filter(
    (name) => name !== "kill a process" && (isSmallDisk || !name.startsWith("fill")),
  );
  const rounds = Array.from({ length: Number(OTHER_FAULTS) }, (_, turn) =>
    others.map((name): [FaultName, number] => [name, turn]),
  ).flat();
  const every = Math.max(1, Math.floor(kills / Math.max(1, rounds.length)));
  const planned: [FaultName, number][] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    planned.push(["kill a process", kill]);
    const other = kill % every === every - 1 ? rounds.shift() : undefined;
    if (other) planned.push(other);
  }
  return [...planned, ...rounds];
}

/**
 * Returns the lines of a Markdown table. It has a row for the time that ends 1 s before the first fault, and a row for
 * each kind of fault that the test has caused.
 */
function tableOf(
  sent: readonly SentRequest[],
  injected: readonly InjectedFault[],
  begun: number,
): string[] {
  const firstFault = injected[0]?.at ?? Number.POSITIVE_INFINITY;
  const rows = [
    rowOf("none", {
      times: 1,
      sent: sent.filter(({ at }) => at >= begun && at < firstFault - 1_000),
      ms: [],
    }),
    ...[...new Set(injected.map(({ name }) => name))].map((name) => {
      const own = injected.filter((each) => each.name === name);
      const near = sent.filter(({ at }) =>
        own.some((each) => at >= each.at && at < each.at + AFTERMATH_MS),
      );
      return rowOf(name, { times: own.length, sent: near, ms: own.map(({ ms }) => ms) });
    }),
  ];
  return [
    "| Fault | Times | Over after, median | Requests | Failed at first | Error seconds a fault | p50 | p95 |",
    "|---|---|---|---|---|---|---|---|",
    ...rows,
  ];
}

type Figures = { times: number; sent: readonly SentRequest[]; ms: readonly number[] };

function rowOf(name: string, { times, sent, ms }: Figures): string {
  const failed = sent.filter(({ isAnswered }) => !isAnswered);
  const errorSeconds = new Set(failed.map(({ at, ms: took }) => Math.floor((at + took) / 1000)))
    .size;
  const took = sent.map((each) => each.ms);
  const columns = [
    name,
    times,
    ms.length > 0 ? `${(percentile(ms, 0.5) / 1000).toFixed(1)} s` : "–",
    sent.length,
    failed.length,
    (errorSeconds / times).toFixed(2),
    `${percentile(took, 0.5)} ms`,
    `${percentile(took, 0.95)} ms`,
  ];
  return `| ${columns.join(" | ")} |`;
}

function percentile(values: readonly number[], part: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? 0;
}
