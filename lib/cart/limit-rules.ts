import { maxQuantity } from "@/lib/catalog/sale-rules";
import type { CartItem } from "@/lib/contracts/carts";
import { lineKey } from "./cart-line";

/** The backend's maximum quantity of one line, which applies to every product. */
const LINE_QUANTITY_MAX = 99;

type Limited = Omit<CartItem, "pdkey">;
/** A product that a line contains (the product itself or a food of the set), and its maximum quantity in one order. */
type Use = { id: number; max: number };

/**
 * The largest quantity of `product` that can be added to a cart with the lines `items`. The line with the key
 * `exceptKey` is not counted. An identical line counts, because the product is merged with it (CA-10). The limit of a
 * product applies to all lines and sets together (PR-15).
 */
export function roomFor(items: CartItem[], product: Limited, exceptKey?: string): number {
  const others = items.filter(({ pdkey }) => pdkey !== exceptKey);
  const rooms = usesOf(product).map(({ id, max }) => {
    const remaining =
      max - others.reduce((sum, item) => sum + countIn(item, id) * item.quantity, 0);
    return Math.floor(remaining / countIn(product, id));
  });
  const key = lineKey(product);
  const identicalLine = others.find(({ pdkey }) => pdkey === key);
  const lineRoom = LINE_QUANTITY_MAX - (identicalLine?.quantity ?? 0);
  return Math.max(0, Math.min(lineRoom, ...rooms));
}

/** The largest quantity of a product in one line. For a set, the limits of its foods count too (PR-14). */
export function limitOf(product: Limited): number {
  return roomFor([], product);
}

function usesOf({ id, max_quantity, groups }: Limited): Use[] {
  const parts = groups.flatMap((group) => group.foods);
  return [
    { id, max: max_quantity ?? Number.POSITIVE_INFINITY },
    ...parts.map((food) => ({ id: food.id, max: maxQuantity(food) ?? Number.POSITIVE_INFINITY })),
  ];
}

function countIn({ id, groups }: Pick<Limited, "id" | "groups">, wanted: number): number {
  const parts = groups.flatMap((group) => group.foods).filter((food) => food.id === wanted);
  return parts.length + (id === wanted ? 1 : 0);
}
