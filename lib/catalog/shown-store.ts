import type { FoodCategory, Store, StoreCard } from "@/lib/contracts/stores";

/** The data of a store in a cached page, which is the same for every visitor. */
export type ShownStore = Omit<
  Store,
  "store_comments" | "reservation_time_list" | "business_reservation_time_list"
>;

/** A category whose products are not loaded yet, and the menu page that contains them. */
type LaterCategory = { id: number; name: string; page: number };

/** The part of the menu that is in the HTML (its first `pages` pages), and the names of the categories after it. */
export type FirstMenu = { categories: FoodCategory[]; pages: number; later: LaterCategory[] };

/** The data of a similar or nearby store. These fields do not change during a day. */
export type RelatedStore = Pick<StoreCard, "id" | "name" | "store_types" | "distance">;
export type RelatedStores = { similar: RelatedStore[]; nearby: RelatedStore[] };
