import { refuseOtherConnections } from "./pool-settings.ts";

/**
 * The database client of a migration. It must be a connection of its own, because a migration holds locks until it
 * ends.
 */
export type MigrationClient = {
  query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
};

/**
 * Fills rows in batches, for a migration whose single statement would hold its locks too long. `batch` fills the next
 * rows after `cursor`. It returns the cursor for the next batch, or null after the last batch.
 */
export type Backfill = {
  name: string;
  batch: (client: MigrationClient, cursor: string) => Promise<string | null>;
};

const ACCOUNTS_A_BATCH = 1000;

export const BACKFILLS: readonly Backfill[] = [{ name: "balances", batch: fillBalances }];

/**
 * Fills the balance of each account of the ledger, in the order of the accounts. No backend of the previous version may
 * run meanwhile, because it changes the ledger without changing the balances.
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
