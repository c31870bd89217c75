import { sql } from "drizzle-orm";
import { type Deps, epochSeconds } from "../../call.ts";
import { balances, ledger } from "../../db/schema/order-tables.ts";

/**
 * Each audit checks the accounts that have ledger rows from the last two hours. This is twice the time between two
 * audits, so that one missed audit leaves no gap.
 */
const RECENT_SECONDS = 2 * 3600;

/**
 * For each account with recent ledger rows, compares the balance with the sum of the account's hold, commit and release
 * rows, and reports a difference.
 * One statement reads the balances and the ledger, so that an order that is being written counts in both or in neither.
 */
export async function auditBalances(deps: Pick<Deps, "db" | "now" | "audit">): Promise<void> {
  const { account, amount, entry, create_time } = ledger;
  const since = epochSeconds(deps) - RECENT_SECONDS;
  const changesHeld = sql`${entry} in ('hold', 'commit', 'release')`;
  const sum = sql<number>`coalesce(sum(${amount}), 0)`.mapWith(Number).as("ledger_sum");
  const sums = deps.db
    .select({ account: sql<string>`${account}`.as("summed_account"), sum })
    .from(ledger)
    .where(
      sql`${changesHeld} and ${account} in (select ${account} from ${ledger} where ${changesHeld} and ${create_time} >= ${since})`,
    )
    .groupBy(account)
    .as("sums");
  const differing = await deps.db
    .select({ account: sums.account, ledger: sums.sum, balance: balances.held })
    .from(sums)
    .leftJoin(balances, sql`${balances.account} = ${sums.account}`)
    .where(sql`${sums.sum} is distinct from ${balances.held}`);
  for (const { account: name, ledger: ledgerSum, balance } of differing) {
    deps.audit({
      kind: "balance-differs",
      account: name,
      ledger: ledgerSum,
      balance: balance ?? 0,
    });
  }
}
