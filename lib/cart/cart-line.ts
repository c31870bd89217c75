import type { CartItem, CartRelish, CartSetFood } from "@/lib/contracts/carts";

type Identity = Pick<
  CartItem,
  "id" | "item_type" | "remark" | "username" | "relish_ids" | "groups"
>;

/**
 * A text that is the same for identical lines. Two lines are identical if they have the same product, the same options
 * and foods of a set (in any order), the same remark (CA-10 to CA-12) and the same name of the person who ordered them
 * (GO-11).
 */
export function lineIdentity(item: Identity): string {
  const { id, item_type, remark, username, relish_ids } = item;
  const groups = item.groups
    .map((group) => {
      const foods = group.foods.map((food) => `${food.id}(${relishIdentity(food.relish_ids)})`);
      return `${group.id}:${foods.sort().join(",")}`;
    })
    .sort();
  const parts = [item_type, id, remark.trim(), relishIdentity(relish_ids), groups];
  // An empty name is left out. So a line without a name has the same identity as before group orders existed, and old
  // links still find it.
  return JSON.stringify(username === "" ? parts : [...parts, username]);
}

/** The short key of a line, which links contain as `mkey`. The same line has the same key in every tab. */
export function lineKey(item: Identity): string {
  return `${item.item_type}-${item.id}-${hashOf(lineIdentity(item))}`;
}

/** The names of the people in the lines of a group order, each once. */
export function namesIn(items: Pick<CartItem, "username">[]): string[] {
  return [...new Set(items.map(({ username }) => username).filter((name) => name !== ""))];
}

type Priced = Pick<CartItem, "unit_price" | "relish_ids" | "groups" | "quantity">;

/** The price of one piece in NT$ with its options. The price of a set includes its foods and their options. */
function unitPrice({ unit_price, relish_ids, groups }: Priced): number {
  const foods = groups.flatMap((group) => group.foods);
  const setPrice = foods.reduce(
    (sum, food) => sum + food.unit_price + relishPrice(food.relish_ids),
    0,
  );
  return unit_price + relishPrice(relish_ids) + setPrice;
}

export function linePrice(item: Priced): number {
  return unitPrice(item) * item.quantity;
}

function relishPrice(relish: CartRelish[]): number {
  return relish.reduce(
    (sum, { unit_price, relish_ids }) => sum + unit_price + relishPrice(relish_ids),
    0,
  );
}

/**
 * The choices of a line as texts: one text for the options, then one text for each group of a set with its foods and
 * their options.
 */
export function chosenTexts({ relish_ids, groups }: Pick<CartItem, "relish_ids" | "groups">) {
  const sets = groups.map(
    ({ sub_title, foods }) => `${sub_title}：${foods.map(foodText).join("、")}`,
  );
  return [relishNames(relish_ids).join("、"), ...sets].filter((text) => text !== "");
}

function foodText({ name, relish_ids }: CartSetFood): string {
  const relish = relishNames(relish_ids).join("、");
  return relish ? `${name}（${relish}）` : name;
}

/** The names of the options. Each option is followed by its nested options. */
function relishNames(relish: CartRelish[]): string[] {
  return relish.flatMap(({ name, relish_ids }) => [name, ...relishNames(relish_ids)]);
}

function relishIdentity(relish: CartRelish[]): string {
  return relish
    .map(({ id, parent_id, relish_ids }) => `${parent_id}/${id}(${relishIdentity(relish_ids)})`)
    .sort()
    .join(",");
}

// The hash function cyrb53. Its 53 bits are enough to distinguish the lines of one cart. With a hash, the URL does not
// contain the text of the line.
function hashOf(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
