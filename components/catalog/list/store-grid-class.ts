/** Cards and their placeholders in 1 to 4 columns. */
export const STORE_GRID = "grid gap-x-5 gap-y-7 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4";
