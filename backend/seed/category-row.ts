import type { food_categories } from "../db/schema/store-tables.ts";
import { seedId } from "./seed-ids.ts";

export type CategoryRow = Required<typeof food_categories.$inferInsert>;

export function categoryRow(store_id: number, name: string, index: number): CategoryRow {
  return {
    id: seedId(store_id, index + 1),
    store_id,
    parent_id: null,
    name,
    image: "",
    position: index + 1,
  };
}
