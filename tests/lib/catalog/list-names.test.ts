import { WHOLE_LIST } from "@/lib/catalog/list-filter";
import { listName, withName } from "@/lib/catalog/list-names";

const names = {
  types: [{ id: 3, name: "便當" }],
  groups: [{ id: 2, name: "免運專區" }],
  subjects: [{ id: 5, name: "早安，吃早餐" }],
};

it.each([
  [{}, null],
  [{ keyword: "麵" }, null],
  [{ type: 3 }, "便當"],
  [{ group: 2 }, "免運專區"],
  [{ type: 3, group: 2 }, "免運專區・便當"],
  [{ subject: 5 }, "早安，吃早餐"],
  [{ type: 9 }, null],
])("the store list with the values %j has the name %s", (values, name) => {
  expect(listName({ ...WHOLE_LIST, ...values }, names, "zh-TW")).toBe(name);
});

it("listName separates the names with a middle dot and spaces in English (LN-06)", () => {
  expect(listName({ ...WHOLE_LIST, type: 3, group: 2 }, names, "en")).toBe("免運專區 · 便當");
});

it("withName adds only a name that is missing in the list", () => {
  expect(withName(names.types, 9, "壽司")).toEqual([...names.types, { id: 9, name: "壽司" }]);
  expect(withName(names.types, 3, "便當")).toBe(names.types);
  expect(withName(names.types, undefined, null)).toBe(names.types);
});
