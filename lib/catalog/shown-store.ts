import type { FoodCategory, Store, StoreCard } from "@/lib/contracts/stores";

/** The store in the cached page, which is the same for everyone. */
export type ShownStore = Omit<
  Store,
  "store_comments" | "reservation_time_list" | "business_reservation_time_list"
>;

/** A category whose products are not loaded yet, and the menu page that contains them. */
type LaterCategory = { id: number; name: string; page: number };

/** The part of the menu in the HTML (`pages` pages), and the names of the following categories. */
export type FirstMenu = { categories: FoodCategory[]; pages: number; later: LaterCategory[] };

/** The facts of another store that do not change during a day. */
export type RelatedStore = Pick<StoreCard, "id" | "name" | "store_types" | "distance">;
export type RelatedStores = { similar: RelatedStore[]; nearby: RelatedStore[] };
