import type { Cart, CartItem } from "@/lib/contracts/carts";
import { PHONE } from "@/lib/contracts/codes";
import type { BodyOf } from "@/lib/contracts/endpoints";

export type CartEvent = Omit<BodyOf<"basket">, "phone">;
type Kind = CartEvent["event"];
type Change = { event: Kind; id: number; quantity: number };

const KINDS: readonly Kind[] = ["remove", "add", "update", "modify"];

/**
 * The events of one change of the cart (API-64): `add` for a new line, `remove` for a removed line, `modify` for a
 * changed quantity, and `update` for any other change of a line, such as other options. `remove` contains the quantity
 * before the change, and the other events contain the quantity after it. If a line is removed and another line of the
 * same product is added, this counts as one `update`.
 */
export function cartEvents(before: Cart["items"], after: Cart["items"]): CartEvent[] {
  const missing = before.filter((line) => !lineOf(after, line));
  const fresh = after.filter((line) => !lineOf(before, line));
  const isEdit = missing.length > 0 && fresh.length > 0;
  const edited = isEdit
    ? fresh.filter((line) => missing.some((one) => isSameProduct(one, line)))
    : [];
  const replaced = isEdit
    ? missing.filter((line) => fresh.some((one) => isSameProduct(one, line)))
    : [];
  const changes: Change[] = [
    ...missing.filter((line) => !replaced.includes(line)).map((line) => change("remove", line)),
    ...fresh.filter((line) => !edited.includes(line)).map((line) => change("add", line)),
    ...edited.map((line) => change("update", line)),
    ...after.flatMap((line) => keptLinesChange(lineOf(before, line), line)),
  ];
  return groupChanges(changes);
}

/**
 * AP-15: converts a phone number that starts with 09 to +886 and the remaining 9 digits. Returns "" for any other
 * number, because no other number may be sent to marketing.
 */
export function marketingPhone(phone: string): string {
  return PHONE.test(phone) ? `+886${phone.slice(1)}` : "";
}

function groupChanges(changes: Change[]): CartEvent[] {
  return KINDS.flatMap((event) => {
    const same = changes.filter((one) => one.event === event);
    const items = same.map(({ id, quantity }) => ({ id, quantity }));
    return items.length > 0 ? [{ event, items }] : [];
  });
}

function keptLinesChange(before: CartItem | undefined, after: CartItem): Change[] {
  if (!before) return [];
  if (before.quantity !== after.quantity) return [change("modify", after)];
  return before.unavailable_type === after.unavailable_type ? [] : [change("update", after)];
}

function change(event: Kind, { id, quantity }: CartItem): Change {
  return { event, id, quantity };
}

function lineOf(items: CartItem[], { pdkey }: CartItem): CartItem | undefined {
  return items.find((item) => item.pdkey === pdkey);
}

function isSameProduct(a: CartItem, b: CartItem): boolean {
  return a.id === b.id && a.item_type === b.item_type;
}
