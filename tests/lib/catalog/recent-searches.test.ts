import { searchTerm, typedTerm, validSearches, withRecent } from "@/lib/catalog/recent-searches";

describe("the term", () => {
  it.each([
    ["牛肉麵", "牛肉麵"],
    ["  牛肉麵  ", "牛肉麵"],
    ["　珍奶　", "珍奶"],
    ["   ", ""],
    ["　　", ""],
    ["", ""],
  ])("of %j is %j, without blank terms", (typed, term) => {
    expect(searchTerm(typed)).toBe(term);
  });

  it("cuts a text of 10,000 characters at 100", () => {
    expect(typedTerm("麵".repeat(10_000))).toBe("麵".repeat(100));
    expect(searchTerm(` ${"麵".repeat(10_000)}`)).toBe("麵".repeat(100));
  });

  it("cutting through an emoji leaves no unpaired surrogate", () => {
    const term = searchTerm(`${"麵".repeat(99)}🍜`);
    expect(term).toBe("麵".repeat(99));
    expect(() => encodeURIComponent(term)).not.toThrow();
  });

  it("control characters are left out", () => {
    expect(searchTerm("牛\u0000肉\n麵")).toBe("牛肉麵");
  });
});

describe("recent searches", () => {
  it.each([
    ["the newest is first", ["珍奶"], "拉麵", ["拉麵", "珍奶"]],
    [
      "a repeated one moves to the front",
      ["拉麵", "珍奶", "披薩"],
      "披薩",
      ["披薩", "拉麵", "珍奶"],
    ],
    [
      "full-width letters and capitals are the same term",
      ["Pizza", "拉麵"],
      "ｐｉｚｚａ",
      ["ｐｉｚｚａ", "拉麵"],
    ],
    ["at most five are kept", ["1", "2", "3", "4", "5"], "6", ["6", "1", "2", "3", "4"]],
    ["a blank one is not kept", ["拉麵"], "  ", ["拉麵"]],
    ["spaces around it are not kept", [], " 拉麵 ", ["拉麵"]],
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
  ])("a changed stored value %j is read as %j", (stored, known) => {
    expect(validSearches(stored)).toEqual(known);
  });
});
