import type { OptionGroup, Product, Store } from "./catalog-types.ts";

type RequestedFood = { id: string | number; relish_ids?: string };
type RequestedItem = RequestedFood & {
  item_type: "single" | "set";
  quantity: number | string;
  remark: string | null;
  groups?: { id?: string | number; foods: RequestedFood[] }[];
};

export type Line = { shape: object; quantity: number; total: number };

type Choice = { options: { id: string | number; name: string; price: number }[]; isWhole: boolean };

/**
 * Reads the order lines from the JSON text of `foods`. Returns the message of a refusal if the store does not sell an
 * item in the requested quantity and with the chosen options.
 */
export function readLines(store: Store, foods: string): Line[] | string {
  const lines: Line[] = [];
  for (const item of JSON.parse(foods) as RequestedItem[]) {
    const line = readLine(store, item);
    if (typeof line === "string") return line;
    lines.push(line);
  }
  return lines;
}

function readLine(store: Store, item: RequestedItem): Line | string {
  const product = store.products.find(
    ({ id, kind }) => String(id) === String(item.id) && kind === item.item_type,
  );
  if (!product) return "訂單內有已下架的餐點";
  const quantity = Number(item.quantity);
  if (product.isSoldOut) return `${product.name} 已售完`;
  if (product.limit !== null && quantity > product.limit) {
    return `${product.name} 每筆訂單最多 ${product.limit} 份`;
  }
  const choice = product.kind === "set" ? readSet(product, item) : readOptions(product, item);
  if (!choice.isWhole) return `${product.name} 尚有必選項目未選`;
  return priceLine(product, choice, { ...item, quantity });
}

function priceLine(product: Product, choice: Choice, item: RequestedItem): Line {
  const quantity = Number(item.quantity);
  const extra = choice.options.reduce((sum, option) => sum + option.price, 0);
  const total = (product.price + extra) * quantity;
  const chosen = choice.options.map(({ id, name, price }) => ({ id, name, unit_price: price }));
  const shape = {
    type: product.kind,
    id: product.id,
    name: product.name,
    quantity,
    relish: product.kind === "single" ? chosen : [],
    groups: product.kind === "set" ? shapeChosenGroups(product, item) : [],
    total_price: String(total),
    total_list_price: String((product.listPrice + extra) * quantity),
    remark: item.remark ?? "",
  };
  return { shape, quantity, total };
}

const chosenIds = (food: RequestedFood): Set<string> =>
  new Set((food.relish_ids ?? "").split(",").filter((id) => id !== ""));

const readOptions = (holder: { groups: OptionGroup[] }, food: RequestedFood): Choice =>
  choose(holder.groups, chosenIds(food));

function choose(groups: OptionGroup[], ids: Set<string>): Choice {
  return merge(
    groups.map((group) => {
      const picked = group.options.filter(({ id }) => ids.has(String(id)));
      const isWhole = picked.length <= group.maxChoose && (picked.length > 0 || !group.isRequired);
      const below = picked.map((option) => choose(option.groups, ids));
      return merge([{ options: picked, isWhole }, ...below]);
    }),
  );
}

const merge = (choices: Choice[]): Choice => ({
  options: choices.flatMap(({ options }) => options),
  isWhole: choices.every(({ isWhole }) => isWhole),
});

const requestedFoods = (item: RequestedItem): RequestedFood[] =>
  (item.groups ?? []).flatMap((group) => group.foods);

function readSet(product: Product, item: RequestedItem): Choice {
  const requested = requestedFoods(item);
  return merge(
    product.setGroups.flatMap((group) =>
      group.foods.map((food) => {
        const found = requested.find(({ id }) => String(id) === String(food.id));
        return found ? readOptions(food, found) : { options: [], isWhole: !food.isRequired };
      }),
    ),
  );
}

function shapeChosenGroups(product: Product, item: RequestedItem): object[] {
  const ids = new Set(requestedFoods(item).map(({ id }) => String(id)));
  return product.setGroups.map((group) => ({
    id: group.id,
    sub_title: group.subTitle,
    foods: group.foods
      .filter((food) => ids.has(String(food.id)))
      .map((food) => ({ id: food.id, name: food.name, unit_price: food.price })),
  }));
}
