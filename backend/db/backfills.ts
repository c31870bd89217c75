import { refuseOtherConnections } from "./pool-settings.ts";

/** A connection of its own, because a migration holds locks until it ends. */
export type MigrationClient = {
  query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
};

/**
 * Rows that a migration cannot fill in one statement without holding locks for long. `batch` fills the next rows after
 * `cursor` and returns the cursor of the batch after it, or null when it was the last one.
 */
export type Backfill = {
  name: string;
  batch: (client: MigrationClient, cursor: string) => Promise<string | null>;
};

const ACCOUNTS_A_BATCH = 1000;

export const BACKFILLS: readonly Backfill[] = [{ name: "balances", batch: fillBalances }];

/**
 * Fills the balance of each account of the ledger, in the order of the accounts. Backends of the version before write to
 * the ledger and not to the balances, so none may run.
 */
async function fillBalances(client: MigrationClient, cursor: string): Promise<string | null> {
  await refuseOtherConnections(client, "migrate");
  const { rows } = await client.query(
    `insert into balances (account, held, most)
     select account, sum(amount), sum(amount) from ledger
     where entry in ('hold', 'commit', 'release') and account > $1
     group by account order by account limit ${ACCOUNTS_A_BATCH}
     on conflict (account) do update set held = excluded.held, most = greatest(balances.most, excluded.held)
     returning account`,
    [cursor],
  );
  const accounts = (rows as { account: string }[]).map(({ account }) => account);
  return accounts.length < ACCOUNTS_A_BATCH ? null : (accounts.at(-1) ?? null);
}
