import type { FoodCategory, Store } from "@/lib/contracts/stores";

/** The store as the cached page carries it: the same for everyone. */
export type ShownStore = Omit<
  Store,
  "store_comments" | "reservation_time_list" | "business_reservation_time_list"
>;

/** A category whose products have not been read yet, and the page of the menu that brings them. */
type LaterCategory = { id: number; name: string; page: number };

/** The part of the menu that stands in the HTML, `pages` of it, and the names of what follows. */
export type FirstMenu = { categories: FoodCategory[]; pages: number; later: LaterCategory[] };
