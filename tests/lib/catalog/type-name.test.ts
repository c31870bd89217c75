import { cuisines, grocery } from "@/backend/seed/cuisines";
import { readTypeNames, typeName } from "@/lib/catalog/type-name";

test.each([
  ["手搖飲", "Bubble tea & drinks"],
  ["便當", "Bento"],
  ["外星料理", "外星料理"],
])("names the type %s in English %s (TX-04)", async (type, name) => {
  expect(typeName(type, await readTypeNames("en"))).toBe(name);
});

test("Chinese needs no names (TX-04)", async () => {
  const names = await readTypeNames("zh-TW");
  expect(names).toBeNull();
  expect(typeName("便當", names)).toBe("便當");
});

test("every type of the demonstration has an English name (TX-04)", async () => {
  const names = await readTypeNames("en");
  const types = [...cuisines, grocery].flatMap((cuisine) => cuisine.types);
  expect(types.filter((type) => names?.[type] === undefined)).toEqual([]);
});
