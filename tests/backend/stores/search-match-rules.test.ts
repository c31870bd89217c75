import fc from "fast-check";
import {
  dishMatch,
  FOUND,
  nameMatch,
  storeMatch,
} from "../../../backend/stores/search-match-rules.ts";
import { searchTerms } from "../../../backend/stores/search-terms.ts";
import { searchGrams, termGrams } from "../../../backend/stores/search-text.ts";

const shop = (name: string, ...types: string[]) => ({
  store: { name },
  types: types.map((type) => ({ name: type })),
});
const dish = (name: string, desc = "") => ({ name, desc });
const tea = shop("老樹下茶鋪（信義店）", "手搖飲", "甜點");
const menu = [dish("珍珠鮮奶茶"), dish("綠豆湯", "加珍珠另計"), dish("燒仙草")];

describe("a store is found by", () => {
  it.each([
    ["its whole name", "老樹下茶鋪（信義店）", FOUND.isName],
    ["its whole name with a space in it", "老樹下茶鋪 信義店", FOUND.isName],
    ["the beginning of its name", "老樹下", FOUND.beginsName],
    ["a part of its name", "信義", FOUND.inName],
    ["a type", "甜點", FOUND.inType],
    ["another word for a type", "飲料", FOUND.inType + 0.5],
    ["name and type", "老樹下 甜點", FOUND.inType],
    ["a dish", "仙草", FOUND.inDish],
    ["the words about a dish", "另計", FOUND.inDishText],
    ["name and dish", "信義 燒仙草", FOUND.inDish],
    ["two dishes", "仙草 綠豆", FOUND.inDish],
  ])("%s", (_what, keyword, place) => {
    expect(storeMatch(tea, menu, searchTerms(keyword))?.place).toBe(place);
  });

  it.each([
    ["a word that is nowhere", "牛排"],
    ["two words of which one is nowhere", "仙草 牛排"],
    ["characters that stand apart", "老下"],
    ["the end of one dish and the beginning of the next", "茶綠"],
  ])("but not by %s", (_what, keyword) => {
    expect(storeMatch(tea, menu, searchTerms(keyword))).toBeNull();
  });
});

describe("the dishes a store was found by", () => {
  it.each([
    ["none when its name says it", "老樹下", []],
    ["the one named so before the one that mentions it", "珍珠", ["珍珠鮮奶茶", "綠豆湯"]],
    ["one for each term", "仙草 綠豆", ["燒仙草", "綠豆湯"]],
    ["only those for what the name does not say", "老樹下 仙草", ["燒仙草"]],
    ["a dish that holds both before dishes that hold one", "綠豆 珍珠", ["綠豆湯", "珍珠鮮奶茶"]],
  ])("%s", (_what, keyword, dishes) => {
    const match = storeMatch(tea, menu, searchTerms(keyword));
    expect(match?.dishes.map(({ name }) => name)).toEqual(dishes);
  });
});

it.each([
  ["its whole name", "牛肉麵", "牛肉麵", FOUND.isName],
  ["the beginning of its name", "牛肉麵（大）", "牛肉", FOUND.beginsName],
  ["a part of its name", "紅燒牛肉麵", "牛肉", FOUND.inName],
  ["its name and the store's", "燒仙草", "老樹下 仙草", FOUND.inName],
  ["the store's name alone: not at all", "燒仙草", "老樹下", null],
  ["a word that is nowhere: not at all", "燒仙草", "仙草 牛排", null],
])("a dish is found by %s", (_what, name, keyword, place) => {
  expect(dishMatch({ name }, tea, searchTerms(keyword))).toBe(place);
});

it.each([
  ["手搖飲", "飲料", FOUND.isName + 0.5],
  ["日式料理", "日式", FOUND.beginsName],
  ["健康餐盒", "便當", FOUND.inName + 0.5],
  ["火鍋", "火鍋 韓式", null],
])("the type %s is found by %s at %s", (name, keyword, place) => {
  expect(nameMatch(name, searchTerms(keyword))).toBe(place);
});

const letters = fc.constantFrom(
  ..."巷口阿明牛肉麵臺台老樹下三隻貓便當滷魯飯咖啡ABＣc１2é（）・- 🍜",
);
const names = fc.array(letters, { minLength: 2, maxLength: 12 }).map((parts) => parts.join(""));

it("every part of a name finds it, and the index says so before the rule does", () => {
  fc.assert(
    fc.property(names, fc.nat(), fc.nat(), (name, from, size) => {
      const characters = [...name];
      const start = from % characters.length;
      const part = characters.slice(start, start + 2 + (size % characters.length)).join("");
      const terms = searchTerms(part);
      fc.pre(terms.length > 0);
      expect(nameMatch(name, terms)).not.toBeNull();
      const grams = searchGrams([name]);
      for (const [asked = ""] of terms)
        expect(grams).toEqual(expect.arrayContaining(termGrams(asked)));
    }),
  );
});

it("whatever is asked, the answer is a place or none", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 100 }), (keyword) => {
      const match = storeMatch(tea, menu, searchTerms(keyword));
      expect(match === null || match.place <= FOUND.inDishText).toBe(true);
    }),
  );
});
