import type { Cart } from "@/lib/contracts/carts";
import type { PayType } from "@/lib/contracts/codes";
import type { Order } from "@/lib/contracts/orders";
import type { Product } from "@/lib/contracts/products";
import type { Purchase } from "@/lib/contracts/purchases";

/** An item of a list on the page: a store, or a product with its price. */
export type ListedItem = { id: string; name: string; index: number; price: number | null };
export type ShownList = { id: string; name: string; items: ListedItem[] };

type ListEvent = { name: "view_item_list" | "select_item"; list: ShownList };
type ItemEvent = {
  name: "view_item";
  product: Pick<Product, "id" | "item_type" | "name" | "unit_price">;
  store: { name: string };
};
type CartEvent = { name: "cart"; before: Cart; after: Cart } | { name: "view_cart"; cart: Cart };
type CheckoutEvent =
  | { name: "begin_checkout" | "add_shipping_info"; order: Order }
  | { name: "add_payment_info"; order: Order; pay_type: PayType };

/**
 * Events that the browser stores until the next page loads, because another page opens right after them. They contain
 * only codes.
 */
export type CarriedEvent =
  | { name: "login" | "sign_up"; login_type: number }
  | { name: "generate_lead" };

/**
 * An event as the page reports it. It may contain personal data, for example in `order`. `gaEvents` selects the fields
 * that are sent and leaves out personal data.
 */
export type ShopEvent =
  | ListEvent
  | ItemEvent
  | CartEvent
  | CheckoutEvent
  | CarriedEvent
  | { name: "purchase"; purchase: Purchase }
  | { name: "search"; term: string };

type EventQueue = Pick<ShopEvent[], "push" | "splice" | "length">;

/**
 * The events of this page, the oldest first. When the analytics code loads, it takes the waiting events and replaces
 * `push` by its own function. The queue is a plain array, because every page loads this file, so it must be small.
 */
export const events: EventQueue = [];
