import type { ShopEvent } from "./shop-event";

type EventQueue = Pick<ShopEvent[], "push" | "splice" | "length">;

/**
 * The events of this page, in order. Analytics code that loads later takes the waiting events and replaces
 * `push` by its own. This is a plain array because every page loads it.
 */
export const events: EventQueue = [];
