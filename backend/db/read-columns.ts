import { type Column, type SQL, sql } from "drizzle-orm";
import type { Database } from "./client.ts";

/**
 * `from` is the part of the query after the keyword `from`. No value may be null or contain a line break or a
 * semicolon.
 */
type Query<Name extends string> = { columns: Record<Name, SQL | Column>; from: SQL };

/**
 * Reads rows as one list of texts for each column, in the order of the rows. The driver and drizzle need several
 * milliseconds for each thousand rows, but less than a millisecond for one row with long texts.
 */
export async function readColumns<Name extends string>(
  db: Database,
  { columns, from }: Query<Name>,
): Promise<Record<Name, string[]>> {
  const names = Object.keys(columns) as Name[];
  const inner = names.map((name) => sql`${columns[name]} as ${sql.identifier(name)}`);
  const outer = names.map((name) => sql`string_agg(${sql.identifier(name)}::text, ';')`);
  const [row] = await db
    .select({ text: sql<string>`concat_ws(chr(10), ${sql.join(outer, sql`, `)})` })
    .from(sql`(select ${sql.join(inner, sql`, `)} from ${from}) as found`);
  // Without rows, all lists are null and the text is empty.
  const lists = row?.text ? row.text.split("\n").map((list) => list.split(";")) : [];
  const entries = names.map((name, index) => [name, lists[index] ?? []]);
  return Object.fromEntries(entries) as Record<Name, string[]>;
}
