/** Two columns on a wide screen: the form and the amounts. The skeleton uses the same columns. */
export const CHECKOUT_COLUMNS =
  "grid grid-cols-[minmax(0,1fr)] gap-4 tall:grid-cols-[minmax(0,1fr)_min(22rem,42%)] tall:items-start tall:gap-6";
