const SHORT_MENU = 100;
const LONG_MENU_FROM = 1_000_000;
const LONG_MENU_ROOM = 10_000;

/** The id of the n-th dish or category of a store. It is readable up to 99 and unique for larger numbers. */
export function seedId(store_id: number, n: number): number {
  return n < SHORT_MENU
    ? store_id * SHORT_MENU + n
    : LONG_MENU_FROM + store_id * LONG_MENU_ROOM + n;
}
