import { EXPRESS_PRE_ORDER } from "./call-parameters.ts";
import type { CallName } from "./calls.ts";
import { findProblems, type Rules } from "./value-kinds.ts";

type Values = Record<string, unknown>;

const COURIER_DINING = "5";
const CARD_PAYMENT = "11";
const COMPANY_INVOICE = "2";

/** One item of `foods`. In a set, relish_ids are in the foods of its groups, so the set itself needs none. */
const FOOD_ITEM: Rules = {
  id: "id",
  quantity: "integer",
  remark: "text~",
  unavailable_type: "flag",
  username: "text~",
  relish_ids: "text~",
};
const SET_ITEM: Rules = { ...FOOD_ITEM, relish_ids: "text?" };
const SET_FOOD: Rules = { id: "id", relish_ids: "text~" };

/** Checks what the parameter table cannot express: fields that depend on other fields, and the JSON in `foods`. */
export function findOrderProblems(name: CallName, values: Values): string[] {
  if (name === "beforeOrdering") return [...findExpressProblems(values), ...foodsOf(values)];
  if (name === "exBeforeOrdering") return [...findSourceProblems(values), ...foodsOf(values)];
  if (name === "ordering") return [...findConditionalProblems(values), ...foodsOf(values)];
  if (name === "exOrdering") {
    return [...findSourceProblems(values), ...findConditionalProblems(values), ...foodsOf(values)];
  }
  return [];
}

const findExpressProblems = (values: Values): string[] =>
  String(values.dining_type) === COURIER_DINING ? findProblems(EXPRESS_PRE_ORDER, values) : [];

/**
 * Checks that a pre-order or order of the OPN client has a source_order_id, which the shop gets as the query parameter
 * v3.
 */
const findSourceProblems = (values: Values): string[] =>
  findProblems({ source_order_id: "id" }, values);

/**
 * Checks the rules of the ordering request (EN-15) for card_id ("only for pay type 11") and for title and number
 * ("company invoice only").
 */
function findConditionalProblems(values: Values): string[] {
  return [
    findOnlyWith(values, { name: "card_id", field: "pay_type", expected: CARD_PAYMENT }),
    findOnlyWith(values, { name: "title", field: "invoice_type", expected: COMPANY_INVOICE }),
    findOnlyWith(values, { name: "number", field: "invoice_type", expected: COMPANY_INVOICE }),
  ].flat();
}

function findOnlyWith(values: Values, rule: { name: string; field: string; expected: string }) {
  const applies = String(values[rule.field]) === rule.expected;
  if (applies && values[rule.name] === undefined) {
    return [`${rule.name}: is missing although ${rule.field} is ${rule.expected}`];
  }
  if (!applies && values[rule.name] !== undefined) {
    return [`${rule.name}: is sent although ${rule.field} is not ${rule.expected}`];
  }
  return [];
}

function foodsOf(values: Values): string[] {
  const foods = parse(values.foods);
  // findProblems already reports a value that is not JSON text.
  if (foods === undefined) return [];
  if (!Array.isArray(foods)) return ["foods: is not a list"];
  return foods.flatMap((item, at) => findItemProblems(item as Values, `foods[${at}]`));
}

function findItemProblems(item: Values, place: string): string[] {
  const isSet = item.item_type === "set";
  const problems = findProblems(isSet ? SET_ITEM : FOOD_ITEM, item);
  if (!isSet && item.item_type !== "single") problems.push("item_type: is neither single nor set");
  if (Number(item.quantity) < 1) problems.push("quantity: is below 1");
  if (isSet) problems.push(...findGroupProblems(item.groups));
  return problems.map((problem) => `${place}.${problem}`);
}

function findGroupProblems(groups: unknown): string[] {
  if (!Array.isArray(groups)) return ["groups: is not a list"];
  return groups.flatMap((group: Values) => {
    if (!Array.isArray(group.foods)) return ["groups.foods: is not a list"];
    return group.foods.flatMap((food: Values) =>
      findProblems(SET_FOOD, food).map((problem) => `groups.foods.${problem}`),
    );
  });
}

function parse(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
