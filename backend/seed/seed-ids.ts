import type { food_categories } from "../db/schema/store-tables.ts";

const SHORT_MENU = 100;
const LONG_MENU_FROM = 1_000_000;
const LONG_MENU_ROOM = 10_000;

/**
 * The id of the n-th dish or category of a store. For n below 100 the id is the store id followed by two digits of n.
 * For n of 100 or more, the id is above LONG_MENU_FROM, so that it cannot equal an id with two digits of n.
 */
export function seedId(store_id: number, n: number): number {
  return n < SHORT_MENU
    ? store_id * SHORT_MENU + n
    : LONG_MENU_FROM + store_id * LONG_MENU_ROOM + n;
}

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
