import type { Cart, CartItem } from "@/lib/contracts/carts";
import { CURRENCY, DINING_TYPE, LOGIN_TYPE, PAY_TYPE } from "@/lib/contracts/codes";
import type { Order } from "@/lib/contracts/orders";
import type { Purchase } from "@/lib/contracts/purchases";
import { looksPersonal } from "@/lib/routing/personal-text";
import {
  cartItems,
  type GaItem,
  ITEMS_MAX,
  itemsValue,
  listedItem,
  orderedItems,
  pricedItem,
} from "./ga-item";
import type { ShopEvent } from "./shop-event";

type Ecommerce = { items: GaItem[]; currency?: string; value?: number } & Record<string, unknown>;
/** An event in the form that the data layer of Google Tag Manager expects. */
type GaEvent = {
  event: string;
  ecommerce?: Ecommerce;
  method?: string;
  search_term?: string;
};

type EventOf<Name> = ShopEvent extends infer Event
  ? Event extends { name: infer Names }
    ? Name extends Names
      ? Event
      : never
    : never
  : never;
type Converters = { [Name in ShopEvent["name"]]: (event: EventOf<Name>) => GaEvent[] };

const CONVERTERS: Converters = {
  view_item_list: listEvent,
  select_item: listEvent,
  view_item: ({ product, store: { name: store } }) => {
    const item = pricedItem(product, { price: product.unit_price, quantity: 1, index: 0, store });
    return [pricedEvent("view_item", [item])];
  },
  view_cart: ({ cart }) => [pricedEvent("view_cart", cartItems(cart.items, cart.store_name))],
  cart: cartChangeEvents,
  begin_checkout: ({ order }) => [step("begin_checkout", order)],
  add_shipping_info: ({ order }) => {
    const shipping_tier = nameOf(DINING_TYPE, order.dining_type);
    return [step("add_shipping_info", order, { shipping_tier })];
  },
  add_payment_info: ({ order, pay_type }) => {
    const payment_type = nameOf(PAY_TYPE, pay_type);
    return [step("add_payment_info", order, { payment_type })];
  },
  purchase: ({ purchase }) => [purchaseEvent(purchase)],
  search: ({ term }) => {
    const isReportable = term !== "" && !looksPersonal(term);
    return isReportable ? [{ event: "search", search_term: term }] : [];
  },
  login: loginEvent,
  sign_up: loginEvent,
  generate_lead: () => [{ event: "generate_lead" }],
};

/**
 * Converts an event to the form of GA4 without personal data (AN-02). The result contains ids, names, prices and
 * quantities of products, ids and names of stores and lists, the number and the delivery fee of an order, the names of
 * codes such as pay types, and search terms that do not look like personal data. The functions copy single fields, so
 * no personal field of an order is included.
 */
export function gaEvents(event: ShopEvent): GaEvent[] {
  // TypeScript cannot express here that each function accepts the event with the name of its key.
  const convert = CONVERTERS[event.name] as (event: ShopEvent) => GaEvent[];
  return convert(event);
}

function listEvent({ name: event, list }: EventOf<"view_item_list">): GaEvent[] {
  const items = firstItems(list.items.map((item) => listedItem(item, list)));
  return [{ event, ecommerce: { item_list_id: list.id, item_list_name: list.name, items } }];
}

function loginEvent({ name: event, login_type }: EventOf<"login">): GaEvent[] {
  return [{ event, method: nameOf(LOGIN_TYPE, login_type) }];
}

type Extra = Record<string, string | number>;

function pricedEvent(event: string, items: GaItem[], extra: Extra = {}): GaEvent {
  const value = itemsValue(items);
  return { event, ecommerce: { currency: CURRENCY, value, ...extra, items: firstItems(items) } };
}

function firstItems(items: GaItem[]): GaItem[] {
  return items.slice(0, ITEMS_MAX);
}

function cartChangeEvents({ before, after }: EventOf<"cart">): GaEvent[] {
  const { added, removed } = cartChange(before, after);
  return [
    ...(removed.length > 0 ? [pricedEvent("remove_from_cart", removed)] : []),
    ...(added.length > 0 ? [pricedEvent("add_to_cart", added)] : []),
  ];
}

/** The event for a step of the checkout, with the products and amounts of the current quote. */
function step(event: string, order: Order, extra: Extra = {}): GaEvent {
  const items = orderedItems(order.foods, order.store.name);
  return pricedEvent(event, items, { ...extra, ...coupon(order) });
}

function purchaseEvent(purchase: Purchase): GaEvent {
  const { order_no: transaction_id, foods, store_name, dining_type, pay_type } = purchase;
  return pricedEvent("purchase", orderedItems(foods, store_name), {
    transaction_id,
    shipping: shippingOf(purchase),
    shipping_tier: nameOf(DINING_TYPE, dining_type),
    payment_type: nameOf(PAY_TYPE, pay_type),
    ...coupon(purchase),
  });
}

function shippingOf(purchase: Purchase): number {
  const { delivery_fee, delivery_discount, subscribe_delivery_discount_price } = purchase;
  return Math.max(0, delivery_fee - delivery_discount - subscribe_delivery_discount_price);
}

/** The kind of the coupon. The coupon code is left out, because it belongs to one person. */
function coupon(order: Pick<Order, "discount_price" | "store_coupon_discount_money">): Extra {
  if (order.discount_price > 0) return { coupon: "member" };
  return order.store_coupon_discount_money > 0 ? { coupon: "store" } : {};
}

function nameOf(codes: Record<string, number>, code: number): string {
  return Object.keys(codes).find((name) => codes[name] === code) ?? "other";
}

type CartChange = { added: GaItem[]; removed: GaItem[] };

/** The lines that a change of the cart added and removed, each with the number of added or removed pieces (AN-03). */
function cartChange(before: Cart, after: Cart): CartChange {
  return {
    added: cartItems(surplusLines(after.items, before.items), after.store_name),
    removed: cartItems(surplusLines(before.items, after.items), before.store_name),
  };
}

/** The lines whose quantity in `items` is greater than in `others`, with the difference as their quantity. */
function surplusLines(items: CartItem[], others: CartItem[]): CartItem[] {
  return items.flatMap((item) => {
    const other = others.find(({ pdkey }) => pdkey === item.pdkey);
    const quantity = item.quantity - (other?.quantity ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}
