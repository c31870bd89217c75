/** Connections with this name only compare or change the schema. They write no rows of the shop. */
export const SCHEMA_CONNECTION = "futao-schema";

/** Throws if another program is connected to the database of a server. `step` begins the message. */
export async function refuseOtherConnections(
  client: { query: (text: string) => Promise<{ rows: unknown[] }> },
  step: string,
): Promise<void> {
  const { rows } = await client.query(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and backend_type = 'client backend' and application_name <> '${SCHEMA_CONNECTION}'`,
  );
  const [{ others }] = rows as [{ others: number }];
  if (others === 0) return;
  throw new Error(`${step}: ${others} connections use the database: stop every backend and worker`);
}
