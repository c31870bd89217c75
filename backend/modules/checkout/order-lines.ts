import { and, eq, inArray } from "drizzle-orm";
import type { Reason } from "../../../lib/contracts/answer-code.ts";
import { CODE, type DiningType } from "../../../lib/contracts/codes.ts";
import type { OrderFood } from "../../../lib/contracts/order-foods.ts";
import type { OrderLine } from "../../../lib/contracts/orders.ts";
import type { Database } from "../../db/client.ts";
import { foods } from "../../db/schema/store-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { foodForType } from "../catalog/dining-menu-rules.ts";
import { type ChosenOption, chooseOptions, parseRelishIds } from "../catalog/option-rules.ts";
import {
  type ChosenGroup,
  chooseParts,
  partsPrice,
  type SetFault,
} from "../catalog/set-part-rules.ts";
import { partRows, partStock, type Stock } from "../catalog/set-stock.ts";
import { lineListTotal, lineTotal, type PriceLine } from "./price-rules.ts";

/**
 * The highest price of an order in NT$. The check allows twice this amount for the sum of price and list price. The
 * price is never above the list price, so it cannot exceed this amount. The amount is far above real orders, and far
 * below the limits of the columns and of the providers.
 */
const ORDER_LIMIT = 200_000;

type FoodRow = typeof foods.$inferSelect;
/** A food that a line needs once for each unit of its quantity: the product itself, or a chosen food of the set. */
type NeededFood = Stock & { id: number; name: string; enable_add_cart: 0 | 1 };
export type DraftLine = {
  request: OrderFood;
  food: Pick<FoodRow, "id" | "name" | "item_type">;
  options: ChosenOption[];
  groups: ChosenGroup[];
  needed: NeededFood[];
  price: PriceLine;
};

const REFUSALS: Record<SetFault, string> = {
  "repeated-option": "餐點選項重複，請重新選擇",
  "foreign-option": "餐點選項有誤，請重新選擇",
  "option-without-parent": "餐點選項有誤，請重新選擇",
  "too-many-options": "餐點選項超過可選數量，請重新選擇",
  "required-option-missing": "請先選擇餐點的必選項目",
  "repeated-part": "套餐內容重複，請重新選擇",
  "foreign-part": "套餐內容有誤，請重新選擇",
  "required-part-missing": "請先選擇套餐的必選餐點",
  "too-many-parts": "套餐餐點超過可選數量，請重新選擇",
};

type LineRequests = { store_id: number; dining_type: DiningType; requests: OrderFood[] };

/**
 * Prices the lines with the menu of the store. Throws if a line is not an allowed choice from this menu or if the
 * amount is above `ORDER_LIMIT`.
 */
export async function draftLines(
  db: Database,
  { store_id, dining_type, requests }: LineRequests,
): Promise<DraftLine[]> {
  const ids = [...new Set(requests.map(({ id }) => id))];
  const rows = await db
    .select()
    .from(foods)
    .where(and(eq(foods.store_id, store_id), inArray(foods.id, ids)));
  const menu = new Map(rows.map((row) => [row.id, foodForType(row, dining_type)]));
  const groups = rows.flatMap((row) => row.groups);
  const parts = await partRows(db, store_id, groups);
  const lines = requests.map((one) => draftLine(one, menu.get(one.id), parts));
  const total = lines.reduce((sum, { price }) => sum + lineTotal(price) + lineListTotal(price), 0);
  if (total > 2 * ORDER_LIMIT) throw refusal("訂單金額超過上限，請分次訂購", "order-too-large");
  return lines;
}

type PartRows = Awaited<ReturnType<typeof partRows>>;

function draftLine(request: OrderFood, food: FoodRow | undefined, parts: PartRows): DraftLine {
  if (!food) throw refusal("找不到此餐點，請重新加入購物車", "add-again");
  if (request.item_type !== food.item_type)
    throw refusal("餐點內容有誤，請重新加入購物車", "add-again");
  if (food.unit_price === 0) throw refusal("0元品項不可加入購物車", "zero-price");
  const choice = chooseOptions(food.relish_groups, parseRelishIds(request.relish_ids));
  if (!choice.ok) throw choiceRefusal(choice.fault);
  const chosen = chooseParts(food.item_type === "set" ? food.groups : [], request.groups);
  if (!chosen.ok) throw choiceRefusal(chosen.fault);
  const { options } = choice;
  const { groups } = chosen;
  const relish_price = options.reduce((sum, { unit_price }) => sum + unit_price, 0);
  const { unit_price, list_price } = food;
  const option_price = relish_price + partsPrice(groups);
  const price = { quantity: request.quantity, unit_price, list_price, option_price };
  return { request: request, food, options, groups, needed: neededOf(food, groups, parts), price };
}

/** Returns the product and the chosen foods of a set, because each of these foods may be sold out separately. */
function neededOf(food: FoodRow, groups: ChosenGroup[], rows: PartRows): NeededFood[] {
  const chosen = groups.flatMap((group) => group.parts);
  const parts = chosen.map(({ food: part }) => ({
    ...partStock(part, rows.get(part.id)),
    id: part.id,
    name: part.name,
    enable_add_cart: 1 as const,
  }));
  return [food, ...parts];
}

/** Returns all foods that the lines consist of, including the chosen foods of sets. */
export function foodsNeededBy(lines: DraftLine[]): { food: NeededFood; quantity: number }[] {
  return lines.flatMap(({ needed, price }) =>
    needed.map((food) => ({ food, quantity: price.quantity })),
  );
}

export function orderLine({ request, food, options, groups, price }: DraftLine): OrderLine {
  return {
    type: food.item_type,
    id: food.id,
    name: food.name,
    quantity: price.quantity,
    relish: namesOf(options),
    groups: groups.map(({ id, sub_title, parts }) => ({
      id,
      sub_title,
      foods: parts.map((part) => partText(part.food.name, namesOf(part.options))),
    })),
    total_price: lineTotal(price),
    total_list_price: lineListTotal(price),
    remark: request.remark,
    username: request.username,
  };
}

function partText(name: string, relish: string): string {
  return relish ? `${name}（${relish}）` : name;
}

function namesOf(options: ChosenOption[]): string {
  return options.map(({ name }) => name).join("、");
}

function choiceRefusal(fault: SetFault): ServiceError {
  const isMissing = fault === "required-option-missing" || fault === "required-part-missing";
  return refusal(REFUSALS[fault], isMissing ? "required-options" : "choose-options-again");
}

function refusal(sentence: string, reason: Reason): ServiceError {
  return new ServiceError(CODE.refused, sentence, reason);
}
