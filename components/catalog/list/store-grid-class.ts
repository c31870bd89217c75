/** Cards in 1 to 4 columns; their skeleton stands in the same. */
export const STORE_GRID = "grid gap-x-5 gap-y-7 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4";
