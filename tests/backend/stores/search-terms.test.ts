import { SYNONYMS } from "../../../backend/stores/search-synonyms.ts";
import { searchTerms } from "../../../backend/stores/search-terms.ts";
import { searchText } from "../../../backend/stores/search-text.ts";

const asked = (keyword: string) => searchTerms(keyword).map(([own]) => own);

it.each([
  ["one term", "牛肉", ["牛肉"]],
  ["terms between spaces", "牛肉 麵線", ["牛肉", "麵線"]],
  ["a full-width space", "牛肉　麵線", ["牛肉", "麵線"]],
  ["a line break and a tab", "牛肉\n\t麵線", ["牛肉", "麵線"]],
  ["full-width letters and digits", "ＡＢＣ１２", ["abc12"]],
  ["臺 written for 台", "臺式", ["台式"]],
  ["punctuation inside a term", "7-11・店", ["711店"]],
  ["the same term twice", "茶 茶", ["茶"]],
  ["no letter at all", "！？ … 🍜 %_", []],
  ["the zero byte", "\u0000", []],
  ["half an emoji", "\ud83c", []],
  ["a sentence: its first six words", "a b c d e f g h", ["a", "b", "c", "d", "e", "f"]],
])("%s: %j asks for %j", (_what, keyword, terms) => {
  expect(asked(keyword)).toEqual(terms);
});

it.each([
  ["飲料", "手搖飲"],
  ["手搖飲", "飲料"],
  ["餐盒", "便當"],
  ["魯肉飯", "滷肉飯"],
  ["早餐", "早午餐"],
  ["超市", "生鮮"],
  ["蔬食", "素食"],
  ["鍋物", "火鍋"],
  ["Coffee", "咖啡"],
  ["ＢＵＲＧＥＲ", "漢堡"],
  ["披薩", "pizza"],
  ["比薩", "披薩"],
  ["ramen", "拉麵"],
  ["蕃茄炒蛋", "番茄炒蛋"],
  ["排骨飯盒", "排骨便當"],
])("%s also finds %s", (keyword, other) => {
  expect(searchTerms(keyword)[0]).toContain(other);
});

it("a Latin word inside another one is a different word", () => {
  expect(searchTerms("steakhouse")).toEqual([["steakhouse"]]);
});

it("the visitor's own spelling comes first, and no term has many", () => {
  const terms = searchTerms(SYNONYMS.map(([word]) => word).join(""));
  expect(terms).toHaveLength(1);
  expect(terms[0]).toHaveLength(12);
});

it("the table is in the searchable form, and no word has two meanings", () => {
  const words = SYNONYMS.flat();
  expect(words.map(searchText)).toEqual(words);
  expect(new Set(words).size).toBe(words.length);
});
