import { utmOf, utmText, utmVisit } from "@/lib/routing/utm";

const FULL = "utm_source=LINE&utm_medium=push&utm_campaign=noon";
const KEPT = { utm_source: "LINE", utm_medium: "push", utm_campaign: "noon" };
const visit = (search: string, path = "/home") => utmVisit(path, new URLSearchParams(search));
/** A link with one changed value. */
const withValue = (key: string, value: string) => {
  const params = new URLSearchParams(FULL);
  params.set(key, value);
  return String(params);
};
const campaign = (value: string) => withValue("utm_campaign", value);

/** Sixty links (SE-18) with what is kept besides source, medium and campaign; null if nothing is kept. */
const LINKS: [what: string, search: string, kept: Record<string, string> | null][] = [
  ["all three", FULL, {}],
  ["all three in another order", FULL.split("&").reverse().join("&"), {}],
  ["capital letters", FULL.replace("noon", "Noon-SALE"), { utm_campaign: "Noon-SALE" }],
  [
    "term, content and id",
    `${FULL}&utm_term=便當&utm_content=B&utm_id=7`,
    { utm_term: "便當", utm_content: "B", utm_id: "7" },
  ],
  ["other keys of the page", `${FULL}&stid=3&number=A7`, {}],
  ["keys of other networks", `${FULL}&gclid=x&fbclid=y`, {}],
  ["an unknown utm key", `${FULL}&utm_name=a&utm_source_platform=b`, {}],
  ["an additional key in capitals", `${FULL}&UTM_SOURCE=other`, {}],
  ["Chinese", campaign("雙十一快閃"), { utm_campaign: "雙十一快閃" }],
  ["a space and other signs", campaign("a b.c_d~e%f+g-h"), { utm_campaign: "a b.c_d~e%f+g-h" }],
  ["a hundred characters", campaign("a".repeat(100)), { utm_campaign: "a".repeat(100) }],
  ["a day", campaign("20261121"), { utm_campaign: "20261121" }],
  ["a long number of an advertisement", `${FULL}&utm_id=17894561230`, { utm_id: "17894561230" }],
  ["letters with accents", campaign("café"), { utm_campaign: "café" }],
  ["digits of another script", campaign("١٢٣"), { utm_campaign: "١٢٣" }],
  ["a percent sign without an escape", campaign("50%off"), { utm_campaign: "50%off" }],
  ["no source", "utm_medium=push&utm_campaign=noon", null],
  ["no medium", "utm_source=line&utm_campaign=noon", null],
  ["no campaign", "utm_source=line&utm_medium=push", null],
  ["only a source", "utm_source=line", null],
  ["only optional keys", "utm_term=a&utm_content=b&utm_id=c", null],
  ["no query at all", "", null],
  ["the three in capitals alone", "UTM_SOURCE=a&UTM_MEDIUM=b&UTM_CAMPAIGN=c", null],
  ["an empty source", withValue("utm_source", ""), null],
  ["an empty medium", withValue("utm_medium", ""), null],
  ["an empty campaign", campaign(""), null],
  ["keys without values", "utm_source&utm_medium&utm_campaign", null],
  ["an empty optional part", `${FULL}&utm_term=`, null],
  ["one character more than the limit", campaign("a".repeat(101)), null],
  ["ten kilobytes", campaign("a".repeat(10_240)), null],
  ["ten kilobytes in an optional part", `${FULL}&utm_content=${"a".repeat(10_240)}`, null],
  ["a script", campaign("<script>alert(1)</script>"), null],
  ["a picture with a handler", campaign('"><img src=x onerror=alert(1)>'), null],
  ["an escaped tag", `${FULL.replace("noon", "%3Cb%3E")}`, null],
  ["an entity", campaign("&lt;b&gt;"), null],
  ["a script's address", campaign("javascript:alert(1)"), null],
  ["another site", campaign("https://evil.example/"), null],
  ["a template", campaign("{{7*7}}"), null],
  ["a template of Ruby", campaign("#{7*7}"), null],
  ["SQL", campaign("1' OR '1'='1"), null],
  ["a path to a parent folder", campaign("../../etc/passwd"), null],
  ["a line break", campaign("a\nb"), null],
  ["a header in a value", campaign("a\r\nSet-Cookie: sid=1"), null],
  ["a NUL character", campaign("a\u0000b"), null],
  ["a right-to-left override", campaign("a\u202eb"), null],
  ["an invisible character", campaign("a\u200bb"), null],
  ["emoji", campaign("🍜"), null],
  ["a family of emoji", campaign("👨‍👩‍👧"), null],
  ["half a surrogate pair", campaign("a\ud83db"), null],
  ["an email address", campaign("amy@example.com"), null],
  ["an email address, escaped", campaign("amy%40example.com"), null],
  ["an email address, escaped twice", campaign("amy%2540example.com"), null],
  ["an email address in full-width letters", campaign("amy＠example.com"), null],
  ["a phone number", campaign("0912345678"), null],
  ["a phone number in groups", campaign("0912-345-678"), null],
  ["a phone number from abroad", campaign("+886 912 345 678"), null],
  ["a phone number among words", campaign("call 0912.345.678 now"), null],
  ["a number with an area code", campaign("02-2345-6789"), null],
  ["a phone number in an optional part", `${FULL}&utm_term=0912345678`, null],
  ["a key given twice", `${FULL}&utm_source=other`, null],
  ["the same value twice", `${FULL}&utm_source=LINE`, null],
  ["an optional key given twice", `${FULL}&utm_term=a&utm_term=b`, null],
  ["lists in brackets", "utm_source[]=a&utm_medium[]=b&utm_campaign[]=c", null],
  ["numbered lists", "utm_source[0]=a&utm_medium[0]=b&utm_campaign[0]=c", null],
  [
    "keys of an object's prototype",
    `${FULL}&__proto__[utm_source]=x&constructor=y&prototype=z`,
    {},
  ],
  ["a prototype as the source", withValue("utm_source", "__proto__"), { utm_source: "__proto__" }],
];

it("the list has at least sixty links (SE-18)", () => {
  expect(new Set(LINKS.map(([, search]) => search)).size).toBeGreaterThanOrEqual(60);
});

it.each(LINKS)("reads the campaign of a link with %s (RB-05)", (_what, search, kept) => {
  const expected = kept && { path: "/home", query: { ...KEPT, ...kept } };
  expect(visit(search)).toEqual(expected);
});

it("a link changes no prototype", () => {
  visit(`${FULL}&__proto__[utm_term]=x&__proto__.utm_term=x`);
  expect(({} as Record<string, unknown>).utm_term).toBeUndefined();
});

it("keeps the path without the rest of the query", () => {
  expect(visit(`${FULL}&v1=secret`, "/store")?.path).toBe("/store");
  expect(JSON.stringify(visit(`${FULL}&v1=secret`, "/store"))).not.toContain("secret");
});

it("ignores a path that is too long", () => {
  expect(visit(FULL, `/${"a".repeat(5000)}`)).toBeNull();
});

it("reads a stored campaign and ignores a changed one", () => {
  const kept = visit(`${FULL}&utm_term=便當 便宜`) ?? { path: "", query: {} };
  expect(utmOf(utmText(kept))).toEqual(kept.query);
  expect(
    [
      "",
      "/home",
      "/home?utm_source=a",
      "{",
      "/home?utm_source=<b>&utm_medium=b&utm_campaign=c",
    ].map(utmOf),
  ).toEqual([{}, {}, {}, {}, {}]);
});
