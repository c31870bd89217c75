import type { CartQuote } from "@/lib/contracts/cart-quotes";
import type { Cart, CartItem } from "@/lib/contracts/carts";
import { lineIdentity, linePrice } from "./cart-line";
import { withItems } from "./cart-rules";

/**
 * A difference between the current menu and the cart of the browser. Prices are in NT$ for one piece with its options.
 */
export type CartChange = { pdkey: string; name: string } & (
  | { kind: "gone" }
  | { kind: "price"; from: number; to: number }
  | { kind: "limit"; to: number }
);

type Current = CartQuote["lines"][number];

/**
 * Returns the cart with the current prices of the requested lines, and lists the differences in `changes` (CA-51). A
 * line that can no longer be ordered stays in the cart, because only the customer may remove it.
 */
export function withCurrentPrices(
  cart: Cart,
  requestedItems: CartItem[],
  lines: Current[],
): { cart: Cart; changes: CartChange[] } {
  const current = new Map(requestedItems.map(({ pdkey }, index) => [pdkey, lines[index] ?? null]));
  const items = cart.items.map((item) => withCurrentPrice(item, current.get(item.pdkey)));
  const changes = requestedItems.flatMap((item, index) => changesOf(item, lines[index] ?? null));
  return { cart: withItems(cart, items), changes };
}

function withCurrentPrice(item: CartItem, current: Current | undefined): CartItem {
  if (!current || !isSameChoice(item, current)) return item;
  const { name, list_price, unit_price, relish_ids, groups } = current;
  return { ...item, name, list_price, unit_price, relish_ids, groups };
}

function changesOf(item: CartItem, current: Current): CartChange[] {
  const { pdkey, name } = item;
  if (!current || !isSameChoice(item, current)) return [{ kind: "gone", pdkey, name }];
  const from = linePrice({ ...item, quantity: 1 });
  const to = linePrice({ ...current, quantity: 1 });
  return [
    ...(from === to ? [] : [{ kind: "price" as const, pdkey, name, from, to }]),
    ...(current.quantity < item.quantity
      ? [{ kind: "limit" as const, pdkey, name, to: current.quantity }]
      : []),
  ];
}

/**
 * Joins the changes of the last answer with the price changes of earlier answers. Earlier answers have already written
 * their prices into the cart, so the last answer does not contain these changes, but the page still shows them. `items`
 * are the lines of the cart with the prices of the last answer.
 */
export function withEarlierPrices(
  earlier: CartChange[],
  latest: CartChange[],
  items: CartItem[],
): CartChange[] {
  return items.flatMap((item) => {
    const now = latest.filter(({ pdkey }) => pdkey === item.pdkey);
    const before = earlier.find(({ kind, pdkey }) => kind === "price" && pdkey === item.pdkey);
    if (before?.kind !== "price" || now.some(({ kind }) => kind === "gone")) return now;
    const others = now.filter(({ kind }) => kind !== "price");
    const to = linePrice({ ...item, quantity: 1 });
    return to === before.from ? others : [{ ...before, name: item.name, to }, ...others];
  });
}

/**
 * False if an option or a food of the line is no longer offered. The remark is not compared, because the customer wrote
 * it.
 */
function isSameChoice(item: CartItem, current: NonNullable<Current>): boolean {
  const { remark } = item;
  return lineIdentity(item) === lineIdentity({ ...current, remark });
}
