import {
  bestFirst,
  type CategoryRow,
  categoryTree,
} from "../../../../backend/modules/catalog/grocery-rules.ts";
import { searchTerms } from "../../../../backend/modules/catalog/search-terms.ts";

const row = (id: number, parent_id: number | null, food_count: number): CategoryRow => ({
  id,
  parent_id,
  name: `分類${id}`,
  image: "",
  food_count,
});

it("puts subcategories under their category and adds up their product counts", () => {
  expect(categoryTree([row(1, null, 0), row(2, null, 3), row(11, 1, 4), row(12, 1, 5)])).toEqual([
    {
      id: 1,
      name: "分類1",
      image: "",
      food_count: 9,
      children: [
        { id: 11, name: "分類11" },
        { id: 12, name: "分類12" },
      ],
    },
    { id: 2, name: "分類2", image: "", food_count: 3, children: [] },
  ]);
});

it("leaves out categories without products", () => {
  const tree = categoryTree([row(1, null, 0), row(11, 1, 2), row(12, 1, 0), row(2, null, 0)]);
  expect(tree).toMatchObject([{ id: 1, food_count: 2, children: [{ id: 11 }] }]);
});

const food = (name: string, sale_status = 1) => ({ name, sale_status });

it.each([
  ["牛奶", ["巧克力牛奶", "牛奶", "牛奶糖"], ["牛奶", "牛奶糖", "巧克力牛奶"]],
  ["牛奶", ["牛肉配奶油", "鮮牛奶"], ["鮮牛奶", "牛肉配奶油"]],
  ["臺灣啤酒", ["金牌台灣啤酒", "台灣啤酒"], ["台灣啤酒", "金牌台灣啤酒"]],
  ["ＡＢＣ", ["好喝 a-b-c 茶", "ABC 茶"], ["ABC 茶", "好喝 a-b-c 茶"]],
])("a search for %s puts %j in the order %j", (term, names, expected) => {
  const rows = names.map((name) => food(name));
  expect(bestFirst(rows, searchTerms(term)).map(({ name }) => name)).toEqual(expected);
});

it("puts a sold-out product after equally good matches and before worse matches", () => {
  const rows = [food("巧克力牛奶"), food("牛奶", 0), food("牛奶糖條")];
  expect(bestFirst(rows, searchTerms("牛奶")).map(({ name }) => name)).toEqual([
    "牛奶糖條",
    "牛奶",
    "巧克力牛奶",
  ]);
});
