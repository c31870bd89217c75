import { TIME_MAX } from "@/lib/cart/reservation-fields";
import type { Cart, CartItem, CartRelish, CartSetFood, CartSetGroup } from "@/lib/contracts/carts";
import {
  DINING_TYPE,
  type DiningType,
  ID_MAX,
  IMMEDIATE,
  INITIAL_DINING_TYPE,
  MONEY_MAX,
  NUMBER_MAX,
  REMARK_MAX,
  USERNAME_MAX,
} from "@/lib/contracts/codes";
import { lineKey } from "./cart-line";
import { emptyCart, mergeLines, withItems } from "./cart-rules";

const NAME_MAX = 200;
const LINES_MAX = 100;
const GROUPS_MAX = 20;
const FOODS_MAX = 50;
const NESTING_MAX = 5;
const DINING_TYPES: readonly number[] = Object.values(DINING_TYPE);

/**
 * Reads a cart from local storage, where people, extensions or older versions may have written invalid data. Drops
 * invalid lines, replaces other invalid values by defaults, and computes the totals and the line keys again. If the
 * store is invalid or no valid line is left, returns an empty cart. Does not throw.
 */
export function repairedCart(stored: unknown): Cart {
  const value = fields(stored);
  const store_id = wholeNumber(value.store_id, ID_MAX);
  const items = list(value.items).slice(0, LINES_MAX).flatMap(repairedItem);
  if (store_id === 0 || items.length === 0) return emptyCart();
  const cart: Cart = {
    ...emptyCart(),
    store_id,
    store_name: text(value.store_name, NAME_MAX),
    store_image: picture(value.store_image),
    store_classification_id: value.store_classification_id === 2 ? 2 : 1,
    dining_type: diningType(value.dining_type),
    is_reservation: flag(value.is_reservation),
    reservation_start_time: wholeNumber(value.reservation_start_time, TIME_MAX) || IMMEDIATE,
    minimum_charge: wholeNumber(value.minimum_charge, MONEY_MAX),
    number: text(value.number, NUMBER_MAX),
    remark: text(value.remark, REMARK_MAX),
    is_items_remark: flag(value.is_items_remark),
  };
  return withItems(cart, mergeLines(items));
}

function repairedItem(stored: unknown): CartItem[] {
  const value = fields(stored);
  const id = wholeNumber(value.id, ID_MAX);
  const name = text(value.name, NAME_MAX);
  if (id === 0 || name === "" || !isMoney(value.unit_price)) return [];
  const unit_price = value.unit_price;
  const item_type = value.item_type === "set" ? ("set" as const) : ("single" as const);
  const groups = item_type === "set" ? list(value.groups).slice(0, GROUPS_MAX) : [];
  const item = {
    item_type,
    id,
    name,
    quantity: wholeNumber(value.quantity, MONEY_MAX),
    relish_ids: repairedRelish(value.relish_ids, 0),
    remark: text(value.remark, REMARK_MAX),
    unavailable_type: flag(value.unavailable_type),
    username: text(value.username, USERNAME_MAX),
    list_price: isMoney(value.list_price) ? value.list_price : unit_price,
    unit_price,
    image: picture(value.image),
    groups: firstOfEach(groups.flatMap(repairedGroup)),
    max_quantity: isMoney(value.max_quantity) ? value.max_quantity : null,
  };
  return [{ ...item, pdkey: lineKey(item) }];
}

function repairedRelish(stored: unknown, depth: number): CartRelish[] {
  if (depth > NESTING_MAX) return [];
  return list(stored).flatMap((one) => {
    const value = fields(one);
    const id = wholeNumber(value.id, ID_MAX);
    const name = text(value.name, NAME_MAX);
    if (id === 0 || !isMoney(value.unit_price)) return [];
    const parent_id = wholeNumber(value.parent_id, ID_MAX);
    const relish_ids = repairedRelish(value.relish_ids, depth + 1);
    return [{ id, name, parent_id, unit_price: value.unit_price, relish_ids }];
  });
}

function repairedGroup(stored: unknown): CartSetGroup[] {
  const value = fields(stored);
  const id = wholeNumber(value.id, ID_MAX);
  const foods = firstOfEach(list(value.foods).slice(0, FOODS_MAX).flatMap(repairedFood));
  return id === 0 ? [] : [{ id, sub_title: text(value.sub_title, NAME_MAX), foods }];
}

function repairedFood(stored: unknown): CartSetFood[] {
  const value = fields(stored);
  const id = wholeNumber(value.id, ID_MAX);
  if (id === 0 || !isMoney(value.unit_price)) return [];
  return [
    {
      id,
      name: text(value.name, NAME_MAX),
      unit_price: value.unit_price,
      is_required: flag(value.is_required),
      is_limit: flag(value.is_limit),
      limit_count: wholeNumber(value.limit_count, MONEY_MAX),
      sale_count: wholeNumber(value.sale_count, MONEY_MAX),
      relish_ids: repairedRelish(value.relish_ids, 0),
    },
  ];
}

/** Keeps the first entry of each id, because a backend refuses the whole order if an id appears twice. */
function firstOfEach<Part extends { id: number }>(parts: Part[]): Part[] {
  return parts.filter(({ id }, at) => parts.findIndex((part) => part.id === id) === at);
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function wholeNumber(value: unknown, max: number): number {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0 && value <= max
    ? value
    : 0;
}

function isMoney(value: unknown): value is number {
  return (
    typeof value === "number" && Number.isSafeInteger(value) && value >= 0 && value <= MONEY_MAX
  );
}

function text(value: unknown, length: number): string {
  return typeof value === "string" ? value.slice(0, length) : "";
}

/** Returns the URL of a picture if it is a path of this site or an https URL, or else "". */
function picture(value: unknown): string {
  const url = text(value, 1000);
  return /^(?:\/(?!\/)|https:\/\/)/.test(url) ? url : "";
}

function flag(value: unknown): 0 | 1 {
  return value === 1 ? 1 : 0;
}

function diningType(value: unknown): DiningType {
  return isDiningType(value) ? value : INITIAL_DINING_TYPE;
}

function isDiningType(value: unknown): value is DiningType {
  return typeof value === "number" && DINING_TYPES.includes(value);
}
