import type { ShopEvent } from "./shop-event";

type EventQueue = Pick<ShopEvent[], "push" | "splice" | "length">;

/**
 * What happens on this page, in its order. Whoever counts comes later, if at all: takes what waits, and puts a
 * `push` of its own in this one's place. A list and nothing more, because every page carries it.
 */
export const events: EventQueue = [];
