import { searchText } from "../../../../backend/db/search-grams.ts";
import { KINDS, THINGS } from "../../../../backend/modules/catalog/search-synonyms.ts";
import { searchTerms } from "../../../../backend/modules/catalog/search-terms.ts";

const wordsOf = (keyword: string) => searchTerms(keyword).map((term) => term.word);

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
  ["a NUL character", "\u0000", []],
  ["half an emoji", "\ud83c", []],
  ["more than six words", "a b c d e f g h", ["a", "b", "c", "d", "e", "f"]],
])("%s: %j searches for %j", (_what, keyword, terms) => {
  expect(wordsOf(keyword)).toEqual(terms);
});

it.each([
  ["餐盒", "便當"],
  ["魯肉飯", "滷肉飯"],
  ["鍋物", "火鍋"],
  ["Coffee", "咖啡"],
  ["ＢＵＲＧＥＲ", "漢堡"],
  ["披薩", "pizza"],
  ["比薩", "披薩"],
  ["ramen", "拉麵"],
  ["刺身", "生魚片"],
  ["蕃茄炒蛋", "番茄炒蛋"],
  ["排骨飯盒", "排骨便當"],
])("a search for %s also searches for the synonym %s", (keyword, other) => {
  expect(searchTerms(keyword)[0]?.same).toContain(other);
});

it.each([
  ["飲料", "手搖飲"],
  ["手搖飲", "飲料"],
  ["手搖飲料店", "手搖飲"],
  ["早餐", "早午餐"],
  ["早餐店", "早餐"],
  ["超市", "生鮮"],
  ["蔬食", "素食"],
  ["日本料理", "日式"],
  ["甜品", "甜點"],
  ["麵包", "烘焙"],
  ["低卡", "健康餐盒"],
  ["咖啡廳", "咖啡"],
])("a search for %s also searches for the kind of store %s", (keyword, other) => {
  const [term] = searchTerms(keyword);
  expect(term?.kinds).toContain(other);
  expect(term?.same).not.toContain(other);
});

it.each([
  ["牛肉面", "牛肉麵"],
  ["云吞面", "雲吞麵"],
  ["bubble tea", "珍珠奶茶"],
  ["Bubble Tea", "珍奶"],
  ["fried chicken", "炸雞"],
  ["beef noodles", "牛肉麵"],
  ["bento", "餐盒"],
])("a search for %s in another spelling or language also searches for %s", (keyword, other) => {
  const terms = searchTerms(keyword);
  expect(terms).toHaveLength(1);
  expect(terms[0]?.same).toContain(other);
});

it.each([
  ["simplified characters", "鸡排饭", ["雞排飯"]],
  ["a simplified character that is also a traditional character", "面紙", ["面紙"]],
  ["English words that are not one dish together", "beef soup", ["beef", "soup"]],
])("%s: %s searches for %j", (_what, keyword, terms) => {
  expect(wordsOf(keyword)).toEqual(terms);
});

it("a Latin word has no synonyms of a shorter word inside it", () => {
  expect(searchTerms("steakhouse")).toEqual([{ word: "steakhouse", same: [], kinds: [] }]);
});

it("a term has at most twelve synonyms and twelve kinds of stores", () => {
  const [term] = searchTerms([...THINGS, ...KINDS].map(([word]) => word).join(""));
  expect(term?.same).toHaveLength(12);
  expect(term?.kinds).toHaveLength(12);
});

it.each([
  ["THINGS", THINGS],
  ["KINDS", KINDS],
])(
  "the words in the table %s are in the form that searchText returns, and no word occurs twice",
  (_what, table) => {
    const words = table.flat();
    expect(words.map(searchText)).toEqual(words);
    expect(new Set(words).size).toBe(words.length);
  },
);
