import { utmVisit } from "@/lib/routing/utm";

const FULL = { utm_source: "LINE", utm_medium: "push", utm_campaign: "noon" };
const visit = (query: Record<string, string>) => utmVisit("/home", new URLSearchParams(query));

describe("campaign links", () => {
  it("with source, medium and campaign together the path and query are stored", () => {
    expect(visit(FULL)).toEqual({
      path: "/home",
      query: { utm_source: "line", utm_medium: "push", utm_campaign: "noon" },
    });
  });

  it("term, content and id come along; other parameters do not", () => {
    const kept = visit({ ...FULL, utm_term: "便當", utm_content: "b", utm_id: "7", stid: "3" });
    expect(kept?.query).toEqual({
      utm_source: "line",
      utm_medium: "push",
      utm_campaign: "noon",
      utm_term: "便當",
      utm_content: "b",
      utm_id: "7",
    });
  });

  it.each(["utm_source", "utm_medium", "utm_campaign"])(
    "without %s nothing is stored",
    (missing) => {
      const { [missing]: _dropped, ...rest } = FULL as Record<string, string>;
      expect(visit(rest)).toBeNull();
    },
  );

  it.each([
    ["an empty value", { ...FULL, utm_source: "" }],
    ["a script", { ...FULL, utm_campaign: "<script>" }],
    ["an email address", { ...FULL, utm_source: "amy@example.com" }],
    ["a phone number", { ...FULL, utm_campaign: "0912345678" }],
    ["an endless value", { ...FULL, utm_medium: "a".repeat(101) }],
    ["a line break", { ...FULL, utm_medium: "a\nb" }],
    ["an unclean optional part", { ...FULL, utm_term: '"><img>' }],
  ])("%s makes the whole link worth nothing", (_name, query) => {
    expect(visit(query)).toBeNull();
  });

  it("a key given twice is no campaign of ours", () => {
    const params = new URLSearchParams(FULL);
    params.append("utm_source", "other");
    expect(utmVisit("/home", params)).toBeNull();
  });
});
