import { fc } from "@/tests/setup/seeded-properties";
import { searchGrams, termGrams } from "../../../../backend/db/search-grams.ts";
import {
  dishMatch,
  isNameOrTypeMatch,
  MATCH_RANK,
  storeMatch,
  typeMatch,
} from "../../../../backend/modules/catalog/search-match-rules.ts";
import { searchTerms } from "../../../../backend/modules/catalog/search-terms.ts";
import { STORE_CLASSIFICATION } from "../../../../lib/contracts/codes.ts";

type StoreWithTypes = Parameters<typeof storeMatch>[0];
const storeWith = (name: string, ...types: string[]): StoreWithTypes => ({
  store: { name, store_classification_id: STORE_CLASSIFICATION.restaurant },
  types: types.map((type) => ({ name: type })),
});
const dish = (name: string, desc = "") => ({ name, desc });
const tea = storeWith("老樹下茶鋪（信義店）", "手搖飲", "甜點");
const mart = {
  ...storeWith("好鄰居超市", "生鮮雜貨"),
  store: { name: "好鄰居超市", store_classification_id: STORE_CLASSIFICATION.grocery },
};
const menu = [dish("珍珠鮮奶茶"), dish("綠豆湯", "加珍珠另計"), dish("燒仙草")];

describe("a store is found by", () => {
  it.each([
    ["its whole name", "老樹下茶鋪（信義店）", MATCH_RANK.isName],
    ["its whole name typed with a space", "老樹下茶鋪 信義店", MATCH_RANK.isName],
    ["the beginning of its name", "老樹下", MATCH_RANK.beginsName],
    ["a part of its name", "信義", MATCH_RANK.inName],
    ["the name of its type", "甜點", MATCH_RANK.inType],
    ["a synonym of its type", "飲料", MATCH_RANK.inType + 0.5],
    ["a word of its name and a word of its type", "老樹下 甜點", MATCH_RANK.inType],
    ["a part of a dish's name", "仙草", MATCH_RANK.inDish],
    ["a part of a dish's description", "另計", MATCH_RANK.inDishText],
    ["a word of its name and the name of a dish", "信義 燒仙草", MATCH_RANK.inDish],
    ["parts of the names of two dishes", "仙草 綠豆", MATCH_RANK.inDish],
  ])("%s", (_what, keyword, rank) => {
    expect(storeMatch(tea, menu, searchTerms(keyword))?.rank).toBe(rank);
  });

  it.each([
    ["a word that does not occur", "牛排"],
    ["two words of which one does not occur", "仙草 牛排"],
    ["characters that are not adjacent", "老下"],
    ["the end of one dish and the beginning of the next", "茶綠"],
  ])("none of its texts if the search has %s", (_what, keyword) => {
    expect(storeMatch(tea, menu, searchTerms(keyword))).toBeNull();
  });
});

const rank = (store: StoreWithTypes, dishes: ReturnType<typeof dish>[], keyword: string) =>
  storeMatch(store, dishes, searchTerms(keyword))?.rank;

describe("a synonym", () => {
  const diner = storeWith("阿明小館", "台式料理");

  it("finds a dish whose name has the synonym", () => {
    expect(rank(diner, [dish("魯肉飯")], "滷肉飯")).toBe(MATCH_RANK.inDish);
  });

  it.each([
    ["of a dish does not find a dish whose description has the synonym", "便當", "附餐盒"],
    [
      "of a kind of store does not find a dish whose description has the synonym",
      "手搖",
      "附飲料一杯",
    ],
  ])("%s", (_what, keyword, desc) => {
    expect(rank(diner, [dish("排骨套餐", desc)], keyword)).toBeUndefined();
  });

  it("of a kind of store finds no dish, and the searched word itself finds a dish only by the dish's name", () => {
    expect(rank(diner, [dish("運動飲料")], "手搖")).toBeUndefined();
    expect(rank(diner, [dish("運動飲料")], "飲料")).toBe(MATCH_RANK.inDish);
    expect(rank(diner, [dish("排骨套餐", "附飲料一杯")], "飲料")).toBeUndefined();
  });

  it("in a store's name ranks after the searched word in a store's type", () => {
    expect(rank(storeWith("巷口早午餐"), [], "早餐")).toBe(MATCH_RANK.inType + 0.5);
    expect(rank(storeWith("巷口豆漿", "中式早餐"), [], "早餐")).toBe(MATCH_RANK.inType);
  });
});

describe("a store found by its dishes", () => {
  const frozen = [dish("紅燒牛肉麵 一碗"), dish("紅燒牛肉麵 五包")];

  it("ranks higher if several dish names contain the searched word than if only one does", () => {
    expect(rank(tea, [dish("芒果冰沙"), dish("可可冰沙")], "冰沙")).toBe(MATCH_RANK.inDishes);
    expect(rank(tea, [dish("芒果冰沙"), dish("綠豆湯", "冰沙口感")], "冰沙")).toBe(
      MATCH_RANK.inDish,
    );
  });

  it("has the rank inGoods if the dishes are products of a grocery", () => {
    expect(rank(mart, frozen, "牛肉麵")).toBe(MATCH_RANK.inGoods);
  });

  it("has the same rank as a restaurant if the searched word is the name of a grocery's products without the package size", () => {
    expect(rank(mart, [dish("高麗菜 半顆"), dish("高麗菜 一顆")], "高麗菜")).toBe(
      MATCH_RANK.inDishes,
    );
  });

  it("has the last rank, inDishText, if only a description contains the searched word", () => {
    expect(rank(mart, [dish("綜合湯", "加牛肉麵條")], "牛肉麵")).toBe(MATCH_RANK.inDishText);
  });
});

describe("the dishes of a search", () => {
  it.each([
    ["are empty if the store's name has the word", "老樹下", []],
    [
      "are those with the word in the name, then those with the word in the description",
      "珍珠",
      ["珍珠鮮奶茶", "綠豆湯"],
    ],
    ["contain a dish for each of two words", "仙草 綠豆", ["燒仙草", "綠豆湯"]],
    ["match only the words that are not in the store's name", "老樹下 仙草", ["燒仙草"]],
    ["are those with both words, then those with one word", "綠豆 珍珠", ["綠豆湯", "珍珠鮮奶茶"]],
  ])("%s", (_what, keyword, dishes) => {
    const match = storeMatch(tea, menu, searchTerms(keyword));
    expect(match?.dishes.map(({ name }) => name)).toEqual(dishes);
  });
});

it.each([
  ["its whole name", "牛肉麵", "牛肉麵", MATCH_RANK.isName],
  ["the end of its name", "紅燒牛肉麵（大）", "牛肉麵", MATCH_RANK.endsName],
  ["the end of its name before the package size", "冷凍水餃 20 顆", "水餃", MATCH_RANK.endsName],
  ["the middle of its name", "牛肉麵線", "牛肉麵", MATCH_RANK.inName],
  ["a word in brackets", "素水餃（十顆）", "十顆", MATCH_RANK.inName],
  ["its name and the store's name", "燒仙草", "老樹下 仙草", MATCH_RANK.endsName],
  ["the store's name only", "燒仙草", "老樹下", null],
  ["its name and a word that does not occur", "燒仙草", "仙草 牛排", null],
])(
  "in a search for %s, dishMatch returns the rank of the dish, or null if the dish does not match",
  (_what, name, keyword, rank) => {
    expect(dishMatch({ name }, tea, searchTerms(keyword))).toBe(rank);
  },
);

it.each([
  ["a name that begins with the word", MATCH_RANK.beginsName, false],
  ["a name that contains the word", MATCH_RANK.inName, true],
  ["a synonym of a type", MATCH_RANK.inType + 0.5, true],
  ["dishes", MATCH_RANK.inDishes, false],
])("isNameOrTypeMatch for a match by %s (rank %d): %s", (_what, rank, expected) => {
  expect(isNameOrTypeMatch(rank)).toBe(expected);
});

it("a product of a grocery ranks after dishes, unless its name without the package size is the searched word", () => {
  const match = (name: string) => dishMatch({ name }, mart, searchTerms("牛肉麵"));
  expect(match("紅燒牛肉麵 一碗")).toBe(MATCH_RANK.inGoods + MATCH_RANK.endsName);
  expect(match("牛肉麵 一碗")).toBe(MATCH_RANK.endsName);
});

it.each([
  ["手搖飲", "飲料", MATCH_RANK.inType + 0.5],
  ["日式料理", "日式", MATCH_RANK.beginsName],
  ["健康餐盒", "便當", MATCH_RANK.inName + 0.5],
  ["火鍋", "火鍋 韓式", null],
])("typeMatch of the type %s for the search %s is the rank %s", (name, keyword, rank) => {
  expect(typeMatch(name, searchTerms(keyword))).toBe(rank);
});

const letters = fc.constantFrom(
  ..."巷口阿明牛肉麵臺台老樹下三隻貓便當滷魯飯咖啡ABＣc１2é（）・- 🍜",
);
const names = fc.array(letters, { minLength: 2, maxLength: 12 }).map((parts) => parts.join(""));

it("every part of a name finds the name, both by typeMatch and by the search grams", () => {
  fc.assert(
    fc.property(names, fc.nat(), fc.nat(), (name, from, size) => {
      const characters = [...name];
      const start = from % characters.length;
      const part = characters.slice(start, start + 2 + (size % characters.length)).join("");
      const terms = searchTerms(part);
      fc.pre(terms.length > 0);
      expect(typeMatch(name, terms)).not.toBeNull();
      const grams = searchGrams([name]);
      for (const { word } of terms) expect(grams).toEqual(expect.arrayContaining(termGrams(word)));
    }),
  );
});

it("storeMatch returns a rank or null for every search text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 100 }), (keyword) => {
      const match = storeMatch(tea, menu, searchTerms(keyword));
      expect(match === null || match.rank <= MATCH_RANK.inDishText).toBe(true);
    }),
  );
});
