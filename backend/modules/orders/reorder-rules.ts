import { SALE_STATUS_ON_SALE } from "../../../lib/contracts/codes.ts";
import type { OrderFood } from "../../../lib/contracts/order-foods.ts";
import type { OrderLine } from "../../../lib/contracts/orders.ts";
import type { Product, SetGroup } from "../../../lib/contracts/products.ts";
import type { ReorderChange, ReorderItem } from "../../../lib/contracts/reorder.ts";
import { availableChoice, isSoldOut } from "../catalog/available-choice-rules.ts";
import { type ChosenOption, chooseOptions, parseRelishIds } from "../catalog/option-rules.ts";
import { type ChosenGroup, chooseParts, partsPrice } from "../catalog/set-part-rules.ts";
import { reorderItem } from "./reorder-item.ts";

/** A line of an earlier order or of a group order. `unit_price` is the price of one piece with its options, in NT$. */
export type OrderedLine = Pick<OrderLine, "name" | "relish" | "groups"> & {
  unit_price: number;
  request: OrderFood;
};

type Menu = Map<number, Product>;
/** The number of pieces of each limited product that remain after the previous lines. */
type Room = Map<number, number>;
type LineResult = { item: ReorderItem | null; changes: ReorderChange[] };

/** Returns the items that can be ordered now, and each difference from the earlier lines. */
export function reorderLines(lines: OrderedLine[], menu: Menu) {
  const all = lineResults(lines, menu);
  return {
    items: all.flatMap(({ item }) => (item ? [item] : [])),
    changes: all.flatMap(({ changes }) => changes),
  };
}

/** Returns one result for each line. `item` is null if the line cannot be ordered now. */
export function lineResults(lines: OrderedLine[], menu: Menu): LineResult[] {
  const room: Room = new Map();
  return lines.map((line) => lineResult(line, menu.get(line.request.id), room));
}

function lineResult(line: OrderedLine, product: Product | undefined, room: Room): LineResult {
  const { request } = line;
  const requested = { id: request.id, item_type: request.item_type, name: line.name };
  if (!product || product.item_type !== request.item_type || !isForSale(product)) {
    return { item: null, changes: [{ kind: "gone", ...requested }] };
  }
  const lineProduct = { ...requested, name: product.name };
  const kept = availableChoice(product, request);
  const choice = chooseOptions(product.relish_groups, parseRelishIds(kept.relish_ids));
  const parts = chooseParts(product.item_type === "set" ? product.groups : [], kept.groups);
  if (!choice.ok || !parts.ok) {
    return { item: null, changes: [{ kind: "choose-again", ...lineProduct }] };
  }
  const item = reorderItem(product, { ...request, ...pick(kept) }, request.quantity);
  const quantity = take(item, room);
  const chosen = { options: choice.options, groups: parts.groups };
  const changes = [
    ...(kept.isComplete ? [] : [optionsGone(lineProduct, line, chosen)]),
    ...priceChange(lineProduct, line, priceOf(product, chosen)),
    ...(quantity === request.quantity
      ? []
      : [{ kind: "limit" as const, ...lineProduct, from: request.quantity, to: quantity }]),
  ];
  return { item: quantity > 0 ? { ...item, quantity } : null, changes };
}

function isForSale(product: Product): boolean {
  const isOffered = product.sale_status === SALE_STATUS_ON_SALE && product.enable_add_cart === 1;
  return (
    isOffered && product.unit_price > 0 && !isSoldOut(product) && !product.groups.some(isGroupGone)
  );
}

/**
 * Returns true if a group of a set cannot be chosen: a required food is sold out, or all foods of the group are sold
 * out.
 */
function isGroupGone({ foods }: SetGroup): boolean {
  const fixed = foods.filter(({ is_required }) => is_required === 1);
  if (fixed.length > 0) return fixed.some(isSoldOut);
  return foods.length > 0 && foods.every(isSoldOut);
}

function pick({ relish_ids, groups }: Pick<OrderFood, "relish_ids" | "groups">) {
  return { relish_ids, groups };
}

type LineProduct = Pick<ReorderItem, "id" | "item_type" | "name">;
type LineChoice = { options: ChosenOption[]; groups: ChosenGroup[] };

function optionsGone(
  lineProduct: LineProduct,
  line: OrderedLine,
  { options, groups }: LineChoice,
): ReorderChange {
  const parts = groups.flatMap((group) => group.parts);
  const names = [
    ...options.map(({ name }) => name),
    ...parts.flatMap(({ food, options: own }) => [food.name, ...own.map(({ name }) => name)]),
  ];
  const before = [line.relish, ...line.groups.flatMap(({ foods }) => foods)];
  const from = before.filter((text) => text !== "").join("、");
  return { kind: "option-gone", ...lineProduct, from, to: names.join("、") };
}

function priceOf({ unit_price }: Product, { options, groups }: LineChoice): number {
  return options.reduce((sum, one) => sum + one.unit_price, unit_price) + partsPrice(groups);
}

function priceChange(
  lineProduct: LineProduct,
  { unit_price: from }: OrderedLine,
  to: number,
): ReorderChange[] {
  return from === to ? [] : [{ kind: "price", ...lineProduct, from, to }];
}

/**
 * Returns how many pieces of the line the stock allows, at most the ordered quantity, and subtracts them from the
 * remaining stock. All lines share the stock of a product, whether it is sold alone or in sets.
 */
function take(item: ReorderItem, room: Room): number {
  const parts = item.groups.flatMap((group) => group.foods);
  const limits = [
    ...(item.max_quantity === null ? [] : [{ id: item.id, left: item.max_quantity }]),
    ...parts
      .filter((part) => part.is_limit === 1)
      .map(({ id, limit_count, sale_count }) => ({ id, left: limit_count - sale_count })),
  ];
  const uses = [...Map.groupBy(limits, ({ id }) => id)].map(([id, same]) => ({
    id,
    each: same.length,
    left: room.get(id) ?? Math.min(...same.map(({ left }) => left)),
  }));
  const possibleQuantities = uses.map(({ left, each }) => Math.floor(left / each));
  const quantity = Math.max(0, Math.min(item.quantity, ...possibleQuantities));
  for (const { id, left, each } of uses) room.set(id, left - each * quantity);
  return quantity;
}
