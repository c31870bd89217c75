import { foodsJsonSchema } from "@/lib/contracts/order-foods";

const line = {
  id: 11,
  item_type: "single",
  quantity: 2,
  remark: "少飯",
  unavailable_type: 0,
  username: "",
  relish_ids: "3,5",
};

test("foodsJsonSchema parses the JSON text of foods into order lines (EN-13)", () => {
  expect(foodsJsonSchema.parse(JSON.stringify([line]))).toEqual([{ ...line, groups: [] }]);
});

test.each([
  ["text that is not JSON", "[{"],
  ["no lines", "[]"],
  ["an object instead of a list", JSON.stringify(line)],
  ["a price next to the ids", JSON.stringify([{ ...line, unit_price: 1 }])],
  ["a quantity of 0", JSON.stringify([{ ...line, quantity: 0 }])],
  ["a negative quantity", JSON.stringify([{ ...line, quantity: -1 }])],
  ["a huge quantity", JSON.stringify([{ ...line, quantity: 1e9 }])],
  ["a fractional quantity", JSON.stringify([{ ...line, quantity: 1.5 }])],
  ["a quantity as text in scientific notation", JSON.stringify([{ ...line, quantity: "1e3" }])],
  ["options that are not ids", JSON.stringify([{ ...line, relish_ids: "3,x" }])],
  ["a remark with control characters", JSON.stringify([{ ...line, remark: "a\u0000b" }])],
  ["more lines than an order may have", JSON.stringify(Array.from({ length: 101 }, () => line))],
])("foodsJsonSchema refuses %s", (_what, text) => {
  expect(foodsJsonSchema.safeParse(text).success).toBe(false);
});
