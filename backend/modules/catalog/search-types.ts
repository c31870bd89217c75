import type { Database } from "../../db/client.ts";
import { store_types } from "../../db/schema/store-tables.ts";
import type { TypeOfStore } from "./store-service.ts";

export type SearchTypes = {
  all: TypeOfStore[];
  /**
   * Returns the types with these ids, which are separated by commas. The same text always returns the same list object.
   */
  listOf: (type_ids: string) => TypeOfStore[];
};

const keptTypes = new WeakMap<Database, { text: string; types: SearchTypes }>();

/**
 * Reads all store types. Returns the same object until a type changes, so that other files can keep results that they
 * have computed from a list of types.
 */
export async function readTypes(db: Database): Promise<SearchTypes> {
  const { id, name } = store_types;
  const rows = await db.select({ id, name }).from(store_types).orderBy(id);
  const text = JSON.stringify(rows);
  const kept = keptTypes.get(db);
  if (kept?.text === text) return kept.types;
  const types = { all: rows, listOf: listReader(rows) };
  keptTypes.set(db, { text, types });
  return types;
}

/** Many stores have the same types, so the list of each combination is made once. */
function listReader(all: TypeOfStore[]) {
  const byId = new Map(all.map((type) => [String(type.id), type]));
  const lists = new Map<string, TypeOfStore[]>();
  return (type_ids: string): TypeOfStore[] => {
    const list = lists.get(type_ids) ?? type_ids.split(",").flatMap((id) => byId.get(id) ?? []);
    lists.set(type_ids, list);
    return list;
  };
}
