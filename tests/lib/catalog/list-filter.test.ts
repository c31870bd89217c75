import {
  changedRoute,
  choicesFor,
  hasChoices,
  isKeywordCut,
  type ListRoute,
  listHref,
  parseListRoute,
  WHOLE_LIST,
  withFilter,
  withoutChoices,
} from "@/lib/catalog/list-filter";

const route = (values: Partial<ListRoute> = {}): ListRoute => ({ ...WHOLE_LIST, ...values });

describe("the URL of a store list", () => {
  it.each<[string, Partial<ListRoute>]>([
    ["/storeList", {}],
    ["/storeList?page=3", { page: 3 }],
    ["/storeList?type=3", { type: 3 }],
    ["/storeList?type=3&group=2", { type: 3, group: 2 }],
    ["/storeList?group=2&page=2", { group: 2, page: 2 }],
    ["/storeList?subject=5&sort=fee", { subject: 5, sort: "fee" }],
    [
      "/storeList?type=3&sort=rating&filter=open%2Cfree",
      { type: 3, sort: "rating", filter: ["open", "free"] },
    ],
    [
      "/storeList?keyword=%E6%BB%B7%E8%82%89%E9%A3%AF&filter=rated",
      { keyword: "滷肉飯", filter: ["rated"] },
    ],
  ])("%s is parsed and written back unchanged", (href, values) => {
    expect(parseListRoute(new URL(href, "http://localhost").search)).toEqual(route(values));
    expect(listHref(route(values))).toBe(href);
  });

  it.each<[string, Partial<ListRoute>]>([
    ["?type=x", {}],
    ["?type=0&group=-1&subject=1e3", {}],
    ["?type=9999999999", {}],
    ["?page=0", {}],
    ["?page=9999", {}],
    ["?sort=rubbish&filter=rubbish", {}],
    ["?filter=rated,rubbish,open,open", { filter: ["open", "rated"] }],
    ["?sort=recommended", {}],
    ["?keyword=%20%20", {}],
    ["?keyword=%20%E9%BA%B5%20&type=3&subject=5", { keyword: "麵" }],
    ["?type=3&subject=5", { type: 3 }],
    ["?keyword=<script>", { keyword: "<script>" }],
    ["?keyword=%E0%A4", { keyword: "\ufffd" }],
    ["?utm_source=line", {}],
  ])("the query %s selects a valid list", (search, values) => {
    expect(parseListRoute(search)).toEqual(route(values));
  });

  it("keeps at most 100 characters of a keyword, and isKeywordCut reports a longer keyword", () => {
    const search = `?keyword=${encodeURIComponent("麵😀".repeat(3333))}`;
    const { keyword = "" } = parseListRoute(search);
    expect(keyword.length).toBeLessThanOrEqual(100);
    expect(() => listHref(parseListRoute(search))).not.toThrow();
    expect(isKeywordCut(search)).toBe(true);
    expect(isKeywordCut("?keyword=%E9%BA%B5")).toBe(false);
    expect(isKeywordCut("")).toBe(false);
  });
});

describe("the sort order and filters of a store list", () => {
  it("reset the page to 1 when one of them changes", () => {
    expect(changedRoute(route({ page: 4, type: 3 }), { sort: "fee" })).toEqual(
      route({ type: 3, sort: "fee" }),
    );
  });

  it("contain the filters that are switched on, in a fixed order and without duplicates", () => {
    const both = withFilter(withFilter(route({ page: 2 }), "rated", "on"), "open", "on");
    expect(both).toEqual(route({ filter: ["open", "rated"] }));
    expect(withFilter(both, "open", "on")).toEqual(both);
    expect(withFilter(both, "open", "off")).toEqual(route({ filter: ["rated"] }));
  });

  it("can all be removed at once, and the keyword stays", () => {
    const chosen = route({ keyword: "麵", sort: "fee", filter: ["open"], page: 2 });
    expect(hasChoices(chosen)).toBe(true);
    expect(withoutChoices(chosen)).toEqual(route({ keyword: "麵" }));
    expect(hasChoices(withoutChoices(chosen))).toBe(false);
  });

  it("include the delivery fee and free delivery only for the dining type delivery", () => {
    expect(choicesFor(1)).toEqual({
      sorts: ["recommended", "distance", "rating", "fee", "pay", "time"],
      filters: ["open", "free", "offers", "rated"],
    });
    for (const dining_type of [0, 4] as const) {
      expect(choicesFor(dining_type)).toEqual({
        sorts: ["recommended", "distance", "rating", "pay", "time"],
        filters: ["open", "offers", "rated"],
      });
    }
  });
});
