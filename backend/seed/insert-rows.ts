import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../db/client.ts";

export type Transaction = Pick<Database, "execute">;

/** The largest number of rows in one insert statement. */
const ROWS_PER_INSERT = 2000;

/**
 * Inserts rows. Each statement has all its rows in one JSON parameter, which is many times faster than one parameter
 * for each value. All rows must have the columns of the first row. Columns that the first row does not have get their
 * default values.
 */
export async function insertRows<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly T["$inferInsert"][],
): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  for (const part of jsonParts(rows)) {
    await tx.execute(
      sql`insert into ${table} (${columnList(names)}) select ${columnList(names)}
        from json_to_recordset(${part}::json) as rows(${columnDefinitions(table, names)})`,
    );
  }
}

export function jsonParts(rows: readonly object[]): string[] {
  const count = Math.ceil(rows.length / ROWS_PER_INSERT);
  return Array.from({ length: count }, (_, part) =>
    JSON.stringify(rows.slice(part * ROWS_PER_INSERT, (part + 1) * ROWS_PER_INSERT)),
  );
}

export function columnList(names: readonly string[]): SQL {
  return sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
}

/** The column definition list for `json_to_recordset`: each column name with its SQL type. */
export function columnDefinitions(table: PgTable, names: readonly string[]): SQL {
  const columns = getTableColumns(table);
  const definitions = names.map((name) => {
    const type = columns[name]?.getSQLType();
    if (!type) throw new Error(`seed: ${getTableName(table)} has no column ${name}`);
    return sql`${sql.identifier(name)} ${sql.raw(type)}`;
  });
  return sql.join(definitions, sql`, `);
}
