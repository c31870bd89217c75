import pg from "pg";
import { type Database, openDatabase } from "../../backend/db/client.ts";
import { TEST_NOW } from "../setup/in-process-backend";
import {
  hasPostgresServer,
  type PostgresServer,
  startPostgresServer,
} from "../setup/postgres-server";
import { findAnomalies, type RowWrite } from "./dependency-graph";
import { findWrongBooks } from "./isolation-invariants";
import { insertSharedRows, makeSteps } from "./isolation-workload";
import type { RecordedTransaction } from "./recorded-queries";
import { INSTALL } from "./tracked-rows";
import { startTwoProcesses, type TwoProcesses } from "./two-processes";
import { WEAKENINGS, type Weakening } from "./weakenings";

const describeOnServer = hasPostgresServer ? describe : describe.skip;

/** The number of rounds: 1 in a normal test run. `npm run prove:isolation` sets a higher number. */
const ROUNDS = Number(process.env.ISOLATION_ROUNDS ?? 1);
const SEED = Number(process.env.ISOLATION_SEED ?? 1);
jest.setTimeout(600_000 + ROUNDS * 120_000);
/** The number of rounds within which the test must find the anomaly of a weakening. */
const MAX_ROUNDS = 10;
/** The anomaly that each weakening must cause. Other errors do not prove that the test finds the anomaly. */
const ANOMALIES: Record<Weakening, RegExp> = {
  "order rows are not locked": /^lost update of (orders|payments)\b/m,
  "refunds are taken without a lock": /^lost update of payments\b/m,
  "balances are not locked": /^lost update of balances\b/m,
  "members are not locked": /^G2\b.*orders of /m,
  "used codes can be taken again": /^lost update of redeem_codes\b/m,
};
/**
 * Each weakening with its first seed. Seeds must differ, because a round makes its unique redeem codes from the seed.
 */
const WEAKENED = (Object.keys(WEAKENINGS) as Weakening[]).map(
  (weakening, n) => [weakening, SEED + 100_000 * (n + 1)] as const,
);
/** A time after which every payment check and every leased refund is due again. */
const LATER_SECONDS = 4000;

describeOnServer("backend transactions in two processes on one PostgreSQL database", () => {
  let server: PostgresServer;
  let db: Database;
  let client: pg.Client;
  let processes: TwoProcesses;
  let close: () => Promise<void>;
  beforeAll(async () => {
    server = await startPostgresServer();
    const url = await server.createDatabase("isolation");
    ({ db, close } = await openDatabase({ url }));
    client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(INSTALL);
    processes = await startTwoProcesses(url, TEST_NOW);
  });
  afterAll(async () => {
    await processes?.stop();
    await client?.end();
    await close?.();
    await server?.stop();
  });

  /** Runs one generated workload. A round with a weakening ends as soon as its anomaly is found. */
  async function runRound(weakening: Weakening | null, seed: number) {
    await client.query("truncate row_writes");
    await processes.prepare(weakening, seed);
    const rows = await insertSharedRows(db, String(seed));
    const errors: string[] = [];
    const transactions: ReturnType<typeof withVisibility>[] = [];
    for (const step of makeSteps(rows, seed)) {
      const ran = await processes.run(step);
      errors.push(...ran.errors);
      transactions.push(...ran.transactions.map(withVisibility));
      if (weakening !== null && ANOMALIES[weakening].test((await readAnomalies()).join("\n")))
        break;
    }
    return { found: await readAnomalies(), transactions: transactions.length };

    async function readAnomalies(): Promise<string[]> {
      return [...errors, ...findAnomalies({ transactions, writes: await writes() })];
    }
  }

  async function writes(): Promise<RowWrite[]> {
    const { rows } = await client.query("select * from row_writes order by seq");
    return rows;
  }

  /** Lets one process run all open tasks over some hours of the test clock. Returns the errors. */
  async function settleAll(): Promise<string[]> {
    await processes.prepare(null, SEED);
    const errors: string[] = [];
    for (let look = 0; look < 6; look += 1) {
      errors.push(...(await processes.run([{ kind: "drain" }], LATER_SECONDS)).errors);
    }
    return errors;
  }

  it(`have no anomaly and leave correct balances in ${ROUNDS} rounds (JB-09)`, async () => {
    let transactions = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const ran = await runRound(null, SEED + round);
      const errors = await settleAll();
      const wrong = await findWrongBooks(client, processes.provider.booksOf);
      expect({ seed: SEED + round, found: [...ran.found, ...errors, ...wrong] }).toEqual({
        seed: SEED + round,
        found: [],
      });
      transactions += ran.transactions;
    }
    process.stdout.write(`isolation: ${transactions} transactions in ${ROUNDS} rounds\n`);
  });

  it.each([
    [
      "update balances set held = held + 1 where account like 'stock:%'",
      "not the sum of its ledger",
    ],
    [
      "update balances set held = 99, most = 99 where account like 'stock:%'",
      "more than its limit",
    ],
    ["delete from point_grants where reason like 'SHARED%'", "did not give its points"],
    ["update orders set remark = 'one', member_id = 1, open_place = null", "two orders"],
    ["update orders set use_op = use_op + 1", "points that it does not use"],
    ["update orders set order_status = -1, open_place = id", "still waits"],
    ["delete from ledger where account like 'charge:%'", "booked"],
  ])(
    "leave books in which findWrongBooks detects a wrong change: `%s` (JB-09)",
    async (change, rule) => {
      await client.query("begin");
      await client.query(change);
      const wrong = await findWrongBooks(client, processes.provider.booksOf);
      await client.query("rollback");
      expect(wrong.join("\n")).toContain(rule);
    },
  );

  it.each(WEAKENED)("show the expected anomaly if %s (JB-09)", async (weakening, firstSeed) => {
    let found = "";
    for (let round = 0; round < MAX_ROUNDS && !ANOMALIES[weakening].test(found); round += 1) {
      found = (await runRound(weakening, firstSeed + round)).found.join("\n");
    }
    if (process.env.ISOLATION_ROUNDS) process.stdout.write(`${weakening}: ${found}\n`);
    expect(found).toMatch(ANOMALIES[weakening]);
  });
});

/**
 * In each list read, replaces the field `snapshot` with the function `sees`. A PostgreSQL snapshot has the form
 * `xmin:xmax:running`. A read with the snapshot sees the committed transactions whose ids are below `xmax` and not in
 * the list `running`.
 */
function withVisibility({ lists, ...transaction }: RecordedTransaction) {
  return {
    ...transaction,
    lists: lists.map(({ list, snapshot }) => {
      const [, end = "", running = ""] = snapshot.split(":");
      const open = new Set(running.split(","));
      return { list, sees: (other: string) => Number(other) < Number(end) && !open.has(other) };
    }),
  };
}
