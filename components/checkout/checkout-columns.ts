/** What is decided, and beside it, where there is room, what it comes to; the skeleton stands the same. */
export const CHECKOUT_COLUMNS =
  "grid grid-cols-[minmax(0,1fr)] gap-4 tall:grid-cols-[minmax(0,1fr)_min(22rem,42%)] tall:items-start tall:gap-6";
