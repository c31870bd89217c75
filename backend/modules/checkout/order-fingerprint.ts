import { createHash } from "node:crypto";
import type { OrderFood } from "../../../lib/contracts/order-foods.ts";
import type { OrderingRequest } from "../../../lib/contracts/orders.ts";
import { parseRelishIds } from "../catalog/option-rules.ts";

/**
 * Returns a hash of the content of an order (RU-22). The hash does not depend on the sequence of lines, options and
 * fields. The quote id and the confirmation of a second order are not part of the content.
 */
export function orderFingerprint(member_id: number, request: OrderingRequest): string {
  const { quote_id: _shown, again_after: _confirmed, ...content } = request;
  return hashOf({ ...content, member_id, foods: canonicalFoods(request.foods) });
}

type QuoteInputs = {
  /** The owner of the quote: the member and, for a courier order, the courier session. */
  member_id: number;
  courier_session_id: number | null;
  store_id: number;
  dining_type: number;
  foods: OrderFood[];
  selected: number;
  /** The applied benefits. Requested benefits that were not applied are ignored. */
  code_id: number;
  subscription_type: number;
  op_event_id: number | null;
  bill: Record<string, number>;
  is_reservation: number;
  reservation_start_time: number;
  lat: number;
  lng: number;
  /** The latitude and longitude of a courier order's pickup address. */
  pickup: number[] | undefined;
};

/**
 * Returns a hash of the owner, the cart, the applied benefits, the bill, the reserved time and the positions. A quote
 * is valid only for an order with the same hash.
 */
export function quoteInputsHash({ foods, ...inputs }: QuoteInputs): string {
  const priced = foods.map((food) => ({ ...productOf(food), quantity: food.quantity }));
  return hashOf({ ...inputs, foods: sortedTexts(priced) });
}

/**
 * Returns a hash of the products and quantities of a cart, without notes and prices. It does not matter how the pieces
 * of a product are divided into lines.
 */
export function cartHash(foods: OrderFood[]): string {
  const products = Map.groupBy(foods, (food) => canonicalText(productOf(food)));
  const counted = [...products].map(([product, lines]) => ({
    product,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
  return hashOf(sortedTexts(counted));
}

function productOf({ id, item_type, relish_ids, groups }: OrderFood) {
  return {
    id,
    item_type,
    relish_ids: canonicalIds(relish_ids),
    groups: canonicalGroups(groups),
  };
}

function canonicalFoods(foods: OrderFood[]): string[] {
  return sortedTexts(
    foods.map((food) => ({
      ...food,
      relish_ids: canonicalIds(food.relish_ids),
      groups: canonicalGroups(food.groups),
    })),
  );
}

/** Returns the groups of a set in a fixed sequence. A group without a chosen food is left out. */
function canonicalGroups(groups: OrderFood["groups"]): string[] {
  const filled = groups.filter(({ foods }) => foods.length > 0);
  return sortedTexts(
    filled.map(({ id, foods }) => ({
      id,
      foods: sortedTexts(
        foods.map((food) => ({ id: food.id, relish_ids: canonicalIds(food.relish_ids) })),
      ),
    })),
  );
}

function canonicalIds(relish_ids: string): number[] {
  return parseRelishIds(relish_ids).toSorted((a, b) => a - b);
}

function sortedTexts(values: object[]): string[] {
  return values.map(canonicalText).toSorted();
}

function hashOf(value: object): string {
  return createHash("sha256").update(canonicalText(value)).digest("hex");
}

/** Returns the value as JSON with sorted fields. */
function canonicalText(value: object): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? sortedFields(part) : part,
  );
}

function sortedFields(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
