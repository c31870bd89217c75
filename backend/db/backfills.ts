import { refuseOtherConnections } from "./pool-settings.ts";

/**
 * The database client of a migration. To migrate, it must be one connection that no other code uses, because the
 * statements of a transaction are separate calls of `query`. To read the state of the schema, it may also be a pool.
 */
export type MigrationClient = {
  query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
};

/**
 * Fills rows in batches, because one statement for all rows would hold its locks too long. `batch` fills the next rows
 * after `cursor`. It returns the cursor for the next batch, or null after the last batch.
 */
export type Backfill = {
  name: string;
  batch: (client: MigrationClient, cursor: string) => Promise<string | null>;
};

const ACCOUNTS_A_BATCH = 1000;

const STORES_A_BATCH = 500;

export const BACKFILLS: readonly Backfill[] = [
  { name: "balances", batch: fillBalances },
  { name: "store-places", batch: fillStorePlaces },
  { name: "store-texts", batch: fillStoreTexts },
];

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

/** Adds the rows of `store_places` for stores that are older than this table, in the order of their ids. */
async function fillStorePlaces(client: MigrationClient, cursor: string): Promise<string | null> {
  const ids = await nextStores(client, cursor);
  await client.query(
    `insert into store_places select place.* from stores, place_of(stores) as place where id = any($1)
     on conflict (store_id) do nothing`,
    [ids],
  );
  await client.query("select write_prices_of($1)", [ids]);
  return ids.length < STORES_A_BATCH ? null : String(ids.at(-1));
}

/** Adds the rows of `store_texts` for stores that are older than this table, in the order of their ids. */
async function fillStoreTexts(client: MigrationClient, cursor: string): Promise<string | null> {
  const ids = await nextStores(client, cursor);
  await client.query(
    `insert into store_texts (store_id, name, store_classification_id, grams)
     select id, name, store_classification_id, '' from stores where id = any($1) on conflict do nothing`,
    [ids],
  );
  await client.query("select write_texts_of($1)", [ids]);
  return ids.length < STORES_A_BATCH ? null : String(ids.at(-1));
}

/**
 * Returns the ids of the next stores after `cursor`. No other program may run meanwhile, because a batch would miss the
 * changes that a concurrent transaction makes to the types and products of a store.
 */
async function nextStores(client: MigrationClient, cursor: string): Promise<number[]> {
  await refuseOtherConnections(client, "migrate");
  const { rows } = await client.query(
    `select id from stores where id > $1 order by id limit ${STORES_A_BATCH} for update`,
    [cursor || "0"],
  );
  return (rows as { id: unknown }[]).map(({ id }) => Number(id));
}
