import type { Option, OptionGroup, SetFood, SetGroup } from "../../lib/contracts/products.ts";

function makeOption(id: number, unit_price: number): Option {
  return { id, name: `選項${id}`, unit_price, is_offer: 0, relish_groups: [] };
}

const SIZE: OptionGroup = {
  id: 1,
  name: "份量",
  is_multi_choose: 0,
  max_choose: 0,
  is_required: 1,
  items: [makeOption(11, 0), makeOption(12, 20)],
};

export function makeMenuPart(values: Partial<SetFood> & { id: number }): SetFood {
  return {
    name: `餐點${values.id}`,
    unit_price: 0,
    is_required: 0,
    is_limit: 0,
    limit_count: 0,
    sale_count: 0,
    relish_groups: [],
    ...values,
  };
}

/**
 * The groups of a set: a main course (1001 with a required size, or 1002 for NT$30), side dishes (1003 required, 1004
 * for NT$15) and a drink.
 */
export function makeSetMenu(drink = makeMenuPart({ id: 1005 })): SetGroup[] {
  return [
    {
      id: 1,
      sub_title: "選一份主餐",
      foods: [
        makeMenuPart({ id: 1001, relish_groups: [SIZE] }),
        makeMenuPart({ id: 1002, unit_price: 30 }),
      ],
    },
    {
      id: 2,
      sub_title: "配餐",
      foods: [
        makeMenuPart({ id: 1003, is_required: 1 }),
        makeMenuPart({ id: 1004, unit_price: 15 }),
      ],
    },
    { id: 3, sub_title: "選一杯飲料", foods: [drink] },
  ];
}

type GroupRequest = { id: number; foods: { id: number; relish_ids: string }[] };

/** Makes the groups of a request. `chosen` has the form `{ groupId: [foodId, [foodId, "relish_ids"]] }`. */
export function makeGroupRequests(
  chosen: Record<number, (number | [number, string])[]>,
): GroupRequest[] {
  return Object.entries(chosen).map(([id, foods]) => ({
    id: Number(id),
    foods: foods.map((food) => {
      const [food_id, relish_ids] = typeof food === "number" ? [food, ""] : food;
      return { id: food_id, relish_ids };
    }),
  }));
}
