import type { FoodCategory, Store } from "@/lib/contracts/stores";

/** The store as the cached page carries it: the same for everyone. */
export type ShownStore = Omit<
  Store,
  "store_comments" | "reservation_time_list" | "business_reservation_time_list"
>;

/** The part of the menu that stands in the HTML; `next_page` is where the browser goes on. */
export type FirstMenu = { categories: FoodCategory[]; next_page: number | null };
