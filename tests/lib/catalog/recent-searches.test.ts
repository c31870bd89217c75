import { searchTerm, typedTerm, validSearches, withRecent } from "@/lib/catalog/recent-searches";

describe("the search term", () => {
  it.each([
    ["牛肉麵", "牛肉麵"],
    ["  牛肉麵  ", "牛肉麵"],
    ["　珍奶　", "珍奶"],
    ["   ", ""],
    ["　　", ""],
    ["", ""],
  ])("of the typed text %j is %j", (typed, term) => {
    expect(searchTerm(typed)).toBe(term);
  });

  it("is cut to 100 characters", () => {
    expect(typedTerm("麵".repeat(10_000))).toBe("麵".repeat(100));
    expect(searchTerm(` ${"麵".repeat(10_000)}`)).toBe("麵".repeat(100));
  });

  it("contains no half emoji after the cut", () => {
    const term = searchTerm(`${"麵".repeat(99)}🍜`);
    expect(term).toBe("麵".repeat(99));
    expect(() => encodeURIComponent(term)).not.toThrow();
  });

  it("contains no control characters", () => {
    expect(searchTerm("牛\u0000肉\n麵")).toBe("牛肉麵");
  });
});

describe("recent searches", () => {
  it.each([
    ["put the newest term first", ["珍奶"], "拉麵", ["拉麵", "珍奶"]],
    [
      "move a repeated term to the front",
      ["拉麵", "珍奶", "披薩"],
      "披薩",
      ["披薩", "拉麵", "珍奶"],
    ],
    [
      "replace a term that differs only in capitals and full-width letters",
      ["Pizza", "拉麵"],
      "ｐｉｚｚａ",
      ["ｐｉｚｚａ", "拉麵"],
    ],
    ["keep at most five terms", ["1", "2", "3", "4", "5"], "6", ["6", "1", "2", "3", "4"]],
    ["keep no blank term", ["拉麵"], "  ", ["拉麵"]],
    ["remove spaces around a term", [], " 拉麵 ", ["拉麵"]],
  ])("%s", (_rule, recents, term, expected) => {
    expect(withRecent(recents, term)).toEqual(expected);
  });

  it.each([
    [null, []],
    ["拉麵", []],
    [{ 0: "拉麵" }, []],
    [
      [1, null, "拉麵", "", "珍奶"],
      ["拉麵", "珍奶"],
    ],
    [
      ["拉麵", "拉麵", "珍奶"],
      ["拉麵", "珍奶"],
    ],
    [
      ["1", "2", "3", "4", "5", "6", "7"],
      ["1", "2", "3", "4", "5"],
    ],
  ])("are read from the stored value %j as %j", (stored, known) => {
    expect(validSearches(stored)).toEqual(known);
  });
});
