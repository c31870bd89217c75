import { and, eq, inArray } from "drizzle-orm";
import { CODE } from "../../lib/contracts/codes.ts";
import type { OrderFood } from "../../lib/contracts/order-foods.ts";
import type { OrderLine } from "../../lib/contracts/orders.ts";
import type { Database } from "../db/client.ts";
import { foods } from "../db/schema/store-tables.ts";
import { ServiceError } from "../service-error.ts";
import {
  type ChosenOption,
  chooseOptions,
  type OptionFault,
  parseRelishIds,
} from "./option-rules.ts";
import { lineListTotal, lineTotal, type PriceLine } from "./price-rules.ts";

/** Far above any meal, far below what a column or a provider would choke on. */
const ORDER_LIMIT = 200_000;

type FoodRow = typeof foods.$inferSelect;
export type DraftLine = {
  asked: OrderFood;
  food: FoodRow;
  options: ChosenOption[];
  price: PriceLine;
};

const OPTION_REFUSALS: Record<OptionFault, string> = {
  "repeated-option": "餐點選項重複，請重新選擇",
  "foreign-option": "餐點選項有誤，請重新選擇",
  "option-without-parent": "餐點選項有誤，請重新選擇",
  "too-many-options": "餐點選項超過可選數量，請重新選擇",
  "required-option-missing": "請先選擇餐點的必選項目",
};

/** The lines as this store's menu prices them; whatever the menu does not hold is refused. */
export async function draftLines(
  db: Database,
  { store_id, asked }: { store_id: number; asked: OrderFood[] },
): Promise<DraftLine[]> {
  const ids = [...new Set(asked.map(({ id }) => id))];
  const rows = await db
    .select()
    .from(foods)
    .where(and(eq(foods.store_id, store_id), inArray(foods.id, ids)));
  const menu = new Map(rows.map((row) => [row.id, row]));
  const lines = asked.map((one) => draftLine(one, menu.get(one.id)));
  const total = lines.reduce((sum, { price }) => sum + lineTotal(price) + lineListTotal(price), 0);
  if (total > 2 * ORDER_LIMIT) throw refused("訂單金額超過上限，請分次訂購");
  return lines;
}

function draftLine(asked: OrderFood, food: FoodRow | undefined): DraftLine {
  if (!food) throw refused("找不到此餐點，請重新加入購物車");
  if (food.item_type === "set") throw refused("此套餐目前無法線上訂購");
  if (asked.item_type !== food.item_type || asked.groups.length > 0) {
    throw refused("餐點內容有誤，請重新加入購物車");
  }
  if (food.unit_price === 0) throw refused("0元品項不可加入購物車");
  const choice = chooseOptions(food.relish_groups, parseRelishIds(asked.relish_ids));
  if (!choice.ok) throw refused(OPTION_REFUSALS[choice.fault]);
  const option_price = choice.options.reduce((sum, { unit_price }) => sum + unit_price, 0);
  const { unit_price, list_price } = food;
  const price = { quantity: asked.quantity, unit_price, list_price, option_price };
  return { asked, food, options: choice.options, price };
}

export function orderLine({ asked, food, options, price }: DraftLine): OrderLine {
  return {
    type: food.item_type,
    id: food.id,
    name: food.name,
    quantity: price.quantity,
    relish: options.map(({ name }) => name).join("、"),
    groups: [],
    total_price: lineTotal(price),
    total_list_price: lineListTotal(price),
    remark: asked.remark,
  };
}

function refused(sentence: string): ServiceError {
  return new ServiceError(CODE.refused, sentence);
}
