import { searchTerms, wordsForDish } from "@/backend/modules/catalog/search-terms";
import { cuisines, grocery } from "@/backend/seed/cuisines";
import { POPULAR_SEARCHES } from "@/lib/catalog/recent-searches";
import { dataName } from "@/lib/format/data-name";
import { DATA_NAMES } from "@/messages/server-texts";

test.each([
  ["手搖飲", "Bubble tea & drinks"],
  ["便當", "Bento"],
  ["銀級會員", "Silver member"],
  ["外星料理", "外星料理"],
])(
  "on an English page, dataName returns for %s the translation, or the name itself without one: %s (TX-04)",
  (type, name) => {
    expect(dataName(type, DATA_NAMES.en)).toBe(name);
  },
);

test("dataName returns the Chinese name in zh-TW (TX-04)", () => {
  const names = DATA_NAMES["zh-TW"];
  expect(names).toBeNull();
  expect(dataName("便當", names)).toBe("便當");
});

test("every store type of the sample data has an English name (TX-04)", () => {
  const names = DATA_NAMES.en;
  const types = [...cuisines, grocery].flatMap((cuisine) => cuisine.types);
  expect(types.filter((type) => names?.[type] === undefined)).toEqual([]);
});

test.each(POPULAR_SEARCHES)(
  "a search for the English name of %s finds the Chinese word (TX-04, HM-26)",
  (word) => {
    const name = dataName(word, DATA_NAMES.en);
    expect(name).not.toBe(word);
    expect(searchTerms(name).flatMap(wordsForDish)).toContain(word);
  },
);
