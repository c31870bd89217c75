import { categoryChoice } from "@/lib/catalog/category-choice";
import { makeCategories } from "../../factories/grocery-shapes";

it.each([
  ["of the first level", 2, "飲料", "飲料", true],
  ["of the second level", 12, "蔬菜", "生鮮", false],
  ["that is unknown", 99, "生鮮", "生鮮", true],
  ["that is not given", 0, "生鮮", "生鮮", true],
])(
  "a category %s (cat %i) selects %s below %s (GR-01, GR-02)",
  (_which, cat, name, top, isWhole) => {
    expect(categoryChoice(makeCategories(), cat)).toMatchObject({
      name,
      top: { name: top },
      isWhole,
    });
  },
);

it("a store without categories has none to select", () => {
  expect(categoryChoice([], 5)).toBeNull();
});
