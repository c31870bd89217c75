import { fc } from "@/tests/setup/seeded-properties";
import { searchGrams, termGrams } from "../../../../backend/db/search-grams.ts";
import { KNOWN_WORDS } from "../../../../backend/modules/catalog/search-terms.ts";
import {
  distanceOf,
  nearestWord,
  partsAroundErrors,
  possibleParts,
} from "../../../../backend/modules/catalog/search-typo-rules.ts";

const menu = [
  "紅燒牛肉麵",
  "珍珠奶茶（大）",
  "蔥油拌麵",
  "豬肉水餃 十顆",
  "招牌滷肉飯",
  "Cheese 起司蛋餅",
];

it.each([
  ["a character that sounds alike", "珍煮奶茶", "珍珠奶茶"],
  ["two characters that sound alike", "珍煮乃茶", "珍珠奶茶"],
  ["a short word with a character that sounds alike", "伴麵", "拌麵"],
  ["a last character that sounds alike", "水狡", "水餃"],
  ["another character in a long word", "紅燒牛大麵", "紅燒牛肉麵"],
  ["a missing character", "紅燒肉麵", "紅燒牛肉麵"],
  ["an additional character", "珍珠奶奶茶", "珍珠奶茶"],
  ["two swapped characters", "珍珠茶奶", "珍珠奶茶"],
  ["a missing letter", "chese", "cheese"],
  ["two swapped letters", "cheees", "cheese"],
])("corrects %s: %s to %s", (_what, term, word) => {
  expect(nearestWord(term, menu)).toBe(word);
});

it.each([
  ["a word that occurs", "牛肉麵"],
  ["a short word with another character", "豬麵"],
  ["a word of three characters in which one character sounds different", "羊肉麵"],
  ["two wrong characters that sound different", "紅燒雞丁麵"],
  ["three wrong characters", "清蒸牛肉飯"],
  ["one character", "麵"],
  ["three letters", "che"],
  ["a long text", "麵".repeat(100)],
])("does not correct %s: %s", (_what, term) => {
  expect(nearestWord(term, menu)).toBeNull();
});

it.each(["coke", "beer", "roast"])("does not correct %s to cake, beef or toast", (word) => {
  expect(nearestWord(word, KNOWN_WORDS)).toBeNull();
});

it("corrects a term to the more frequent of two equally near words", () => {
  expect(nearestWord("紅燒魚排飯", ["紅燒雞排飯", "紅燒豬排飯", "紅燒豬排飯"])).toBe("紅燒豬排飯");
});

const words = KNOWN_WORDS.filter((word) => /^\p{Script=Han}{4,8}$/u.test(word));

it("for a word with one replaced character, nearestWord finds a word at distance 1, and partsAroundErrors returns a list whose grams all belong to the original word", () => {
  fc.assert(
    fc.property(fc.constantFrom(...words), fc.nat(), (word, at) => {
      const characters = [...word];
      characters[at % characters.length] = "齉";
      const term = characters.join("");
      expect(distanceOf(term, nearestWord(term, words) ?? "")).toBe(1);
      const grams = searchGrams([word]);
      const isIndexed = (parts: string[]) =>
        parts.flatMap(termGrams).every((gram) => grams.includes(gram));
      expect(partsAroundErrors(term).some(isIndexed)).toBe(true);
    }),
  );
});

it("distanceOf is symmetric, 0 exactly for equal texts, and at most the length of the longer text", () => {
  const text = fc.string({ unit: fc.constantFrom(..."珠煮豬奶茶麵a"), maxLength: 8 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(distanceOf(one, other)).toBe(distanceOf(other, one));
      expect(distanceOf(one, other) === 0).toBe(one === other);
      expect(distanceOf(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length));
    }),
  );
});

it.each([
  [
    "replaces one character of a short term by characters that sound alike",
    "蛋麵",
    [["淡麵"], ["旦麵"], ["蛋面"], ["蛋棉"], ["蛋免"]],
  ],
  [
    "returns the parts around each character of a longer term",
    "珍珠奶茶",
    partsAroundErrors("珍珠奶茶"),
  ],
  ["returns nothing for a single character", "麵", []],
])("possibleParts %s", (_what, term, expected) => {
  expect(possibleParts(term)).toEqual(expected);
});
